/** The table of a workbook (XLSX), as the text of a CSV file with the same lines. */
import { type Cells, cellText, meaningsOf, sharedTexts } from './cells'
import { attribute, type Element, parseXml, within } from './xml'
import { type Parts, partsOf } from './zip'

/** More is no price list; Excel can have a million lines, and a cell in the last of them. */
const maxRows = 50_000
const maxColumns = 200

export interface Sheet {
  readonly name: string
  readonly path: string
}

export interface WorkbookTable {
  /** A line for each line of the sheet. */
  readonly text: string
  /** The name of the sheet. */
  readonly sheet: string
  /** The names of others in which something stands. */
  readonly unread: readonly string[]
}

/** A workbook with the sheets of other tables alone. */
export class NoSheetError extends Error {
  constructor(readonly names: readonly string[]) {
    super('no sheet of the table')
  }
}

/**
 * The sheet of a table, the first that it may be of the visible ones in which something stands.
 * @param possible those that it may be, the likeliest first
 * @throws NoSheetError
 * @throws Error for what is no workbook, or too large
 */
export function workbookTable(
  bytes: Buffer,
  possible: (sheets: readonly Sheet[]) => readonly Sheet[] = sheets => sheets,
): WorkbookTable {
  const parts = partsOf(bytes)
  const book = xmlOf(parts, 'xl/workbook.xml')
  if (!book) throw new Error('no workbook')
  const strings = xmlOf(parts, 'xl/sharedStrings.xml')
  const styles = xmlOf(parts, 'xl/styles.xml')
  const cells: Cells = {
    shared: strings ? sharedTexts(strings) : [],
    meanings: styles ? meaningsOf(styles) : [],
    isFrom1904: within(book, 'workbook', 'workbookPr').some(each =>
      /^(1|true)$/.test(attribute(each, 'date1904')),
    ),
  }
  const sheets = visibleSheets(parts, book).filter(({ path }) => isFilled(bytes, path))
  const [own] = possible(sheets)
  const names = sheets.filter(sheet => sheet !== own).map(({ name }) => name)
  if (!own && names.length > 0) throw new NoSheetError(names)
  const xml = own && xmlOf(parts, own.path)
  return { text: xml ? csvText(rowsOf(xml, cells)) : '', sheet: own?.name ?? '', unread: names }
}

/** Whether a text or value stands in a sheet, each unpacked by itself. */
function isFilled(bytes: Buffer, path: string): boolean {
  return /<(?:\w+:)?[vt][ >]/.test(partsOf(bytes)(path) ?? '')
}

function xmlOf(parts: Parts, path: string): Element | undefined {
  const xml = parts(path)
  return xml === undefined ? undefined : parseXml(xml)
}

/** In the order of the tabs, without hidden ones. */
function visibleSheets(parts: Parts, book: Element): readonly Sheet[] {
  const relations = xmlOf(parts, 'xl/_rels/workbook.xml.rels') ?? {}
  const targets = new Map(
    within(relations, 'Relationships', 'Relationship').map(each => [
      attribute(each, 'Id'),
      attribute(each, 'Target'),
    ]),
  )
  return within(book, 'workbook', 'sheets', 'sheet')
    .filter(sheet => !attribute(sheet, 'state').includes('idden'))
    .map(sheet => {
      const target = targets.get(attribute(sheet, 'id')) ?? ''
      const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`
      return { name: attribute(sheet, 'name'), path }
    })
}

type Rows = string[][]

/** By the numbers of lines and columns, from 0; empty ones are holes. */
function rowsOf(sheet: Element, cells: Cells): Rows {
  const rows: Rows = []
  let next = 1
  for (const row of within(sheet, 'worksheet', 'sheetData', 'row')) {
    const number = Number(attribute(row, 'r')) || next
    next = number + 1
    const texts = textsOf(row, cells)
    if (texts.length === 0) continue
    if (number > maxRows) throw new Error(`more than ${maxRows} lines`)
    rows[number - 1] = texts
  }
  for (const merged of within(sheet, 'worksheet', 'mergeCells', 'mergeCell'))
    fillDown(rows, attribute(merged, 'ref'))
  return rows
}

function textsOf(row: Element, cells: Cells): string[] {
  const texts: string[] = []
  let next = 0
  for (const cell of within(row, 'c')) {
    const letters = /^[A-Z]+/.exec(attribute(cell, 'r'))?.[0]
    const column = letters ? columnOf(letters) : next
    next = column + 1
    const text = cellText(cell, cells).trim()
    if (text !== '' && column < maxColumns) texts[column] = text
  }
  return texts
}

/** `A` is 0, `AA` is 26. */
function columnOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** A name that is merged over several lines of its column stands in each of them. */
function fillDown(rows: Rows, range: string): void {
  const [, from, first, to, last] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(range) ?? []
  if (!from || from !== to) return
  const column = columnOf(from)
  const text = rows[Number(first) - 1]?.[column]
  if (text === undefined) return
  for (let number = Number(first); number < Math.min(Number(last), rows.length); number++) {
    const row = rows[number]
    if (row) row[column] = text
  }
}

function csvText(rows: Rows): string {
  const width = rows.reduce((most, row) => Math.max(most, row?.length ?? 0), 0)
  return Array.from(rows, (row = []) =>
    Array.from({ length: width }, (_, column) => quoted(row[column] ?? '')).join(';'),
  ).join('\n')
}

/** A line break within a cell would make two lines of one. */
function quoted(text: string): string {
  return text === '' ? '' : `"${text.replace(/\s*[\r\n]+\s*/g, ' ').replaceAll('"', '""')}"`
}
