/** Hits for what is being typed: asked for after a pause, and only the latest answer counts. */
import { useEffect, useState } from 'react'
import { fetchJson } from '@/lib/browser/fetch-list'
import type { Locale } from '@/lib/i18n/locales'
import type { RichHit } from '@/lib/search/rich-hit'

/** Milliseconds without a key before the backend is asked. */
const pause = 200

const none: readonly RichHit[] = []

/** Blank text asks nobody and has no hits (spec 1 §5); a failure has none either (spec 1 §8). */
export function useHits(text: string, locale: Locale, type?: string): readonly RichHit[] {
  const [hits, setHits] = useState(none)
  const q = text.trim()

  useEffect(() => {
    if (!q) {
      setHits(none)
      return
    }
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const found = await fetchHits(q, locale, type, controller.signal)
      if (!controller.signal.aborted) setHits(found)
    }, pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [q, locale, type])

  return q ? hits : none
}

async function fetchHits(
  q: string,
  locale: Locale,
  type: string | undefined,
  signal: AbortSignal,
): Promise<readonly RichHit[]> {
  const query = new URLSearchParams({ q, ...(type && { type }) })
  try {
    const json = await fetchJson(`/api/search/hits?${query}`, locale, signal)
    const { data } = json as { readonly data?: unknown }
    return Array.isArray(data) ? data : none
  } catch {
    return none
  }
}
