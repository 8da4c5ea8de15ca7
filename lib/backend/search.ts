/** The search of the embedded backend: the site's own engine over the backend's records. */
import 'server-only'
import { corpusOf } from '@/lib/content/corpus'
import type { SearchHits } from '@/lib/content/entities/search'
import type { SearchKind } from '@/lib/content/entities/search-hit'
import type { Corpus, SearchRecord } from '@/lib/content/search/corpus'
import type { SearchEngine } from '@/lib/content/search/engine'
import { makeEngine } from '@/lib/content/search/index-keeper'
import { findHits, wireOf } from '@/lib/content/search/search'
import { type Locale, locales } from '@/lib/routing/locales'
import type { SlugKind } from '@/lib/routing/routes'
import { localise } from './localise'
import type { Records } from './records/records'
import { resources } from './resources'

/** Made at the first query, and as long as the records last. */
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

const searched: Partial<Record<SlugKind, keyof Records>> = {
  service: 'services',
  doctor: 'doctors',
  analysis: 'analyses',
  analysisCategory: 'analysisCategories',
  checkUp: 'checkUps',
  parentCheckUp: 'parentCheckUps',
  promotion: 'promotions',
}

/** The backend's records as the search reads them: as they are sent. */
export function corpusOfSeed(records: Records): Corpus {
  const lists = new Map(
    Object.entries(searched).flatMap(([kind, list]) =>
      locales.map(locale => [`${kind} ${locale}`, listOf(records, list, locale)] as const),
    ),
  )
  return corpusOf((kind, locale) => lists.get(`${kind} ${locale}`) ?? [])
}

function listOf(records: Records, list: keyof Records, locale: Locale): readonly SearchRecord[] {
  const resource = resources.find(each => each.list === list)
  return records[list].map(record => ({
    // A category has no slug of its own.
    slug: '',
    ...(localise(resource?.wire?.(record, records) ?? record, locale) as Omit<
      SearchRecord,
      'slug'
    >),
  }))
}
