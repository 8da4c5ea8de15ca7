/**
 * Tables of the content folder, as Excel, LibreOffice and Google Sheets save them: CSV or XLSX, with
 * columns in any order, headed in any of the three languages, below a title, with lines of sections.
 */
import 'server-only'
import type { z } from 'zod'
import { visibleText } from '@/lib/text/visible-text'
import { check, type Entries } from './check'
import { brokenTable, type Line, linesOfCsv } from './csv'
import { damages, type Piece } from './damage'
import { type Finding, shown } from './finding'
import { type Headings, headedAs, headingsIn } from './headings'
import { rewritten } from './rewritten'
import { type ReadFile, readFile } from './text'

/** A line below the headings: its cells by field, without those of missing columns. */
export interface Row {
  readonly record: Readonly<Record<string, string>>
  readonly line: number
}

/** How a table is read. */
export interface Table<T extends z.ZodObject = z.ZodObject> {
  readonly schema: T
  /** Columns without which nothing can be made of it; the others may be missing. */
  readonly required: readonly (string & keyof z.infer<T>)[]
  /** Fills in what people leave out. */
  readonly complete: (rows: readonly Row[], file: string) => CompletedRows
}

export interface CompletedRows {
  readonly rows: readonly Row[]
  readonly findings: readonly Finding[]
  readonly notes: readonly Finding[]
}

/** Cells stay text, also those that look like a formula. It never throws. */
export function readTable<T extends z.ZodObject>(
  name: string,
  table: Table<T>,
  read: ReadFile = readFile,
): Entries<z.infer<T>> {
  const source = read(name)
  if (source.text === undefined) return unusable([source.finding])
  const { text, file = name, note } = source
  const lines = attempt(() => linesOfCsv(text))
  if (lines instanceof Error) return unusable(brokenTable(file, text, lines))
  const fields = ['code', ...Object.keys(table.schema.shape)]
  const headings = headingsIn(
    lines.map(({ cells }) => cells),
    fields,
  )
  const problem = headingProblem(headings, table.required, lines) ?? lengthProblem(headings, lines)
  const notes = note ? [note] : []
  if (problem) return { ...unusable([{ file, ...problem }]), notes }
  const { notes: own = [], ...rest } = checked(file, headings, lines, table)
  return { ...rest, notes: [...notes, ...own] }
}

/** A table of which no row can be read. */
function unusable(findings: readonly Finding[]): Entries<never> {
  return { entries: [], findings, refused: [undefined] }
}

function attempt<T>(make: () => T): T | Error {
  try {
    return make()
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

type Problem = Omit<Finding, 'file'> | undefined

function headingProblem(
  { fields, row }: Headings,
  required: readonly string[],
  lines: readonly Line[],
): Problem {
  const line = lines[row]?.line ?? 1
  const lacking = required.find(name => !fields.includes(name))
  if (lacking) {
    const found = shown(lines[row]?.cells.filter(Boolean).join(', ') ?? '')
    const expected = `the column ${headedAs(lacking)}, too: write its name into the line of headings`
    return { line, found, expected }
  }
  const twin = fields.find(name => name && fields.indexOf(name) !== fields.lastIndexOf(name))
  if (!twin) return undefined
  return { line, found: shown(`two columns ${twin}`), expected: 'one of them: delete the other' }
}

/** Cells without a heading, or fewer than headings: a separator is missing, or stands within one. */
function lengthProblem({ fields, row }: Headings, lines: readonly Line[]): Problem {
  const width = lines[row]?.cells.length ?? 0
  const wrong = lines
    .slice(row + 1)
    .find(({ cells }) => cells.length < width || cells.slice(width).some(Boolean))
  if (!wrong) return undefined
  const expected = `${fields.length}, as in the line of headings`
  return { line: wrong.line, found: shown(`${wrong.cells.length} cells`), expected }
}

function checked<T extends z.ZodObject>(
  file: string,
  headings: Headings,
  lines: readonly Line[],
  { schema, complete }: Table<T>,
): Entries<z.infer<T>> {
  const hasSections = 'category' in schema.shape && !headings.fields.includes('category')
  const below = linesBelow(headings, lines)
  const sections: Sections = hasSections ? sectionsIn(below) : new Map()
  const raw = rowsOf(headings, below, sections)
  const { rows, findings, notes } = complete(
    raw.map(({ record, line }) => ({ record: visible(record), line })),
    file,
  )
  const cells: Piece[] = raw.flatMap(({ record, line }) =>
    Object.entries(record).map(([field, text]) => ({ field, text, line })),
  )
  const damage = damages(file, cells)
  const reads = rows.map(({ record, line }) => ({
    ...check(file, record, schema, () => line),
    record,
    isSpoiled: damage.spoiled.has(line),
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
        cells.flatMap(cell => rewritten(file, cell)),
      ),
      ...findings,
      ...damage.findings,
    ],
    notes: [
      ...unknownColumns(file, headings, lines),
      ...innerSections(file, sections),
      ...emptySections(file, sections, raw),
      ...notes,
    ],
  }
}

/** Of a cell that is wrong because a spreadsheet has rewritten it the cause is named alone. */
function withCauses(wrong: readonly Finding[], causes: readonly Finding[]): readonly Finding[] {
  const keyOf = ({ line, field }: Finding) => `${line} ${field}`
  const cause = new Map(causes.map(each => [keyOf(each), each]))
  const named = wrong.map(each => ({
    ...each,
    expected: cause.get(keyOf(each))?.expected ?? each.expected,
  }))
  const isWrong = new Set(wrong.map(keyOf))
  return [...named, ...causes.filter(each => !isWrong.has(keyOf(each)))]
}

/** Of a line that is a section: the category of the lines below, and the section within it. */
type Sections = ReadonlyMap<Line, Readonly<Record<string, string>>>

function rowsOf(
  { fields, units }: Headings,
  below: readonly Line[],
  sections: Sections,
): readonly Row[] {
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
        field ? [[field, withUnit(cells[index] ?? '', units[index])]] : [],
      ),
    )
    return Object.values(record).some(Boolean) ? [{ record: { ...record, ...section }, line }] : []
  })
}

