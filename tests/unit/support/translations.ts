/** Stands in for `next-intl/server`, which works within a request only; with the Russian messages. */
import { createTranslator } from 'next-intl'
import messages from '@/messages/ru.json'

export const getTranslations = async (namespace: never) =>
  createTranslator({ locale: 'ru', messages, namespace })
