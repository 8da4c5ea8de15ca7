/** Searches a text, and formats the hits for the wire (B24). */
import {
  type SearchHit,
  type SearchHits,
  type SearchKind,
  searchKinds,
} from '@/lib/entities/search-hit'
import type { Locale } from '@/lib/routing/locales'
import type { Corrected } from './engine'
import { grouped, type Match } from './rank'
import type { SiteEngine } from './site-engine'

/** Maximum of hits of one kind, of all offers, and of articles beside offers. */
export interface HitLimits {
  readonly perKind: number
  readonly total: number
  readonly articles: number
}

/** What a list of suggestions has room for. */
export const suggested: HitLimits = { perKind: 8, total: 20, articles: 3 }

export interface FoundHit extends SearchHit {
  /** The record's id in its backend. */
  readonly record: number
}

/** What the hits are not, or are in place of. */
export interface Said {
  /** Words of the text that no hit has. */
  readonly unused: readonly string[]
  /** Words that say for whom, when, where or how, and of which no hit speaks. */
  readonly conditions: readonly string[]
  /** Words in place of which others were looked for. */
  readonly corrected: readonly Corrected[]
}

export interface FoundHits extends Said {
  readonly hits: readonly FoundHit[]
  /** What the text asks of the clinic itself: a key of the table of topics. */
  readonly topic: string | null
}

/**
 * Hits in groups of a kind, the likeliest kind and the best hit first; names are plain text.
 * @param type one kind of hits, or `null` for all.
 */
export function findAnswer(
  engine: SiteEngine,
  locale: Locale,
  text: string,
  type: SearchKind | null,
  { perKind, total, articles: most }: HitLimits = suggested,
): FoundHits {
  const { offers, articles, articlesFirst, ...said } = engine.search(text, { locale, kind: type })
  const hitOf = ({ document: { kind, record, slug, title } }: Match): FoundHit => ({
    category: kind,
    record,
    slug: slug[locale] ?? '',
    name: title[locale] ?? '',
  })
  const isAlone = offers.length === 0
  const others = articles.slice(0, isAlone ? perKind : most).map(hitOf)
  const hits = grouped(offers, perKind, total).flatMap(([, matches]) => matches.map(hitOf))
  return { ...said, hits: articlesFirst ? [...others, ...hits] : [...hits, ...others] }
}

/** The hits alone. */
export function findHits(...asked: Parameters<typeof findAnswer>): readonly FoundHit[] {
  return findAnswer(...asked).hits
}

/** Groups by kind, each hit `{slug: name}`, in the order of the hits; no kind is left out. */
export function wireOf(hits: readonly SearchHit[]): SearchHits {
  const groups = new Map<SearchKind, Record<string, string>[]>()
  for (const { category, slug, name } of hits) {
    groups.set(category, [...(groups.get(category) ?? []), { [slug]: name }])
  }
  const kinds = new Set([...groups.keys(), ...searchKinds])
  return Object.fromEntries([...kinds].map(kind => [kind, groups.get(kind) ?? []])) as SearchHits
}
