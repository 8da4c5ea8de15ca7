/** The search of the embedded backend: the site's own engine over the backend's records. */
import 'server-only'
import { clinicIn } from '@/lib/clinic'
import { corpusOf } from '@/lib/content/corpus'
import type { Corpus, SearchRecord } from '@/lib/content/search/corpus'
import { makeEngine } from '@/lib/content/search/index-cache'
import type { Lexicon } from '@/lib/content/search/lexicon'
import { findHits, wireOf } from '@/lib/content/search/search'
import type { SiteEngine } from '@/lib/content/search/site-engine'
import { searchLexicon } from '@/lib/content/search-tables/shipped-and-own'
import type { SearchHits, SearchKind } from '@/lib/entities/search-hit'
import { fromWire } from '@/lib/entities/wire'
import { defaultLocale, type Locale } from '@/lib/routing/locales'
import { isIn, localise } from './localise'
import type { Records } from './records/records'
import { resourceOf } from './resources'

interface Known {
  readonly lexicon: Lexicon
  readonly engine: SiteEngine
}

/** Built at the first query, and garbage-collected with the records. */
const engines = new WeakMap<Records, Known>()

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
  return wireOf(findHits(engineOf(records), locale, q, type))
}

function engineOf(records: Records): SiteEngine {
  const lexicon = searchLexicon()
  const known = engines.get(records)
  if (known?.lexicon === lexicon) return known.engine
  const engine = makeEngine({
    corpus: corpusOfSeed(records),
    lexicon,
    hours: () => clinicIn(defaultLocale).hours,
  })
  engines.set(records, { lexicon, engine })
  return engine
}

/** The backend's records for the search, as the site would read them. */
export function corpusOfSeed(records: Records): Corpus {
  return corpusOf((kind, locale) => {
    const { list, wire } = resourceOf(kind)
    const offered = records[list].filter(record => isIn(locale, record))
    return offered.map(record => ({
      // A category has no slug of its own.
      slug: '',
      ...fromWire(
        localise(wire?.(record, records) ?? record, locale) as Omit<SearchRecord, 'slug'>,
      ),
    }))
  })
}
