/**
 * The table at the end of the benchmark: the worst measurement for each budget. Only the parts that
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
