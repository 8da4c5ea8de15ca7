/** What the search is built over: the lists of any backend, in both languages. */
import type { Analysis, AnalysisCategory } from '@/lib/entities/analysis'
import type { CheckUp, ParentCheckUp } from '@/lib/entities/check-up'
import type { Doctor } from '@/lib/entities/doctor'
import type { Promotion } from '@/lib/entities/promotion'
import type { Service } from '@/lib/entities/service'
import { type Locale, locales } from '@/lib/i18n/locales'

/** The lists in one language, of each record what is searched. */
export interface SearchLists {
  readonly services: readonly Pick<
    Service,
    'id' | 'slug' | 'name' | 'description' | 'category_service'
  >[]
  readonly doctors: readonly Pick<
    Doctor,
    'id' | 'slug' | 'name' | 'description' | 'short_info' | 'tags'
  >[]
  readonly analyses: readonly Pick<Analysis, 'id' | 'slug' | 'name' | 'category_analysis_id'>[]
  readonly analysisCategories: readonly Pick<AnalysisCategory, 'id' | 'name'>[]
  readonly checkUps: readonly Pick<
    CheckUp,
    'id' | 'slug' | 'name' | 'short_description' | 'parent_id'
  >[]
  readonly parentCheckUps: readonly Pick<ParentCheckUp, 'id' | 'name' | 'short_description'>[]
  readonly promotions: readonly Pick<Promotion, 'id' | 'slug' | 'name' | 'description'>[]
}

export type Corpus = Readonly<Record<Locale, SearchLists>>

/** Whether both have the very same lists: a list that says the same keeps its identity. */
export function isSameCorpus(a: Corpus, b: Corpus): boolean {
  return locales.every(locale =>
    (Object.keys(a[locale]) as (keyof SearchLists)[]).every(
      list => a[locale][list] === b[locale][list],
    ),
  )
}

/** A record in the languages that have it; at least one. */
export type Twins<T> = Partial<Readonly<Record<Locale, T>>>

/** The records of both lists by id, in the order of the first. */
export function twinsOf<T extends { readonly id: number }>(
  lists: Readonly<Record<Locale, readonly T[]>>,
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

/** What the record says in each language that has it. */
export function inBoth<T, R>(twins: Twins<T> | undefined, say: (record: T) => R): R[] {
  return locales.flatMap(locale => {
    const record = twins?.[locale]
    return record === undefined ? [] : [say(record)]
  })
}
