/** Kazakh coverage of the site by kind of page. */
import { splitLocale } from '@/lib/routing/split-locale'
import type { Coverage, Finding, PageRow } from '../data'

type Row = Pick<PageRow, 'path' | 'locale' | 'kind' | 'indexable' | 'words'>

/** @param findings those of R6 name Kazakh pages with Russian in them */
export function coverageOf(rows: readonly Row[], findings: readonly Finding[]): Coverage[] {
  const listed = rows.filter(({ indexable }) => indexable)
  const mixed = new Set(findings.filter(({ rule }) => rule === 'R6').map(({ path }) => path))
  return [...new Set(listed.map(({ kind }) => kind))].map(kind => {
    const own = listed.filter(row => row.kind === kind)
    const russian = own.filter(({ locale }) => locale === 'ru')
    const kazakh = own.filter(({ locale }) => locale === 'kk')
    const twins = new Map(kazakh.map(row => [splitLocale(row.path).path, row]))
    const pairs = russian.flatMap(row => {
      const twin = twins.get(row.path)
      return twin ? [[row, twin] as const] : []
    })
    const words = (side: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[side].words, 0)
    return {
      kind,
      russian: russian.length,
      kazakh: kazakh.length,
      missing: russian.map(({ path }) => path).filter(path => !twins.has(path)),
      mixed: kazakh.map(({ path }) => path).filter(path => mixed.has(path)),
      words: words(0) === 0 ? 0 : words(1) / words(0),
    }
  })
}
