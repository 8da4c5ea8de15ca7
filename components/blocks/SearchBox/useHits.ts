/** Hits while typing: debounced, and only the latest response counts. */
import { useEffect, useState } from 'react'
import { fetchJson } from '@/components/hooks/fetch-list'
import type { RichHit } from '@/lib/content/search/rich-hit'
import type { Locale } from '@/lib/routing/locales'

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

const nothing: Found = { text: '', hits: [], elsewhere: false, answered: false }

/** Blank text makes no request and has no hits (B34); a failure has none either. */
export function useHits(text: string, locale: Locale, type?: string): Found {
  const [found, setFound] = useState(nothing)
  const q = text.trim()

  useEffect(() => {
    if (!q) {
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
  }, [q, locale, type])

  return q ? found : nothing
}

async function find(
  text: string,
  locale: Locale,
  type: string | undefined,
  signal: AbortSignal,
): Promise<Found> {
  const fetchHits = async (kind?: string): Promise<readonly RichHit[]> => {
    const query = new URLSearchParams({ q: text, ...(kind && { type: kind }) })
    const json = await fetchJson(`/api/search/hits?${query}`, locale, signal)
    const { data } = json as { readonly data?: unknown }
    if (!Array.isArray(data)) throw new Error('No list of hits')
    return data
  }
  try {
    const own = await fetchHits(type)
    const elsewhere = own.length === 0 && type !== undefined
    return { text, hits: elsewhere ? await fetchHits() : own, elsewhere, answered: true }
  } catch {
    return { ...nothing, text }
  }
}
