/** The search of the embedded backend: the site's own engine over the backend's records. */
import 'server-only'
import { corpusOf } from '@/lib/content/corpus'
import type { SearchHits } from '@/lib/content/entities/search'
import type { SearchKind } from '@/lib/content/entities/search-hit'
import type { Corpus, SearchRecord } from '@/lib/content/search/corpus'
import type { SearchEngine } from '@/lib/content/search/engine'
import { makeEngine } from '@/lib/content/search/index-keeper'
import { findHits, wireOf } from '@/lib/content/search/search'
import type { Locale } from '@/lib/routing/locales'
import type { SlugKind } from '@/lib/routing/routes'
import { type Localised, localise } from './localise'
import type { Records } from './records/records'

/**
 * Hits of a text by kind; the first kind and the first hit of each are the likeliest.
 * @param type one kind of hits, or `null` for all.
 */
export function searchHits(
  seed: Records,
  locale: Locale,
  q: string,
  type: SearchKind | null,
): SearchHits {
  return wireOf(findHits(engineOf(seed), locale, q, type))
}

/** The backend's records as the search reads them. */
export function corpusOfSeed(seed: Records): Corpus {
  const lists = { ru: listsOf(seed, 'ru'), kk: listsOf(seed, 'kk') }
  return corpusOf((kind, locale) => lists[locale][kind] ?? [])
}

function listsOf(
  seed: Records,
  locale: Locale,
): Partial<Record<SlugKind, readonly SearchRecord[]>> {
  const inLanguage = <T>(value: T): Localised<T> => localise(value, locale)
  const titles = new Map(seed.jobTitles.map(({ id, name }) => [id, { specialty: name[locale] }]))
  const categories = new Map(inLanguage(seed.serviceCategories).map(each => [each.id, each]))
  return {
    service: seed.services.map(({ id, slug, name, description, category_service_id }) => ({
      ...inLanguage({ id, slug, name, description }),
      category_service: categories.get(category_service_id ?? 0) ?? null,
    })),
    doctor: seed.doctors.map(({ id, slug, name, description, tags, job_titles }) => ({
      ...inLanguage({ id, slug, name, description, tags }),
      short_info: job_titles.flatMap(title => titles.get(title) ?? []),
    })),
    analysis: inLanguage(seed.analyses),
    analysisCategory: inLanguage(seed.analysisCategories).map(each => ({ ...each, slug: '' })),
    checkUp: inLanguage(seed.checkUps),
    parentCheckUp: inLanguage(seed.parentCheckUps),
    promotion: inLanguage(seed.promotions),
  }
}

const engines = new WeakMap<
  Records['analyses'],
  { readonly seed: Records; readonly engine: SearchEngine }
>()

/** Made at the first query, and as long as the lists last. */
function engineOf(seed: Records): SearchEngine {
  const kept = engines.get(seed.analyses)
  if (kept && isSame(kept.seed, seed)) return kept.engine
  const engine = makeEngine(corpusOfSeed(seed))
  engines.set(seed.analyses, { seed, engine })
  return engine
}

/** The backend wraps its lists in a new object for every call, the lists stay. */
function isSame(a: Records, b: Records): boolean {
  return (Object.keys(a) as (keyof Records)[]).every(list => a[list] === b[list])
}
