/** Hits while typing: debounced, and only the latest response counts. */
import { useEffect, useState } from 'react'
import type { Locale } from '@/lib/routing/locales'
import { findHits } from './findHits'
import { type FoundHits, nothing } from './found'

const debounceMs = 200

/**
 * Blank text makes no request and has no hits (B34); a failure has none either.
 */
export function useHits(text: string, locale: Locale, type?: string): FoundHits {
  const [found, setFound] = useState(nothing)
  const q = text.trim()

  useEffect(() => {
    if (!q) {
      setFound(nothing)
      return
    }
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const next = await findHits(q, locale, type, controller.signal)
      if (!controller.signal.aborted) setFound(next)
    }, debounceMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [q, locale, type])

  return q ? found : nothing
}
