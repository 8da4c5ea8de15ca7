import type { Locale } from './locales'

/** UI messages of one language, also for code that renders no page. */
export async function messagesOf(locale: Locale) {
  const messages = {
    ru: () => import('@/messages/ru.json'),
    kk: () => import('@/messages/kk.json'),
  }
  return (await messages[locale]()).default
}
