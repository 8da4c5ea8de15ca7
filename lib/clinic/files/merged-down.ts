/**
 * Cells that are merged over the lines below: a CSV file, such as a published sheet, has their text in
 * the first line alone. (A workbook says which are merged.)
 */
import type { Finding } from './finding'
import type { Row } from './row'

/** Columns whose values are those of a group of rows; a name and a price are one row's. */
const columns = ['category', 'sample', 'days'] as const

/**
 * Fills the empty cells of a column that has a value in the first row of each section, and none in
 * half of the rows: what of a column is not merged says nothing about the rows below.
 */
export function mergedDown(file: string, rows: readonly Row[]) {
  return columns.reduce<{ readonly rows: readonly Row[]; readonly notes: readonly Finding[] }>(
    (read, field) => {
      const empty = read.rows.filter(({ record }) => record[field] === '')
      const begins = beginningsOf(read.rows, field)
      const isMerged =
        empty.length >= read.rows.length / 2 &&
        read.rows.every((row, at) => !begins.has(at) || row.record[field])
      const [first] = empty
      if (!isMerged || !first) return read
      const fault = { code: 'mergedCells', values: { rows: empty.length } } as const
      const notes = [...read.notes, { file, line: first.line, field, ...fault }]
      return { rows: filled(read.rows, field), notes }
    },
    { rows, notes: [] },
  )
}

/** The first row of the table and of each of its sections; those of the categories are their cells. */
function beginningsOf(rows: readonly Row[], field: string): ReadonlySet<number> {
  const categoryOf = (at: number) => rows[at]?.record.category
  const begins = rows.flatMap((_, at) =>
    at === 0 || (field !== 'category' && categoryOf(at) !== categoryOf(at - 1)) ? [at] : [],
  )
  return new Set(begins)
}

function filled(rows: readonly Row[], field: string): readonly Row[] {
  let last = ''
  return rows.map(row => {
    const text = row.record[field] ?? ''
    if (text !== '') last = text
    return text === '' ? { ...row, record: { ...row.record, [field]: last } } : row
  })
}
