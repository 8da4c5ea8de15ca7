/** What the search is built over: the records of any backend, in both languages. */
import type { Reception } from '@/lib/doctors/reception'
import type { SearchKind } from '@/lib/entities/search-hit'
import { type Locale, locales } from '@/lib/routing/locales'

/** How a kind of record is indexed. Texts are plain or HTML; names are always indexed. */
export interface SearchConfig<T, Kind extends string = string> {
  /** The kind of its hits; without it, it only helps to find the records of its group. */
  readonly as?: SearchKind
  /** The kind of its parent, whose searched texts find this record, too. */
  readonly group?: Kind
  groupId?(record: T): number | null
  /** Job titles of a doctor. */
  specialties?(record: T): readonly string[]
  /** Labels of a doctor, which lay names are looked for in, too: languages, days. */
  labels?(record: T): readonly string[]
  /** From what age an analysis is done, in years; `null` for children of an age that is not said, `undefined` if nothing is. */
  youngest?(record: T): number | null | undefined
  /** What people call it, beside its name. */
  called?(record: T): readonly string[]
  /** When a doctor receives. */
  reception?(record: T): Reception
  /** Name of a category that is not a record. */
  topic?(record: T): string | undefined
  text?(record: T): readonly string[]
}

export interface SearchRecord {
  readonly id: number
  readonly slug: string
  readonly name: string
}

type InBoth<T> = Readonly<Record<Locale, T>>

/** All records of a kind. */
export interface SearchList {
  readonly searched: SearchConfig<SearchRecord>
  readonly records: InBoth<readonly SearchRecord[]>
}

/** By kind, in the order of documents. */
export type Corpus = Readonly<Record<string, SearchList>>

/**
 * Whether both have identical lists: the store keeps the identity of a list while its content is
 * the same.
 */
export function isSameCorpus(a: Corpus, b: Corpus): boolean {
  return Object.entries(a).every(([kind, { records }]) =>
    locales.every(locale => records[locale] === b[kind]?.records[locale]),
  )
}

/** A record in the languages that have it; at least one. */
export type Twins<T> = Partial<Readonly<Record<Locale, T>>>

/** The records of both lists by id, in the order of the first. */
export function twinsOf<T extends { readonly id: number }>(
  lists: InBoth<readonly T[]>,
): ReadonlyMap<number, Twins<T>> {
  const twins = new Map<number, Partial<Record<Locale, T>>>()
  for (const locale of locales) {
    for (const record of lists[locale]) {
      const known = twins.get(record.id) ?? {}
      known[locale] ??= record
      twins.set(record.id, known)
    }
  }
  return twins
}

/** A value of the record in each language that has it. */
export function inBoth<T, R>(twins: Twins<T> | undefined, read: (record: T) => R): R[] {
  return locales.flatMap(locale => {
    const record = twins?.[locale]
    return record === undefined ? [] : [read(record)]
  })
}
