/** Hits while typing: debounced, and only the latest response counts. */
import { useEffect, useState } from 'react'
import type { RichHit } from '@/lib/content/search/rich-hit'
import type { Locale } from '@/lib/routing/locales'
import type { findHits } from './findHits'

/** Debounce in milliseconds. */
const pause = 200

export interface Found {
  /** Trimmed; what is typed now may be longer. */
  readonly text: string
  readonly hits: readonly RichHit[]
  /** Of other kinds than the box is for, which has none. */
  readonly elsewhere: boolean
  /** The site was asked and answered. */
  readonly answered: boolean
}

export const nothing: Found = { text: '', hits: [], elsewhere: false, answered: false }

/**
 * Blank text makes no request and has no hits (B34); a failure has none either.
 * @param find asks the site; `undefined` while its code is on the way
 */
export function useHits(
  find: typeof findHits | undefined,
  text: string,
  locale: Locale,
  type?: string,
): Found {
  const [found, setFound] = useState(nothing)
  const q = text.trim()

  useEffect(() => {
    if (!q || !find) {
      setFound(nothing)
      return
    }
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const next = await find(q, locale, type, controller.signal)
      if (!controller.signal.aborted) setFound(next)
    }, pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [find, q, locale, type])

  return q ? found : nothing
}
