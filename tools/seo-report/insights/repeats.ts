/** Near-duplicate titles, descriptions and texts of pages in one language. */
import { type Locale, locales } from '@/lib/routing/locales'
import type { Aliases, PageRow, Repeat } from '../data'
import { nearGroups, type Shingles, shinglesOf, similarity } from './near'

/** Words in a shingle, and the smallest similarity of duplicates. */
const measures = {
  title: { size: 1, minSimilarity: 0.9 },
  description: { size: 2, minSimilarity: 0.85 },
  body: { size: 3, minSimilarity: 0.8 },
} as const

/** The shingles of the main text, which take less memory than the text. */
export function bodyOf(text: string): Shingles {
  return shinglesOf(text, measures.body.size)
}

type Row = Pick<PageRow, 'path' | 'locale' | 'kind' | 'title' | 'description' | 'indexable'>

/** @param bodies by path; among pages that search engines may list */
export function repeatsOf(rows: readonly Row[], bodies: ReadonlyMap<string, Shingles>): Repeat[] {
  return locales.flatMap(locale => {
    const own = rows.filter(row => row.locale === locale && row.indexable)
    return [
      ...groups('title', locale, own, row => shinglesOf(row.title, measures.title.size)),
      ...groups('description', locale, own, row =>
        shinglesOf(row.description, measures.description.size),
      ),
      ...groups('body', locale, own, row => bodies.get(row.path) ?? new Uint32Array()),
    ]
  })
}

function groups(
  what: Repeat['what'],
  locale: Locale,
  rows: readonly Row[],
  shingles: (row: Row) => Shingles,
): Repeat[] {
  return nearGroups(rows, shingles, measures[what].minSimilarity)
    .map(({ items, similarity: lowest }) => {
      const [first] = items
      const text = (what === 'description' ? first?.description : first?.title) ?? ''
      return { what, locale, text, paths: items.map(({ path }) => path), similarity: lowest }
    })
    .sort((a, b) => b.paths.length - a.paths.length)
}

/** Pairwise similarity of the home page and the landing pages made from it. */
export function aliasesOf(rows: readonly Row[], bodies: ReadonlyMap<string, Shingles>): Aliases[] {
  return locales.flatMap(locale => {
    const paths = rows
      .filter(row => row.locale === locale && /^(home|landing.*)$/.test(row.kind))
      .map(({ path }) => path)
    const own = paths.map(path => bodies.get(path) ?? new Uint32Array())
    if (paths.length < 2) return []
    return { locale, paths, similarity: own.map(a => own.map(b => similarity(a, b))) }
  })
}
