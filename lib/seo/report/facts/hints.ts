/** Hints: what no rule forbids, and a marketer may want to improve. */

import { unusualLengths } from '@/lib/seo/rules/checks/head'
import type { Page } from '@/lib/seo/rules/page'
import type { Finding, PageRow } from '../data'
import { hintWords } from '../labels/hints'

/** Fewer words than this in the main part are a hint. */
const fewWords = 120
/** Milliseconds to the first byte that are a hint, even of the fastest visitor. */
const slow = 800
/** Least length of a translation, as a share of the original. */
const leastTranslated = 0.6

/** Titles and descriptions that search engines cut, or fill up themselves. */
export function lengthHints(page: Page): Finding[] {
  return unusualLengths(page).map(({ url, found }) => {
    const [, what = '', length = ''] = /^(\w+) of (\d+)/.exec(found) ?? []
    return hint('length', url, hintWords.length(what, length))
  })
}

export function rowHints(row: Omit<PageRow, 'linksIn'>): Finding[] {
  if (!row.indexable) return []
  const fastest = Math.min(...Object.values(row.firstByte))
  const { path, words, footWords, picturesWithoutAlt } = row
  return [
    ...(words < fewWords ? [hint('few', path, hintWords.few(words))] : []),
    ...(footWords === 0 ? [hint('foot', path, hintWords.foot())] : []),
    ...(picturesWithoutAlt > 0 ? [hint('alt', path, hintWords.alt(picturesWithoutAlt))] : []),
    ...(fastest > slow ? [hint('slow', path, hintWords.slow(fastest))] : []),
  ]
}

/** Kazakh pages with far less text than their Russian twins. */
export function translationHints(rows: readonly PageRow[]): Finding[] {
  const words = new Map(rows.filter(isRussian).map(row => [row.path, row.words]))
  return rows.flatMap(row => {
    const wanted = row.locale === 'kk' ? words.get(row.languages.ru ?? '') : undefined
    if (!wanted || !row.indexable || row.words >= wanted * leastTranslated) return []
    return hint('translation', row.path, hintWords.translation(row.words, wanted))
  })
}

const isRussian = ({ locale }: PageRow) => locale === 'ru'

function hint(rule: string, path: string, says: string): Finding {
  return { rule, severity: 'hint', path, says, visitors: [] }
}
