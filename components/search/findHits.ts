/** The request for hits, in the chunk of the drop-down. */
import { fetchJson } from '@/components/hooks/fetch-list'
import type { RichHit } from '@/lib/content/search/rich-hit'
import { attemptAsync } from '@/lib/errors/attempt'
import type { Locale } from '@/lib/routing/locales'
import { type FoundHits, nothing } from './found'

interface Answer {
  readonly data?: readonly RichHit[]
  readonly unused?: readonly string[]
}

/** Hits of one kind or, if it has none, of all kinds; none if a request fails. */
export async function findHits(
  text: string,
  locale: Locale,
  type: string | undefined,
  signal: AbortSignal,
): Promise<FoundHits> {
  const fetchHits = async (kind?: string): Promise<Pick<FoundHits, 'hits' | 'unused'>> => {
    const query = new URLSearchParams({ q: text, ...(kind && { type: kind }) })
    const json = await fetchJson(`/api/search/hits?${query}`, locale, signal)
    const { data, unused } = json as Answer
    if (!Array.isArray(data)) throw new Error('No list of hits')
    return { hits: data, unused: unused ?? [] }
  }
  const find = async (): Promise<FoundHits> => {
    const own = await fetchHits(type)
    const elsewhere = own.hits.length === 0 && type !== undefined
    return { ...(elsewhere ? await fetchHits() : own), text, elsewhere, answered: true }
  }
  const found = await attemptAsync(find, 'AbortError', 'Error', 'SyntaxError', 'TypeError')
  return found ?? { ...nothing, text }
}
