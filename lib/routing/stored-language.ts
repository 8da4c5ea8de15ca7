import { store, stored } from '@/lib/browser/storage'
import { isLocale, type Locale, languageCookie } from './locales'

/**
 * The visitor's choice of language in the browser: local storage under two keys, and the cookie by
 * which the server knows (B29).
 */
const keys = ['language', 'lang'] as const
const cookieAttributes = '; path=/; max-age=31536000; samesite=lax'

/** Keeps a choice, the cookie for a year. Where storage is forbidden it is enough. */
export function storeLanguage(language: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
  document.cookie = `${languageCookie}=${language}${cookieAttributes}`
  for (const key of keys) store(key, language)
}

/** The choice in local storage; `null`: none, or storage is forbidden. */
export function storedLanguage(): Locale | null {
  return keys.map(key => stored(key)).find(isLocale) ?? null
}

/** Whether the server knows of a choice already, and has redirected by it where it had to. */
export function hasLanguageCookie(): boolean {
  return new RegExp(`(?:^|;\\s*)${languageCookie}=`).test(document.cookie)
}
