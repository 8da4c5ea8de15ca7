/** The shared search (spec 1 §7). Asked anew each time: what visitors type is kept nowhere. */
import 'server-only'
import { type SearchHits, searchHitsSchema } from '@/lib/entities/search'
import { flattenHits, type SearchHit } from '@/lib/entities/search-hit'
import type { Locale } from '@/lib/i18n/locales'
import type { Resource } from './parse'
import { readRecord } from './read'
import { readerOf } from './reader'
import { plainText } from './sanitize'
import type { Transport } from './transport'

/** Narrows the search to one kind; `null` searches them all. */
export type SearchType = 'doctors' | 'services' | null

const hits: Resource<SearchHits> = {
  entity: 'search hits',
  schema: searchHitsSchema,
  clean: value => value,
}

/**
 * Hits as one list with plain names. Blank text finds nothing and asks nobody (spec 1 §5).
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
  const found = await readRecord(hits, { path: 'search', locale, query }, readerOf(transport))
  return found ? flattenHits(found).map(hit => ({ ...hit, name: plainText(hit.name) })) : []
}
