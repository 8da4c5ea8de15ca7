/** Tables of the content folder, as Excel, LibreOffice and Google Sheets save them. */
import 'server-only'
import { parse } from 'csv-parse/sync'
import type { z } from 'zod'
import { check, type Entries } from './check'
import { type Finding, shown } from './finding'
import { missing, readText } from './yaml'

const delimiters = [';', ',', '\t'] as const

/**
 * Reads a table with a line of headings: commas, semicolons or tabs between its cells, which may be
 * quoted. Cells stay text, also those that look like a formula. It never throws.
 */
export function readCsv<T extends z.ZodObject>(file: string, schema: T): Entries<z.infer<T>> {
  const text = readText(file)
  if (text === undefined) return { entries: [], findings: missing(file).findings }
  const isForeign = text.includes('\uFFFD')
  if (isForeign)
    return refused(file, 1, 'letters in another encoding', 'a table saved as CSV UTF-8')
  try {
    const { names, rows } = tableOf(text)
    const columns = Object.keys(schema.shape)
    const lacking = columns.filter(name => !names.includes(name))
    if (lacking.length > 0) return refused(file, 1, names.join(', '), `a column ${lacking[0]}`)
    return checked(file, rows, schema)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return refused(file, lineIn(error), message, 'a table with the same cells in each line')
  }
}

interface Row {
  readonly record: Readonly<Record<string, string>>
  readonly info: { readonly lines: number }
}

/** @throws CsvError */
function tableOf(text: string): { names: readonly string[]; rows: readonly Row[] } {
  const head = text.split('\n', 1)[0] ?? ''
  const count = (delimiter: string) => head.split(delimiter).length
  const [delimiter = ','] = [...delimiters].sort((a, b) => count(b) - count(a))
  let names: string[] = []
  const rows = parse(text, {
    delimiter,
    columns: (cells: string[]) => {
      names = cells.map(cell => cell.trim())
      return names
    },
    info: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    trim: true,
  }) as unknown as readonly Row[]
  return { names, rows }
}

function checked<T extends z.ZodType>(
  file: string,
  rows: readonly Row[],
  schema: T,
): Entries<z.infer<T>> {
  const reads = rows.map(({ record, info }) => check(file, record, schema, () => info.lines))
  return {
    entries: reads.flatMap(({ value, lineOf }) =>
      value === undefined ? [] : [{ value, file, lineOf }],
    ),
    findings: reads.flatMap(({ findings }) => findings),
  }
}

function lineIn(error: unknown): number | undefined {
  const line = typeof error === 'object' && error ? Reflect.get(error, 'lines') : undefined
  return typeof line === 'number' ? line : undefined
}

function refused(
  file: string,
  line: number | undefined,
  found: string,
  expected: string,
): { entries: []; findings: Finding[] } {
  return { entries: [], findings: [{ file, line, found: shown(found), expected }] }
}
