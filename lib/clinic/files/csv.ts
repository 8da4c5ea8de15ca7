/** Tables of the content folder, as Excel, LibreOffice and Google Sheets save them. */
import 'server-only'
import { parse } from 'csv-parse/sync'
import type { z } from 'zod'
import { visibleText } from '@/lib/text/visible-text'
import { check, type Entries } from './check'
import { damages, type Piece } from './damage'
import { type Finding, shown } from './finding'
import { type ReadFile, readFile } from './text'

const delimiters = [';', ',', '\t'] as const

/**
 * Reads a table with a line of headings: commas, semicolons or tabs between its cells, which may be
 * quoted. Cells stay text, also those that look like a formula. It never throws.
 */
export function readCsv<T extends z.ZodObject>(
  file: string,
  schema: T,
  read: ReadFile = readFile,
): Entries<z.infer<T>> {
  const { text, finding } = read(file)
  if (text === undefined) return { entries: [], findings: [finding] }
  try {
    const { names, rows } = tableOf(text)
    const problem = headingProblem(names, Object.keys(schema.shape))
    return problem ? refused(file, 1, ...problem) : checked(file, rows, schema)
  } catch (error) {
    return brokenTable(file, text, error)
  }
}

/** What is found, and what is expected. */
function headingProblem(
  names: readonly string[],
  columns: readonly string[],
): readonly [string, string] | undefined {
  const lacking = columns.find(name => !names.includes(name))
  const twin = columns.find(name => names.indexOf(name) !== names.lastIndexOf(name))
  if (lacking)
    return [
      names.join(', '),
      `the column ${lacking}, too: write its name again into the first line of the table`,
    ]
  return twin ? [`two columns ${twin}`, 'one of them: delete the other'] : undefined
}

interface Row {
  readonly record: Readonly<Record<string, string>>
  readonly info: { readonly lines: number }
}

/** The delimiter that most of a table's headings are separated by. */
export function delimiterOf(head: string): string {
  const count = (delimiter: string) => head.split(delimiter).length
  const [delimiter = ','] = [...delimiters].sort((a, b) => count(b) - count(a))
  return delimiter
}

/** @throws CsvError */
function tableOf(text: string): { names: readonly string[]; rows: readonly Row[] } {
  // Excel's own line, which names the delimiter; an empty one keeps the numbers of the lines.
  const table = text.replace(/^sep=[;,\t]/i, '')
  const head = table.trimStart().split('\n', 1)[0] ?? ''
  let names: string[] = []
  const rows = parse(table, {
    delimiter: delimiterOf(head),
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

function checked<T extends z.ZodObject>(
  file: string,
  rows: readonly Row[],
  schema: T,
): Entries<z.infer<T>> {
  const columns = Object.keys(schema.shape)
  const cells: Piece[] = rows.flatMap(({ record, info }) =>
    columns.map(field => ({ field, text: record[field] ?? '', line: info.lines })),
  )
  const { findings, spoiled } = damages(file, cells)
  const reads = rows.map(({ record, info }) =>
    check(file, visible(record), schema, () => info.lines),
  )
  return {
    entries: reads.flatMap(({ value, lineOf }) =>
      value === undefined || spoiled.has(lineOf([]) ?? 0) ? [] : [{ value, file, lineOf }],
    ),
    findings: [
      ...reads.flatMap(({ findings }) => findings),
      ...findings,
      ...cells.flatMap(cell => rewritten(file, cell)),
    ],
  }
}

/** Line breaks and invisible characters come with what is pasted into a cell. */
function visible(record: Row['record']): Row['record'] {
  return Object.fromEntries(
    Object.entries(record).map(([field, text]) => [field, visibleText(text)]),
  )
}

/** What spreadsheets make of a cell that they take for a formula, a number or a date. */
const rewritings = [
  [/^#[\p{L}/]+[?!0]?$|^#{3,}$/u, 'the text of the cell: the spreadsheet took it for a formula'],
  [/^\d+(?:[.,]\d+)?E\+\d+$/i, 'all digits: the spreadsheet has shortened the number'],
  [
    /^(?:\d\d\.)?(?:янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек)\p{L}*(?:\.\d{2,4})?$/iu,
    'the text of the cell: the spreadsheet took it for a date',
  ],
  // A quotation mark that is not closed takes in the lines up to the next one.
  [/\n.*[;,\t].*[;,\t]/, 'one line: is a quotation mark missing above?'],
  [/^=|^@\w+\(/, 'the value, not the formula'],
  [/^(?:none|null|nan|undefined)$/i, 'a value: a program has written that there is none'],
  [/_x[\da-f]{4}_/i, 'the character that Excel has written as a code'],
] as const

function rewritten(file: string, { text, ...place }: Piece): readonly Finding[] {
  return rewritings.flatMap(([pattern, expected]) =>
    pattern.test(text) ? [{ file, ...place, found: shown(text), expected, isDoubtful: true }] : [],
  )
}

function brokenTable(file: string, text: string, error: unknown) {
  const { code, record, columns } = (error ?? {}) as Readonly<Record<string, unknown>>
  if (code === 'CSV_QUOTE_NOT_CLOSED') {
    const line = text.split('\n').findIndex(each => (each.match(/"/g) ?? []).length % 2 === 1)
    const expected = 'a second one, or none'
    return refused(file, line + 1, 'a quotation mark that is not closed', expected)
  }
  if (Array.isArray(record) && Array.isArray(columns)) {
    const expected = `${columns.length}, as in the first line`
    return refused(file, lineIn(error), `${record.length} cells`, expected)
  }
  const message = error instanceof Error ? error.message : String(error)
  return refused(file, lineIn(error), message, 'a table with the same cells in each line')
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
