/**
 * Stands in for `next-intl/server`, which works within a request only; in the language of the test's
 * `currentLocale`.
 */
import { createTranslator } from 'next-intl'
import { currentLocale } from '@/lib/routing/current-locale'
import kk from '@/messages/kk.json'
import ru from '@/messages/ru.json'

const messages = { ru, kk }

export async function getTranslations(namespace: never) {
  const locale = await currentLocale()
  return createTranslator({ locale, messages: messages[locale], namespace })
}
