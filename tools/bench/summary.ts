/**
 * The table at the end of the benchmark: the worst measurement for each budget. Only the parts
 * that
 * were run have rows.
 */

export interface SummaryRow {
  what: string
  /** With its unit, and where */
  measured: string
  limit: string
}

/** As Markdown. */
export function summaryTable(rows: readonly SummaryRow[]) {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    line(['What', 'Measured', 'Limit']),
    '|---|---|---|',
    ...rows.map(({ what, measured, limit }) => line([what, measured, limit])),
  ].join('\n')
}

/** The row with the largest value. */
export const worst = <T>(rows: readonly T[], value: (row: T) => number) =>
  rows.reduce((most, row) => (value(row) > value(most) ? row : most))

/** Percentiles of response times, ms. */
export function percentiles(latencies: readonly number[]) {
  const sorted = latencies.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  return { p50: at(0.5), p95: at(0.95), longest: at(1) }
}
