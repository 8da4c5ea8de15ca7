/**
 * Tables of the content folder, as Excel, LibreOffice and Google Sheets save them: CSV or XLSX, with
 * columns in any order, headed in any of the three languages, below a title, with lines of sections.
 */
import 'server-only'
import type { z } from 'zod'
import { visibleText } from '@/lib/text/visible-text'
import { apartByLanguage } from './both-languages'
import { check, type Entries } from './check'
import { brokenTable, type Line, linesOfCsv } from './csv'
import { damages, type Piece } from './damage'
import { type Fault, type Finding, placeOf, quotedValue } from './finding'
import { columnsLike, type Headings, headingsIn, isInThousands, otherCurrencyIn } from './headings'
import { withoutMarks } from './marks'
import { mergedDown } from './merged-down'
import { withNamesBeside } from './names-beside'
import { isFormula, otherCurrency, rewritten } from './rewritten'
import type { Row } from './row'
import { type KnownLines, type TableLines, tableLines } from './table-lines'
import { type ReadFile, readFile } from './text'

export type { Row }

/** How a table is read. */
export interface Table<T extends z.ZodObject = z.ZodObject> {
  readonly schema: T
  /** Columns without which nothing can be made of it; the others may be missing. */
  readonly required: readonly (string & keyof z.infer<T>)[]
  /** Fills in what people leave out. */
  readonly complete: (rows: readonly Row[], file: string) => CompletedRows
  /** What was known of it before. */
  readonly known?: KnownLines
}

export interface CompletedRows {
  readonly rows: readonly Row[]
  readonly findings: readonly Finding[]
  readonly notes: readonly Finding[]
  /** Places of columns that the site does not know, whose cells stand in names now. */
  readonly used?: ReadonlySet<number>
}

/** Cells stay text, also those that look like a formula. It never throws. */
export function readTable<T extends z.ZodObject>(
  name: string,
  table: Table<T>,
  read: ReadFile = readFile,
): Entries<z.infer<T>> {
  const source = read(name)
  if (source.text === undefined) return unusable([source.finding])
  const { text, file = name, notes = [] } = source
  const all = attempt(() => linesOfCsv(text))
  if (all instanceof Error) return unusable(brokenTable(file, text, all))
  const { headings, lines } = withNamesBeside(headingsIn(all, ['code', ...columnsOf(table)]), all)
  const problem = headingProblem(headings, table.required) ?? lengthProblem(headings, lines)
  if (problem) return { ...unusable([{ file, ...problem }]), notes }
  const { notes: own = [], ...rest } = checked(file, headings, lines, table)
  return { ...rest, notes: [...notes, ...own] }
}

/** The columns that a table may have; named prices have headings of their own. */
export function columnsOf({ schema }: Pick<Table<z.ZodObject>, 'schema'>): readonly string[] {
  const isColumn = (field: string) => field === 'price_kind' || !field.startsWith('price_')
  return Object.keys(schema.shape).filter(isColumn)
}

/** A table of which no row can be read. */
export function unusable(findings: readonly Finding[]): Entries<never> {
  return { entries: [], findings, refused: [undefined] }
}

