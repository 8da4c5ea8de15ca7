import type { Locale } from './locales'

/** Interface words of one language, also where no page is rendered. */
export async function messagesOf(locale: Locale) {
  const messages = {
    ru: () => import('@/messages/ru.json'),
    kk: () => import('@/messages/kk.json'),
  }
  return (await messages[locale]()).default
}
