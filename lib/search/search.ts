/** The site's search over the embedded records (spec 1 §2, §7): text in, wire form out. */
import type { Seed } from '@/lib/backend/seed/seed'
import type { SearchHits } from '@/lib/entities/search'
import type { SearchKind } from '@/lib/entities/search-hit'
import type { Locale } from '@/lib/i18n/locales'
import { SearchEngine } from './engine'
import { grouped } from './rank'

const perKind = 8
const total = 20

/**
 * Hits grouped by kind, each `{slug: name}` with the name as plain text of the asked language.
 * The keys stand in the order of relevance, and so do the hits in each.
 * @param type one kind of hits, or `null` for all.
 */
export function searchSeed(
  seed: Seed,
  locale: Locale,
  text: string,
  type: SearchKind | null,
): SearchHits {
  const groups = grouped(engineOf(seed).search(text, { locale, kind: type }), perKind, total)
  return Object.fromEntries(
    groups.map(([kind, matches]) => [
      kind,
      matches.map(({ document }) => ({ [document.slug]: document.title[locale] })),
    ]),
  ) as SearchHits
}

const engines = new WeakMap<
  Seed['analyses'],
  { readonly seed: Seed; readonly engine: SearchEngine }
>()

/** One index serves both languages. It is made at the first query and as long as the lists last. */
function engineOf(seed: Seed): SearchEngine {
  const kept = engines.get(seed.analyses)
  if (kept && isSame(kept.seed, seed)) return kept.engine
  const engine = new SearchEngine(seed)
  engines.set(seed.analyses, { seed, engine })
  return engine
}

/** The backend wraps its lists in a new object for every call, the lists stay. */
function isSame(a: Seed, b: Seed): boolean {
  return (Object.keys(a) as (keyof Seed)[]).every(list => a[list] === b[list])
}
