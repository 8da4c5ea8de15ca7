/** The shared search (spec 1 §7). Asked anew each time: what visitors type is kept nowhere. */
import 'server-only'
import type { SearchHit } from '@/lib/entities/search-hit'
import type { Locale } from '@/lib/i18n/locales'
import { readHits } from '@/lib/search/hits'
import { readerOf } from './reader'
import { BackendError } from './result'
import type { Transport } from './transport'

/** Narrows the search to one kind; `null` searches them all. */
export type SearchType = 'doctors' | 'services' | null

/**
 * Hits as one list with plain names, the likeliest kind first. Blank text finds nothing and asks
 * nobody (spec 1 §5).
 * @throws BackendError; the search box shows that as no hits (spec 1 §8).
 */
export async function search(
  locale: Locale,
  q: string,
  type: SearchType = null,
  transport?: Transport,
): Promise<SearchHit[]> {
  const text = q.trim()
  if (!text) return []
  const query = { q: text, ...(type && { type }) }
  const json = await readerOf(transport)({ path: 'search', locale, query }, refuseOther)
  return readHits(json)
}

function refuseOther(json: unknown): void {
  if (typeof json !== 'object' || json === null) throw new BackendError('format', 'search')
}
