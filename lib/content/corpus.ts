/** The searched records, by the registry of kinds. */

import { searchKinds } from '@/lib/entities/search-hit'
import type { Locale } from '@/lib/routing/locales'
import { type SlugKind, slugKinds } from '@/lib/routing/routes'
import { kindOf, slugKindOf } from './kinds'
import type { Corpus, SearchList, SearchRecord } from './search/corpus'

/** The kinds that are searched, hits in the order of `searchKinds`. */
export const searchedKinds: readonly SlugKind[] = [
  ...new Set([...searchKinds.map(slugKindOf), ...slugKinds.filter(name => kindOf(name).search)]),
]

/** @param recordsOf gives the records of a kind */
export function corpusOf(
  recordsOf: (kind: SlugKind, locale: Locale) => readonly SearchRecord[],
): Corpus {
  const lists = searchedKinds.map((kind): [SlugKind, SearchList] => {
    const records = { ru: recordsOf(kind, 'ru'), kk: recordsOf(kind, 'kk') }
    return [kind, { searched: kindOf(kind).search ?? {}, records }]
  })
  return Object.fromEntries(lists)
}