/** A number below "Срок (раб. дней)" is read as if the cell said so itself. */
const withUnit = (cell: string, unit = '') =>
  unit && /^\D{0,4}\d{1,3}(?:\s*[-–—]\s*\d{1,3})?$/.test(cell.trim())
    ? `${cell.trim()} ${unit}`
    : cell

function linesBelow({ row }: Headings, lines: readonly Line[]): readonly Line[] {
  const [first, ...others] = lines.slice(row + 1).filter(({ cells }) => cells.some(Boolean))
  return first && !areNumbers(first) ? [first, ...others] : others
}

/**
 * In a table without a column for it, a line in which one cell stands, with words, is the category
 * of the lines below. One right above another holds it and those that follow, if the table begins
 * so and one name recurs in half of the outer ones ("Приём"): then these are the categories of all.
 */
function sectionsIn(below: readonly Line[]): Sections {
  const names = below.map(sectionName)
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
    ...below.flatMap((line, index) =>
      names[index] === undefined ? [] : [[line, { category: names[index] }] as const],
    ),
    ...inner.flatMap(({ line, name, within }) =>
      isNested && within ? [[line, { category: within, section: name }] as const] : [],
    ),
  ])
}

function sectionName({ cells }: Line): string | undefined {
  const filled = cells.filter(cell => cell && !codeOfSection.test(cell))
  const isSection = filled.length === 1 && /\p{L}{2}/u.test(filled[0] ?? '')
  return isSection ? visibleText(filled[0] ?? '').replace(afterSection, '') : undefined
}

/** Sections whose name is not shown, as they stand within others. */
function innerSections(file: string, sections: Sections): readonly Finding[] {
  const inner = [...sections].flatMap(([{ line }, { category, section }]) =>
    section === undefined ? [] : [{ line, name: `${section} (${category})` }],
  )
  const [first] = inner
  if (!first) return []
  const found = `sections within sections (${inner.length}), such as ${first.name}`
  const expected =
    'nothing, if it is so: their rows are shown in the section in brackets; else a column category says which'
  return [{ file, line: first.line, found, expected }]
}

/** "Стоматология" right above "Терапевтический приём", whose rows are then under the latter alone. */
function emptySections(file: string, sections: Sections, rows: readonly Row[]): readonly Finding[] {
  const used = new Set(rows.map(({ record }) => record.category))
  const empty = [...sections].filter(([, { category }]) => !used.has(category))
  const [first] = empty
  if (!first) return []
  const [{ line }, { category }] = first
  const found = `sections without rows of their own (${empty.length}), such as ${category}`
  const expected =
    'nothing, if the names of the sections below say enough; else this name in theirs, too'
  return [{ file, line, found, expected }]
}

/** Official forms number their columns below the headings: 1, 2, 3. */
function areNumbers({ cells }: Line): boolean {
  const filled = cells.filter(Boolean)
  return filled.length > 1 && filled[0] === '1' && filled.every(cell => /^\d\d?$/.test(cell))
}

/** As the state's classifier of services numbers its sections: `C03.000.004`, `DХХ.ХХХ.100`. */
const codeOfSection = /^\p{L}(?:\d\d|[XХ]{2})\.(?:000|[XХ]{3})\.\d{3}$/u

/** A colon, or the asterisk of a footnote. */
const afterSection = /[\s:*]+$/

/** Line breaks and invisible characters come with what is pasted into a cell. */
function visible(record: Row['record']): Row['record'] {
  return Object.fromEntries(
    Object.entries(record).map(([field, text]) => [field, visibleText(text)]),
  )
}

function unknownColumns(file: string, { fields, row }: Headings, lines: readonly Line[]) {
  const cells = lines[row]?.cells ?? []
  const unknown = cells.filter((cell, index) => cell && !fields[index])
  if (unknown.length === 0) return []
  const found = `columns that the site does not know: ${unknown.join(', ')}`
  const expected = 'nothing: they are left out'
  return [{ file, line: lines[row]?.line, found, expected }]
}
