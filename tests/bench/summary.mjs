// @ts-check

/**
 * The table at the end of the benchmark: the worst measurement for each budget. Only the parts that
 * were run have rows.
 */

/**
 * @typedef {object} SummaryRow
 * @property {string} what
 * @property {string} measured with its unit, and where
 * @property {string} limit
 */

/** As Markdown. @param {readonly SummaryRow[]} rows */
export function summaryTable(rows) {
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(' | ')} |`
  return [
    line(['What', 'Measured', 'Limit']),
    '|---|---|---|',
    ...rows.map(({ what, measured, limit }) => line([what, measured, limit])),
  ].join('\n')
}

/**
 * The row with the largest value.
 * @template T
 * @param {readonly T[]} rows
 * @param {(row: T) => number} value
 */
export const worst = (rows, value) =>
  rows.reduce((most, row) => (value(row) > value(most) ? row : most))

/** Percentiles of response times, ms. @param {readonly number[]} latencies */
export function percentiles(latencies) {
  const sorted = latencies.toSorted((a, b) => a - b)
  /** @param {number} share */
  const at = share => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  return { p50: at(0.5), p95: at(0.95), longest: at(1) }
}
