/** Hits while typing: debounced, and only the latest response counts. */
import { useEffect, useState } from 'react'
import type { RichHit } from '@/lib/content/search/rich-hit'
import type { Locale } from '@/lib/routing/locales'
import type { findHits } from './findHits'

const debounceMs = 200

export interface Found {
  /** Trimmed text of the request; the field may have changed since. */
  readonly text: string
  readonly hits: readonly RichHit[]
  /** The hits are of other kinds, because the kind of the box has none. */
  readonly elsewhere: boolean
  /** A request has succeeded. */
  readonly answered: boolean
}

export const nothing: Found = { text: '', hits: [], elsewhere: false, answered: false }

/**
 * Blank text makes no request and has no hits (B34); a failure has none either.
 * @param find sends the request; `undefined` until its chunk has loaded
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
    }, debounceMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [find, q, locale, type])

  return q ? found : nothing
}
