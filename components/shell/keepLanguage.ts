import { isTyped } from '@/components/hooks/is-typed'
import { defaultLocale, localePath } from '@/lib/routing/locales'
import type { RootSegment } from '@/lib/routing/root-segment'
import { hasLanguageCookie, storedLanguage, storeLanguage } from '@/lib/routing/stored-language'

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
