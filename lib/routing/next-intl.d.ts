import type messages from '@/messages/ru.json'
import type { Locale } from './locales'

/** Message keys and arguments are checked by the compiler against the Russian dictionary. */
declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: typeof messages
  }
}
