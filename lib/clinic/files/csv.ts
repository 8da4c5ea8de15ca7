/** The cells of a table that Excel, LibreOffice or Google Sheets saved as text. */
import { parse } from 'csv-parse/sync'
import type { Finding } from './finding'

const delimiters = [';', ',', '\t'] as const

/** A line of a table: its cells, trimmed, and its number, from 1. */
export interface Line {
  readonly cells: readonly string[]
  readonly line: number
  /** The workbook shows it as a heading: bold, larger, coloured, or merged over columns. */
  readonly isHeading?: boolean
}

/** Stands in front of a line that a workbook shows as a heading, as a CSV file has no fonts. */
export const headingMark = '\u0002'

/**
 * The delimiter that separates most of a table's first lines into the same number of cells; of several
 * the most frequent one. Cells may hold the others, even more often.
 */
export function delimiterOf(head: string): string {
  const bare = head.replace(/"[^"]*"/g, '')
  const lines = bare.split('\n')
  const count = (delimiter: string) => bare.split(delimiter).length
  const even = (delimiter: string) => {
    const widths = lines.map(line => line.split(delimiter).length).filter(width => width > 1)
    return Math.max(0, ...widths.map(width => widths.filter(each => each === width).length))
  }
  const [delimiter = ','] = [...delimiters].sort((a, b) => even(b) - even(a) || count(b) - count(a))
  return delimiter
}

const maxHead = 30

/** The lines in which something stands. @throws CsvError, for {@link brokenTable} */
export function linesOfCsv(text: string): readonly Line[] {
  // Excel's own line, which names the delimiter; an empty one keeps the numbers of the lines.
  const table = text.replace(/^sep=[;,\t]/i, '')
  const rows = parse(table, {
    delimiter: delimiterOf(table.split('\n', maxHead).join('\n')),
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
  }) as unknown as readonly {
    readonly record: readonly string[]
    readonly info: { readonly lines: number }
  }[]
  return rows
    .filter(({ record }) => record.some(Boolean))
    .map(({ record, info }) => ({
      cells: record.map(cell => cell.replace(headingMark, '').trim()),
      line: info.lines,
      isHeading: record.some(cell => cell.startsWith(headingMark)),
    }))
}

/** Why a table cannot be taken apart. */
export function brokenTable(file: string, text: string, error: unknown): readonly Finding[] {
  const { code } = (error ?? {}) as Readonly<Record<string, unknown>>
  if (code === 'CSV_QUOTE_NOT_CLOSED') {
    const line = text.split('\n').findIndex(each => (each.match(/"/g) ?? []).length % 2 === 1)
    return [{ file, line: line + 1, code: 'quoteNotClosed', values: {} }]
  }
  const found = error instanceof Error ? error.message : String(error)
  return [{ file, line: lineIn(error), code: 'brokenTable', values: { found } }]
}

function lineIn(error: unknown): number | undefined {
  const line = typeof error === 'object' && error ? Reflect.get(error, 'lines') : undefined
  return typeof line === 'number' ? line : undefined
}
