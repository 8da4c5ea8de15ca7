/** The search of the embedded backend: the site's own engine over the backend's records. */
import 'server-only'
import { corpusOf } from '@/lib/content/corpus'
import type { Corpus, SearchRecord } from '@/lib/content/search/corpus'
import type { SearchEngine } from '@/lib/content/search/engine'
import { makeEngine } from '@/lib/content/search/index-cache'
import { findHits, wireOf } from '@/lib/content/search/search'
import type { SearchHits, SearchKind } from '@/lib/entities/search-hit'
import type { Locale } from '@/lib/routing/locales'
import { isIn, localise } from './localise'
import type { Records } from './records/records'
import { resourceOf } from './resources'

/** Built at the first query, and garbage-collected with the records. */
const engines = new WeakMap<Records, SearchEngine>()

/**
 * Hits of a text by kind; the first kind and the first hit of each are the likeliest.
 * @param type one kind of hits, or `null` for all.
 */
export function searchHits(
  records: Records,
  locale: Locale,
  q: string,
  type: SearchKind | null,
): SearchHits {
  const engine = engines.get(records) ?? makeEngine(corpusOfSeed(records))
  engines.set(records, engine)
  return wireOf(findHits(engine, locale, q, type))
}

/** The backend's records for the search, in wire format. */
export function corpusOfSeed(records: Records): Corpus {
  return corpusOf((kind, locale) => {
    const { list, wire } = resourceOf(kind)
    const offered = records[list].filter(record => isIn(locale, record))
    return offered.map(record => ({
      // A category has no slug of its own.
      slug: '',
      ...(localise(wire?.(record, records) ?? record, locale) as Omit<SearchRecord, 'slug'>),
    }))
  })
}
