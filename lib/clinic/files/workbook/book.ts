/** A workbook as the text of its table, or why it is none: plain data, which a thread can send. */
import { MissingPartError } from './cells'
import { sheetName, sheetsOf } from './sheets'
import { NoSheetError, type WorkbookTable, workbookTable } from './workbook'
import { PasswordError } from './zip'

interface Remark {
  readonly line?: number
  readonly found: string
  readonly expected: string
}

export interface Book {
  /** Why nothing can be read of it. */
  readonly refusal?: Remark
  readonly text?: string
  /** What whoever edits it should know. */
  readonly notes?: readonly Remark[]
}

/** Bytes of a workbook that somebody could have typed or exported. */
const maxBytes = 10_000_000

const saveAsWorkbook = 'a workbook: open it in the spreadsheet, and save it as "Excel (.xlsx)"'

export const largeBook: Book = {
  refusal: {
    found: 'a very large workbook',
    expected:
      'a table alone: copy its cells into a new workbook, without pictures and other sheets',
  },
}

/** @param table such as `analyses.csv`; never throws */
export function readBook(bytes: Buffer, table: string): Book {
  if (isProtected(bytes)) return password
  if (!isOffice(bytes)) return { refusal: { found: 'no workbook', expected: saveAsWorkbook } }
  if (bytes.length > maxBytes) return largeBook
  try {
    const read = workbookTable(bytes, sheets => sheetsOf(sheets, table))
    return { text: read.text.normalize('NFC'), notes: [...unreadSheets(read), ...hidden(read)] }
  } catch (error) {
    return refused(error, table)
  }
}

function refused(error: unknown, table: string): Book {
  if (error instanceof PasswordError) return password
  if (error instanceof NoSheetError) {
    const found = `the sheets of other tables alone: ${error.names.join(', ')}`
    return { refusal: { found, expected: `a sheet called ${sheetName(table)}` } }
  }
  if (error instanceof MissingPartError) {
    const found = `a workbook that has lost ${error.part}`
    return { refusal: { found, expected: 'the whole workbook: export it again' } }
  }
  if (/(?:more|larger) than/.test(String(error))) return largeBook
  return { refusal: { found: 'a workbook that cannot be opened', expected: saveAsWorkbook } }
}

function unreadSheets({ sheet, unread }: WorkbookTable): readonly Remark[] {
  if (unread.length === 0) return []
  const found = `sheets that are not read here: ${unread.join(', ')}`
  return [{ found, expected: `nothing: the table is the sheet ${sheet}` }]
}

function hidden({ hiddenRows, hiddenColumns }: WorkbookTable): readonly Remark[] {
  const expected = 'nothing, if they are meant: the site reads them like others; else delete them'
  const [line] = hiddenRows
  return [
    ...(line ? [{ line, found: `hidden lines (${hiddenRows.length})`, expected }] : []),
    ...(hiddenColumns.length > 0
      ? [{ found: `hidden columns: ${hiddenColumns.join(', ')}`, expected }]
      : []),
  ]
}

const oldOffice = 'd0cf11e0'

/** A zip archive, or the format of Office before 2007. */
export function isOffice(bytes: Buffer): boolean {
  return ['504b0304', oldOffice].includes(bytes.subarray(0, 4).toString('hex'))
}

const password: Book = {
  refusal: {
    found: 'a workbook with a password',
    expected: 'one without: open it in the spreadsheet, take the password off, and save it',
  },
}

/** Excel puts a workbook with a password into a file of the old format (MS-OFFCRYPTO, 2.3.4.4). */
function isProtected(bytes: Buffer): boolean {
  const isOld = bytes.subarray(0, 4).toString('hex') === oldOffice
  return isOld && bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'))
}
