/** Hints: what no rule forbids, and a marketer may want to improve. */

import type { Finding, PageRow } from '../data'
import { hintTexts } from '../labels/hints'
import { unusualLengths } from '../rules/checks/head'
import type { Page } from '../rules/page-types'

/** Fewer words than this in the main part are a hint. */
const minWords = 120
/** Milliseconds: a longer time to first byte of even the fastest visitor is a hint. */
const maxFirstByte = 800
/** More clicks from the home page are a hint. */
const maxDepth = 3
/** Smallest length of a translation, as a share of the original. */
const minTranslated = 0.6

/** Titles and descriptions that search engines cut, or replace because they are too short. */
export function lengthHints(page: Page): Finding[] {
  return unusualLengths(page).map(({ url, found }) => {
    const [, what = '', length = ''] = /^(\w+) of (\d+)/.exec(found) ?? []
    return hint('length', url, hintTexts.length(what, length))
  })
}

export function rowHints(
  row: Pick<
    PageRow,
    'path' | 'kind' | 'indexable' | 'words' | 'footWords' | 'picturesWithoutAlt' | 'firstByte'
  >,
): Finding[] {
  if (!row.indexable) return []
  const fastest = Math.min(...Object.values(row.firstByte))
  const { path, kind, words, footWords, picturesWithoutAlt } = row
  const isList = kind === 'siteMap'
  return [
    ...(words < minWords && !isList ? [hint('few', path, hintTexts.few(words))] : []),
    // The text of the editorial policy is the page itself.
    ...(footWords === 0 && !isList && kind !== 'editorial'
      ? [hint('foot', path, hintTexts.foot())]
      : []),
    ...(picturesWithoutAlt > 0 ? [hint('alt', path, hintTexts.alt(picturesWithoutAlt))] : []),
    ...(fastest > maxFirstByte ? [hint('slow', path, hintTexts.slow(fastest))] : []),
  ]
}

/** Pages that visitors hardly come to by the links of the site. */
export function linkHints(rows: readonly PageRow[]): Finding[] {
  return rows
    .filter(({ indexable, kind }) => indexable && kind !== 'home')
    .flatMap(({ path, depth, linksIn }) => {
      if (linksIn === 0 || depth === null) return hint('lonely', path, hintTexts.unlinked())
      if (linksIn === 1) return hint('lonely', path, hintTexts.lonely())
      return depth > maxDepth ? hint('deep', path, hintTexts.deep(depth)) : []
    })
}

/** Kazakh pages with far less text than their Russian twins. */
export function translationHints(rows: readonly PageRow[]): Finding[] {
  const words = new Map(rows.filter(isRussian).map(row => [row.path, row.words]))
  return rows.flatMap(row => {
    const wanted = row.locale === 'kk' ? words.get(row.languages.ru ?? '') : undefined
    if (!wanted || !row.indexable || row.words >= wanted * minTranslated) return []
    return hint('translation', row.path, hintTexts.translation(row.words, wanted))
  })
}

const isRussian = ({ locale }: PageRow) => locale === 'ru'

function hint(rule: string, path: string, says: string): Finding {
  return { rule, severity: 'hint', path, says, visitors: [] }
}
