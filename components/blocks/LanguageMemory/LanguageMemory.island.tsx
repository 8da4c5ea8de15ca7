'use client'

import { useParams } from 'next/navigation'
import { useEffect } from 'react'
import { defaultLocale, type Locale, localePath } from '@/lib/routing/locales'
import { readRootSegment } from '@/lib/routing/root-segment'
import { hasLanguageCookie, storedLanguage, storeLanguage } from '@/lib/routing/stored-language'

/**
 * Restores a language that only the browser's storage remembers, as after cookies were deleted.
 * With the cookie the server redirects by itself.
 */
export function LanguageMemory({ locale }: { readonly locale: Locale }) {
  const isAlone = readRootSegment(useParams().locale)?.alone
  useEffect(() => {
    const chosen = isAlone ? null : storedLanguage()
    if (!chosen || chosen === locale || locale !== defaultLocale || hasLanguageCookie()) return
    storeLanguage(chosen)
    const { pathname, search, hash } = window.location
    window.location.replace(localePath(pathname, chosen) + search + hash)
  }, [locale, isAlone])

  return null
}
