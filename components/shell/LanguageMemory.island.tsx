'use client'

import { useParams } from 'next/navigation'
import { useEffect } from 'react'
import { bounded } from '@/components/hooks/bounded'
import { isTyped } from '@/components/hooks/is-typed'
import { defaultLocale, type Locale, localePath } from '@/lib/routing/locales'
import { readRootSegment } from '@/lib/routing/root-segment'
import { hasLanguageCookie, storedLanguage, storeLanguage } from '@/lib/routing/stored-language'

/**
 * Restores a language that only the browser's storage remembers, as after cookies were deleted, or one
 * that was chosen while this page was in the back/forward cache, unless something was typed. Otherwise the server redirects by the
 * cookie.
 */
export const LanguageMemory = bounded(Memory)

function Memory({ locale }: { readonly locale: Locale }) {
  const isAlone = readRootSegment(useParams().locale)?.alone
  useEffect(() => {
    if (isAlone || locale !== defaultLocale) return
    const restore = () => {
      const chosen = storedLanguage()
      if (!chosen || chosen === locale || isTyped()) return
      storeLanguage(chosen)
      const { pathname, search, hash } = window.location
      window.location.replace(localePath(pathname, chosen) + search + hash)
    }
    if (!hasLanguageCookie()) restore()
    const back = ({ persisted }: PageTransitionEvent) => persisted && restore()
    window.addEventListener('pageshow', back)
    return () => window.removeEventListener('pageshow', back)
  }, [locale, isAlone])

  return null
}
