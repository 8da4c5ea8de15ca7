import { isLocale, type Locale } from './locales'

/**
 * The visitor's choice of language in the browser: local storage under both keys of the
 * specification (spec 1 §4), and the cookie by which the server knows.
 */
const keys = ['language', 'lang'] as const
const year = 31_536_000

export function storeLanguage(language: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
  document.cookie = `lang=${language}; path=/; max-age=${year}; samesite=lax`
  try {
    for (const key of keys) localStorage.setItem(key, language)
  } catch {
    // Storage may be forbidden; the cookie is enough.
  }
}

export function storedLanguage(): Locale | null {
  try {
    return keys.map(key => localStorage.getItem(key)).find(isLocale) ?? null
  } catch {
    return null
  }
}

export function hasLanguageCookie(): boolean {
  return /(?:^|;\s*)lang=/.test(document.cookie)
}
