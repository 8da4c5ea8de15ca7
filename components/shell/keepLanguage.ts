import { isTyped } from '@/components/hooks/is-typed'
import { defaultLocale, isLocale, localePath } from '@/lib/routing/locales'
import type { RootSegment } from '@/lib/routing/root-segment'
import { hasLanguageCookie, storedLanguage, storeLanguage } from '@/lib/routing/stored-language'

/**
 * A click on a link to the other language stores the choice in local storage, and in a cookie for the
 * server (B29). The link gets the query and the hash, which its rendered `href` lacks.
 */
export function storeChosenLanguage(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]')
    if (!link || !isLocale(link.hreflang)) return
    storeLanguage(link.hreflang)
    const { search, hash } = window.location
    link.href = link.pathname + search + hash
  })
}

/**
 * Restores a language that only the browser's storage remembers, as after cookies were deleted, or one
 * that was chosen while this page was in the back/forward cache, unless something was typed. Otherwise
 * the server redirects by the cookie.
 */
export function keepLanguage({ locale, alone }: RootSegment): void {
  if (alone || locale !== defaultLocale) return
  const restore = () => {
    const chosen = storedLanguage()
    if (!chosen || chosen === locale || isTyped()) return
    storeLanguage(chosen)
    const { pathname, search, hash } = window.location
    window.location.replace(localePath(pathname, chosen) + search + hash)
  }
  if (!hasLanguageCookie()) restore()
  window.addEventListener('pageshow', ({ persisted }) => persisted && restore())
}
