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

/**
 * Part of the early script, as the server redirects by the cookie: without it a link to Russian would
 * lead back to Kazakh until the page's scripts are there. A click on a link to the other language
 * stores the choice; the link gets the query and the hash, which its rendered `href` lacks.
 */
export const earlyLanguage = `
    addEventListener('click', ({ target }) => {
      const link = target.closest('a[hreflang]')
      if (!link) return
      document.cookie = '${languageCookie}=' + link.hreflang + '${cookieAttributes}'
      try {
        for (const key of ${JSON.stringify(keys)}) localStorage[key] = link.hreflang
      } catch {}
      link.href = link.pathname + location.search + location.hash
    }, true)`
