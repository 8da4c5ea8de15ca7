/** The table of a workbook (XLSX), as the text of a CSV file with the same lines. */
import { posix } from 'node:path'
import { headingMark } from '../csv'
import { type Cells, MissingPartError, sharedTexts, stylesOf } from './cells'
import { type SheetRow, sheetLines } from './sheet'
import { attribute, childrenOf, type Element, parseXml, within } from './xml'
import { type Parts, partsOf } from './zip'

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
  /** Numbers of hidden lines, from 1, and names of hidden columns, which are read like others. */
  readonly hiddenRows: readonly number[]
  readonly hiddenColumns: readonly string[]
  /** Names of columns that are not read, as they stand too far to the right. */
  readonly farColumns: readonly string[]
}

/** A workbook in whose visible sheets nothing stands. */
export class EmptyBookError extends Error {
  constructor() {
    super('nothing in the visible sheets')
  }
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
 * @throws NoSheetError, EmptyBookError, MissingPartError, PasswordError or TooLargeError
 * @throws Error for what is no workbook
 */
export function workbookTable(
  bytes: Buffer,
  possible: (sheets: readonly Sheet[]) => readonly Sheet[] = sheets => sheets,
): WorkbookTable {
  const parts = partsOf(bytes)
  const path = relationsOf(parts, '').find(({ type }) => type === 'officeDocument')?.path
  const bookPath = path ?? 'xl/workbook.xml'
  const book = xmlOf(parts, bookPath)
  if (!book || childrenOf(book, 'workbook').length === 0) throw new Error('no workbook')
  const relations = relationsOf(parts, bookPath)
  const pathOf = (type: string, usual: string) =>
    relations.find(each => each.type === type)?.path ?? usual
  const strings = parts(pathOf('sharedStrings', 'xl/sharedStrings.xml'))
  const styles = xmlOf(parts, pathOf('styles', 'xl/styles.xml'))
  const cells: Cells = {
    shared: strings === undefined ? undefined : sharedTexts(strings),
    styles: styles ? stylesOf(styles) : [],
    isFrom1904: within(book, 'workbook', 'workbookPr').some(each =>
      /^(1|true)$/.test(attribute(each, 'date1904')),
    ),
  }
  const isFilled = fillings(bytes)
  const sheets = visibleSheets(book, relations).filter(isFilled)
  const [own] = possible(sheets)
  const names = sheets.filter(sheet => sheet !== own).map(({ name }) => name)
  if (!own) throw names.length > 0 ? new NoSheetError(names) : new EmptyBookError()
  const lines = sheetLines(parts(own.path) ?? '', cells)
  return { ...lines, text: csvText(lines.rows), sheet: own.name, unread: names }
}

/** Sheets that are looked into; further ones count as filled. */
const maxSheets = 10

/** Whether a text or value stands in a sheet, each unpacked by itself. */
function fillings(bytes: Buffer): (sheet: Sheet) => boolean {
  let looked = 0
  return ({ name, path }) => {
    looked += 1
    if (looked > maxSheets) return true
    const xml = partsOf(bytes)(path)
    if (xml === undefined) throw new MissingPartError(name)
    return /<(?:\w+:)?[vtf][ >]/.test(xml)
  }
}

function xmlOf(parts: Parts, path: string): Element | undefined {
  const xml = parts(path)
  return xml === undefined ? undefined : parseXml(xml)
}

interface Relation {
  readonly id: string
  /** The last part of the name of its kind, which is the same in all editions of the standard. */
  readonly type: string
  readonly path: string
}

/** The parts to which a part points, the package itself for `''` (ECMA-376-2, 6.5). */
function relationsOf(parts: Parts, of: string): readonly Relation[] {
  const folder = posix.dirname(of)
  const xml = xmlOf(parts, posix.join(folder, '_rels', `${posix.basename(of)}.rels`)) ?? {}
  return within(xml, 'Relationships', 'Relationship').map(each => {
    const target = attribute(each, 'Target').replaceAll('\\', '/')
    return {
      id: attribute(each, 'Id'),
      type: attribute(each, 'Type').split('/').at(-1) ?? '',
      path: posix.join('/', target.startsWith('/') ? '' : folder, target).slice(1),
    }
  })
}

/** A chart, a dialog or a macro in place of cells. */
const cellless = /(?:chart|dialog|macro)sheet$/i

/** In the order of the tabs, without hidden ones. */
function visibleSheets(book: Element, relations: readonly Relation[]): readonly Sheet[] {
  const targets = new Map(relations.map(relation => [relation.id, relation]))
  return within(book, 'workbook', 'sheets', 'sheet').flatMap(sheet => {
    const { type = '', path = '' } = targets.get(attribute(sheet, 'id')) ?? {}
    const isHidden = attribute(sheet, 'state').includes('idden')
    return isHidden || cellless.test(type) ? [] : [{ name: attribute(sheet, 'name'), path }]
  })
}

function csvText(rows: readonly SheetRow[]): string {
  const width = rows.reduce((most, row) => Math.max(most, row?.texts.length ?? 0), 0)
  return Array.from(rows, row => {
    const texts = Array.from({ length: width }, (_, column) => row?.texts[column] ?? '')
    const first = texts.findIndex(Boolean)
    return texts
      .map((text, at) => quoted(row?.isHeading && at === first ? headingMark + text : text))
      .join(';')
  }).join('\n')
}

/** A line break within a cell would make two lines of one; a separator of lines does not. */
function quoted(text: string): string {
  return text === '' ? '' : `"${text.replace(/\s*[\r\n]+\s*/g, '\u2028').replaceAll('"', '""')}"`
}