function attempt<T>(make: () => T): T | Error {
  try {
    return make()
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

type Problem = (Fault & Pick<Finding, 'line'>) | undefined

function headingProblem(headings: Headings, required: readonly string[]): Problem {
  const { fields, labels, line } = headings
  const prices = columnsLike('price', headings)
  const isTwice = (name: string) => fields.indexOf(name) !== fields.lastIndexOf(name)
  if (
    required.includes('price') &&
    prices.length > 1 &&
    (!fields.includes('price') || isTwice('price'))
  ) {
    const columns = prices.map(at => labels[at]).join(', ')
    return { line, code: 'severalPrices', values: { columns, column: 'price' } }
  }
  const isLacking = (name: string) =>
    !fields.includes(name) && !(name === 'name_ru' && fields.includes('name_kk'))
  const lacking = required.find(isLacking)
  if (lacking) {
    const found = labels.filter(Boolean).join(', ')
    return { line, code: 'columnMissing', values: { found, column: lacking } }
  }
  const twin = fields.find(name => name && isTwice(name))
  if (!twin) return undefined
  const columns = labels.filter((_, at) => fields[at] === twin).join(', ')
  return { line, code: 'columnTwice', values: { column: twin, columns } }
}

/** Cells without a heading, or fewer than headings: a separator is missing, or stands within one. */
function lengthProblem({ fields, below }: Headings, lines: readonly Line[]): Problem {
  const width = fields.length
  const wrong = lines
    .slice(below)
    .find(({ cells }) => cells.length < width || cells.slice(width).some(Boolean))
  if (!wrong) return undefined
  return { line: wrong.line, code: 'otherWidth', values: { width, cells: wrong.cells.length } }
}

function checked<T extends z.ZodObject>(
  file: string,
  headings: Headings,
  lines: readonly Line[],
  { schema, complete, known = { rows: new Set(), sections: new Set() } }: Table<T>,
): Entries<z.infer<T>> {
  const isPriceList = 'price' in schema.shape
  const isSectioned = isPriceList && !headings.fields.includes('category')
  const read: TableLines = isPriceList
    ? tableLines(headings, lines, isSectioned, known)
    : {
        lines: lines.slice(headings.below).filter(({ cells }) => cells.some(Boolean)),
        ...{ sections: new Map(), totals: [], notes: [], doubtful: [] },
      }
  const sections = nested(read)
  const own = rowsOf(headings, read.lines, sections)
  const apart = isPriceList ? apartByLanguage(file, own) : { rows: own, notes: [] }
  const { rows: raw, notes: named } = inKazakhAlone(file, apart.rows)
  const marked = isPriceList ? withoutMarks(file, raw) : { rows: raw, notes: [] }
  const merged = isPriceList ? mergedDown(file, marked.rows) : marked
  const { rows, findings, notes, used } = complete(
    merged.rows.map(row => ({ ...row, record: visible(row.record) })),
    file,
  )
  const cells: Piece[] = raw.flatMap(({ record, line }) =>
    Object.entries(record).map(([field, text]) => ({ field, text, line })),
  )
  const damage = damages(file, cells)
  // A formula in place of a name would be shown.
  const formulas = new Set(cells.filter(isFormula).map(({ line }) => line))
  const reads = rows.map(({ record, line }) => ({
    ...check(file, record, schema, () => line),
    record,
    isSpoiled: damage.spoiled.has(line) || formulas.has(line),
  }))
  return {
    entries: reads.flatMap(({ value, lineOf, isSpoiled }) =>
      value === undefined || isSpoiled ? [] : [{ value, file, lineOf }],
    ),
    refused: reads.flatMap(({ value, record, isSpoiled }) =>
      value === undefined || isSpoiled ? [record] : [],
    ),
    findings: [
      ...withCauses(
        reads.flatMap(read => read.findings),
        cells.flatMap(cell => [...rewritten(file, cell), ...otherCurrency(file, cell)]),
      ),
      ...(isPriceList ? otherUnitsOf(file, headings) : []),
      ...findings,
      ...damage.findings,
    ],
    sections: [...read.sections].map(([{ line }, name]) => ({
      name: visibleText(name),
      file,
      line,
    })),
    notes: [
      ...unknownColumns(file, headings, used),
      ...apart.notes,
      ...named,
      ...allSections(file, read.sections),
      ...perhapsSections(file, read.doubtful),
      ...innerSections(file, sections),
      ...emptySections(file, sections, own),
      ...leftOut(file, 'totals', read.totals),
      ...leftOut(file, 'remarks', read.notes),
      ...marked.notes,
      ...(merged === marked ? [] : merged.notes),
      ...notes,
    ],
  }
}

/** The whole table is in another currency or in thousands: the numbers alone would be shown as tenge. */
function otherUnitsOf(file: string, { fields, labels, line }: Headings): readonly Finding[] {
  const found = labels[fields.indexOf('price')] ?? ''
  const place = { file, line, field: 'price', values: { found }, isDoubtful: true }
  if (otherCurrencyIn(found)) return [{ ...place, code: 'headingInOtherCurrency' }]
  return isInThousands(found) ? [{ ...place, code: 'headingInThousands' }] : []
}

/** Every line that was taken for a section, as a name without a price looks the same. */
function allSections(file: string, sections: TableLines['sections']): readonly Finding[] {
  const [first] = sections
  if (!first) return []
  const values = { count: sections.size, names: [...sections.values()].map(visibleText).join(', ') }
  return [{ file, line: first[0].line, code: 'sections', values }]
}

/** What may be meant as a section is none, as rows would move into it. */
function perhapsSections(file: string, lines: readonly Line[]): readonly Finding[] {
  const [first] = lines
  if (!first) return []
  const names = lines.map(({ cells, line }) => `${cells.find(Boolean)} (${line})`).join(', ')
  const values = { count: lines.length, names }
  return [{ file, line: first.line, code: 'perhapsSections', values }]
}

function leftOut(
  file: string,
  code: 'totals' | 'remarks',
  lines: readonly Line[],
): readonly Finding[] {
  const [first] = lines
  if (!first) return []
  const text = quotedValue(first.cells.filter(Boolean).join(' '))
  return [{ ...placeOf(file, lines), code, values: { count: lines.length, text } }]
}

/** Of a cell that is wrong because a spreadsheet has rewritten it the cause is named alone. */
function withCauses(wrong: readonly Finding[], causes: readonly Finding[]): readonly Finding[] {
  const keyOf = ({ line, field }: Finding) => `${line} ${field}`
  const cause = new Map(causes.map(each => [keyOf(each), each]))
  const named = wrong.map(each => {
    const known = cause.get(keyOf(each))
    return known ? { ...known, isDoubtful: false } : each
  })
  const isWrong = new Set(wrong.map(keyOf))
  return [...named, ...causes.filter(each => !isWrong.has(keyOf(each)))]
}

/** Of a line that is a section: the category of the lines below, and the section within it. */
type Sections = ReadonlyMap<Line, Readonly<Record<string, string>>>

function rowsOf(headings: Headings, below: readonly Line[], sections: Sections): readonly Row[] {
  const { fields, units } = headings
  let section: Readonly<Record<string, string>> = {}
  return below.flatMap(each => {
    const { cells, line } = each
    const begun = sections.get(each)
    if (begun) {
      section = begun
      return []
    }
    const record = Object.fromEntries(
      fields.flatMap((field, index) =>
        field ? [[field, withUnit(field, cells[index] ?? '', units[index])]] : [],
      ),
    )
    const named = pricesIn(headings, cells)
    const others = cells.map((cell, index) => (fields[index] ? '' : cell))
    return Object.values(record).some(Boolean)
      ? [{ record: { ...record, ...named, ...section }, line, others }]
      : []
  })
}

/**
 * Prices of a row by their names: the first is `price`, and `price_for` says whose it is. One number
 * in a cell for two is the price of both.
 */
function pricesIn(
  { prices }: Headings,
  cells: readonly string[],
): Readonly<Record<string, string>> {
  const all = prices.flatMap((names, at) => {
    const cell = cells[at] ?? ''
    const parts = names.length > 1 ? cell.split(/\s*\/\s*/) : [cell]
    const isShared = parts.length === 1
    return names.map((name, index) => [name, (isShared ? parts[0] : parts[index]) ?? ''] as const)
  })
  const [[name = '', price = ''] = [], ...others] = all
  if (!name) return {}
  const rest = others.map(([name, price]) => [`price_${name}`, price] as const)
  return { price, price_for: name, ...Object.fromEntries(rest) }
}

/** Of a list with Kazakh names alone the Russian pages show these; one that lacks among others is an error. */
function inKazakhAlone(file: string, rows: readonly Row[]) {
  const [first] = rows
  const isKazakh = rows.every(({ record }) => !record.name_ru && record.name_kk)
  if (!first || !isKazakh) return { rows, notes: [] }
  const named = rows.map(row => ({
    ...row,
    record: { ...row.record, name_ru: row.record.name_kk ?? '' },
  }))
  const fault = { code: 'russianNameMissing', values: { rows: rows.length } } as const
  return { rows: named, notes: [{ file, line: first.line, field: 'name_ru', ...fault }] }
}

/** A number below "Срок (раб. дней)" or "Цена от" is read as if the cell said so itself. */
function withUnit(field: string, cell: string, unit: string | undefined): string {
  const text = cell.trim()
  if (!unit) return cell
  if (field === 'price') return /^[1-9]/.test(text) ? `${unit} ${text}` : cell
  return /^\D{0,4}\d{1,3}(?:\s*[-–—]\s*\d{1,3})?$/.test(text) ? `${text} ${unit}` : cell
}

/**
 * A section right above another holds it and those that follow, if the table begins so and one name
 * recurs in half of the outer ones ("Приём"): then these are the categories of all.
 */
function nested({ lines: below, sections }: TableLines): Sections {
  const names = below.map(line => sections.get(line))
  const outer: string[] = []
  const inner: { line: Line; name: string; within: string | undefined }[] = []
  for (const [index, line] of below.entries()) {
    const name = names[index]
    if (name === undefined) continue
    if (names[index + 1] !== undefined) outer.push(name)
    else inner.push({ line, name, within: outer.at(-1) })
  }
  const held = new Map<string, Set<string>>()
  for (const { name, within = '' } of inner)
    held.set(name, (held.get(name) ?? new Set()).add(within))
  const most = Math.max(0, ...[...held.values()].map(({ size }) => size))
  // Of a laboratory's infections some recur among the antibodies and the PCR, and nothing ends these.
  const isNested =
    inner.every(({ within }) => within) && most >= 3 && most >= new Set(outer).size / 2
  return new Map([
    ...[...sections].map(([line, name]) => [line, { category: name }] as const),
    ...inner.flatMap(({ line, name, within }) =>
      isNested && within ? [[line, { category: within, section: name }] as const] : [],
    ),
  ])
}

/** Sections whose name is not shown, as they stand within others. */
function innerSections(file: string, sections: Sections): readonly Finding[] {
  const inner = [...sections].flatMap(([{ line }, { category, section }]) =>
    section === undefined ? [] : [{ line, name: visibleText(`${section} (${category})`) }],
  )
  const [first] = inner
  if (!first) return []
  const values = { count: inner.length, name: first.name }
  return [{ file, line: first.line, code: 'innerSections', values }]
}

/** "Стоматология" right above "Терапевтический приём", whose rows are then under the latter alone. */
function emptySections(file: string, sections: Sections, rows: readonly Row[]): readonly Finding[] {
  const used = new Set(rows.map(({ record }) => record.category))
  const empty = [...sections].filter(([, { category }]) => !used.has(category))
  const [first] = empty
  if (!first) return []
  const [{ line }, { category }] = first
  return [
    {
      file,
      line,
      code: 'emptySections',
      values: { count: empty.length, name: visibleText(category ?? '') },
    },
  ]
}

/** Line breaks and invisible characters come with what is pasted into a cell. */
function visible(record: Row['record']): Row['record'] {
  return Object.fromEntries(
    Object.entries(record).map(([field, text]) => [field, visibleText(text)]),
  )
}

function unknownColumns(
  file: string,
  { fields, labels, line }: Headings,
  used: ReadonlySet<number> | undefined,
): readonly Finding[] {
  const unknown = labels.filter((cell, index) => cell && !fields[index] && !used?.has(index))
  if (unknown.length === 0) return []
  return [{ file, line, code: 'unknownColumns', values: { columns: unknown.join(', ') } }]
}
