/** Searches a text, and formats the hits for the wire (B24). */
import {
  type SearchHit,
  type SearchHits,
  type SearchKind,
  searchKinds,
} from '@/lib/entities/search-hit'
import type { Locale } from '@/lib/routing/locales'
import type { SearchEngine } from './engine'
import { grouped } from './rank'

/** Maximum of hits of one kind, and of all. */
export interface Most {
  readonly perKind: number
  readonly total: number
}

/** What a list of suggestions has room for. */
export const suggested: Most = { perKind: 8, total: 20 }

export interface FoundHit extends SearchHit {
  /** The record's id in its backend. */
  readonly record: number
}

/**
 * Hits in groups of a kind, the likeliest kind and the best hit first; names are plain text.
 * @param type one kind of hits, or `null` for all.
 */
export function findHits(
  engine: SearchEngine,
  locale: Locale,
  text: string,
  type: SearchKind | null,
  { perKind, total }: Most = suggested,
): FoundHit[] {
  const groups = grouped(engine.search(text, { locale, kind: type }), perKind, total)
  return groups.flatMap(([category, matches]) =>
    matches.map(({ document: { record, slug, title } }) => ({
      category,
      record,
      slug: slug[locale] ?? '',
      name: title[locale] ?? '',
    })),
  )
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
