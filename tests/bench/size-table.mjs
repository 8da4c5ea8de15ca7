// @ts-check
import { budgetOf, kilobytes } from './budgets.mjs'
import { printTable } from './table.mjs'

/** The table of the sizes: a line for each type and layout, with the heavier of its languages. */

/** @typedef {import('./sizes.mjs').Row} Row */

const heads = [
  ...['page', 'layout', 'HTML', 'gzip', 'large: HTML', 'gzip'],
  ...['JS gzip', 'CSS gzip', 'fonts', 'requests'],
]

/** @param {readonly Row[]} rows */
export function printSizes(rows) {
  const keys = [...new Set(rows.map(keyOf))]
  console.log(
    '\nSizes in KB, the heavier of two languages; "large" has 5,000 analyses; ! is over budget',
  )
  printTable(
    heads,
    keys.map(key => line(rows.filter(row => keyOf(row) === key))),
  )
  const any = budgetOf('')
  console.log(
    `Budgets: HTML ${kilobytes(any.html)}, ${kilobytes(any.htmlGzip)} gzip; first-load JS ` +
      `${kilobytes(any.scriptsGzip)}, CSS ${kilobytes(any.stylesGzip)} gzip; ` +
      `HTML of the site map ${kilobytes(budgetOf('siteMap').html)}`,
  )
}

/** @param {Row} row */
const keyOf = ({ type, layout }) => `${type} ${layout}`

/** @param {readonly Row[]} rows of one type and layout */
function line(rows) {
  const { type = '', layout = '' } = rows[0] ?? {}
  const budget = budgetOf(type)
  const requests = rows.flatMap(row => row.requests?.total ?? [])
  /** @param {Row['backend']} backend */
  const html = backend => {
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
  return [
    type,
    layout,
    ...html('seed'),
    ...html('large'),
    most(
      rows.map(({ weight }) => weight.scriptsGzip),
      budget.scriptsGzip,
    ),
    most(
      rows.map(({ weight }) => weight.stylesGzip),
      budget.stylesGzip,
    ),
    most(rows.map(({ weight }) => weight.fontsSize)),
    requests.length > 0 ? String(Math.max(...requests)) : '-',
  ]
}

/** @param {readonly number[]} sizes @param {number} [limit] */
function most(sizes, limit = Number.POSITIVE_INFINITY) {
  const size = Math.max(...sizes)
  return (size / 1024).toFixed(1) + (size > limit ? ' !' : '  ')
}
