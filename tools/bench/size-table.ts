import { printTable } from '@/tests/support/table.mjs'
import { budgetOf, kilobytes } from './budgets'
import type { Excess, Weight } from './page-weight'
import { worst } from './summary'
import type { Layout, Requests } from './visits'

/** The table of sizes: a line for each type and layout, with the larger of its languages. */

/** One page, sizes in bytes */
export interface Row {
  backend: 'seed' | 'large'
  type: string
  layout: Layout
  locale: string
  path: string
  status: number
  /** Status */
  expected: number
  weight: Weight
  /** As Chromium counts them; `null` where not counted */
  requests: Requests | null
  exceeds: readonly Excess[]
}

const heads = [
  ...['page', 'layout', 'HTML', 'gzip', 'brotli', 'of which styles', 'data', 'large: HTML', 'gzip'],
  ...['JS gzip', 'brotli', 'CSS gzip', 'brotli', 'fonts', 'pictures', 'requests'],
]

export function printSizes(rows: readonly Row[]) {
  const keys = [...new Set(rows.map(keyOf))]
  console.log(
    '\nSizes in KB, the heavier of two languages; "large" has 5,000 analyses; ! is over budget',
  )
  printTable(
    heads,
    keys.map(key => line(rows.filter(row => keyOf(row) === key))),
  )
  const any = budgetOf('')
  const large = budgetOf('', { large: true })
  console.log(
    `Budgets: HTML ${kilobytes(any.html)}, ${kilobytes(any.htmlGzip)} gzip, large ` +
      `${kilobytes(large.html)}, ${kilobytes(large.htmlGzip)} gzip; first-load JS ` +
      `${kilobytes(any.scriptsGzip)}, CSS ${kilobytes(any.stylesGzip)} gzip; ` +
      `HTML of the site map ${kilobytes(budgetOf('siteMap').html)}`,
  )
}

/** The page with the largest value of each kind. */
export function summaryOf(rows: readonly Row[]) {
  const pages = rows.filter(({ type }) => type !== 'siteMap')
  const seed = pages.filter(({ backend }) => backend === 'seed')
  const large = pages.filter(({ backend }) => backend === 'large')
  const any = budgetOf('')
  const anyLarge = budgetOf('', { large: true })
  const heaviest = (
    what: string,
    size: (row: Row) => number,
    limit: number,
    among: readonly Row[] = pages,
  ) => {
    const row = worst(among, size)
    const where = `${row.path}, ${row.layout}${row.backend === 'large' ? ', 5,000 analyses' : ''}`
    return { what, measured: `≤ ${kilobytes(size(row))} (${where})`, limit: kilobytes(limit) }
  }
  return [
    heaviest('First-load JS, gzip', ({ weight }) => weight.scriptsGzip, any.scriptsGzip),
    heaviest('HTML, gzip', ({ weight }) => weight.htmlGzip, any.htmlGzip, seed),
    heaviest('HTML, raw', ({ weight }) => weight.html, any.html, seed),
    heaviest(
      'HTML of a large clinic, gzip',
      ({ weight }) => weight.htmlGzip,
      anyLarge.htmlGzip,
      large,
    ),
    heaviest('HTML of a large clinic, raw', ({ weight }) => weight.html, anyLarge.html, large),
    heaviest('CSS, gzip', ({ weight }) => weight.stylesGzip, any.stylesGzip),
  ]
}

const keyOf = ({ type, layout }: Row) => `${type} ${layout}`

/** @param rows of one type and layout */
function line(rows: readonly Row[]) {
  const { type = '', layout = '' } = rows[0] ?? {}
  const budget = budgetOf(type)
  const requests = rows.flatMap(row => row.requests?.total ?? [])
  const pictures = rows.flatMap(row => row.requests?.pictures ?? [])
  const html = (backend: Row['backend']) => {
    const budget = budgetOf(type, { large: backend === 'large' })
    const weights = rows.filter(row => row.backend === backend).map(({ weight }) => weight)
    return [
      most(
        weights.map(weight => weight.html),
        budget.html,
      ),
      most(
        weights.map(weight => weight.htmlGzip),
        budget.htmlGzip,
      ),
    ]
  }
  const seed = rows.filter(row => row.backend === 'seed').map(({ weight }) => weight)
  return [
    type,
    layout,
    ...html('seed'),
    most(
      seed.map(({ htmlBrotli }) => htmlBrotli),
      budget.htmlBrotli,
    ),
    most(seed.map(({ stylesInHtml }) => stylesInHtml)),
    most(seed.map(({ dataInHtml }) => dataInHtml)),
    ...html('large'),
    most(
      rows.map(({ weight }) => weight.scriptsGzip),
      budget.scriptsGzip,
    ),
    most(rows.map(({ weight }) => weight.scriptsBrotli)),
    most(
      rows.map(({ weight }) => weight.stylesGzip),
      budget.stylesGzip,
    ),
    most(rows.map(({ weight }) => weight.stylesBrotli)),
    most(rows.map(({ weight }) => weight.fontsSize)),
    pictures.length > 0 ? most(pictures) : '-',
    requests.length > 0 ? String(Math.max(...requests)) : '-',
  ]
}

function most(sizes: readonly number[], limit: number = Number.POSITIVE_INFINITY) {
  const size = Math.max(...sizes)
  return (size / 1024).toFixed(1) + (size > limit ? ' !' : '  ')
}
