/** A workbook as the text of its table, or why it is none: plain data, which a thread can send. */
import type { Fault } from '../finding'
import { MissingPartError } from './cells'
import { isTheOne, sheetName, sheetsOf } from './sheets'
import { EmptyBookError, NoSheetError, type WorkbookTable, workbookTable } from './workbook'
import { PasswordError, TooLargeError } from './zip'

type Remark = Fault & { readonly line?: number }

export interface Book {
  /** Why nothing can be read of it. */
  readonly refusal?: Remark
  readonly text?: string
  /** What whoever edits it should know. */
  readonly notes?: readonly Remark[]
}

/** Bytes of a workbook that somebody could have typed or exported. */
const maxBytes = 10_000_000

const refused = (refusal: Fault): Book => ({ refusal })

export const largeBook = refused({ code: 'largeBook', values: {} })
const withPassword = refused({ code: 'bookWithPassword', values: {} })

/** @param table such as `analyses.csv`; never throws */
export function readBook(bytes: Buffer, table: string): Book {
  if (isProtected(bytes)) return withPassword
  if (!isOffice(bytes)) return refused({ code: 'noBook', values: {} })
  if (bytes.length > maxBytes) return largeBook
  try {
    const read = workbookTable(bytes, sheets => sheetsOf(sheets, table))
    const notes = [...unreadSheets(read, table), ...unseen(read)]
    return { text: read.text.normalize('NFC'), notes }
  } catch (error) {
    return refusedFor(error, table)
  }
}

function refusedFor(error: unknown, table: string): Book {
  if (error instanceof PasswordError) return withPassword
  if (error instanceof TooLargeError) return largeBook
  if (error instanceof EmptyBookError) return refused({ code: 'emptyBook', values: {} })
  if (error instanceof NoSheetError) {
    const values = { sheets: error.names.join(', '), sheet: sheetName(table) }
    return refused({ code: 'otherSheets', values })
  }
  if (error instanceof MissingPartError) {
    const { sheet } = error
    return sheet === undefined
      ? refused({ code: 'bookWithoutTexts', values: {} })
      : refused({ code: 'bookWithoutSheet', values: { sheet } })
  }
  return refused({ code: 'brokenBook', values: {} })
}

function unreadSheets({ sheet, unread }: WorkbookTable, table: string): readonly Remark[] {
  if (unread.length === 0 || isTheOne(sheet, unread, table)) return []
  return [{ code: 'unreadSheets', values: { sheets: unread.join(', '), sheet } }]
}

function unseen({ hiddenRows, hiddenColumns, farColumns }: WorkbookTable): readonly Remark[] {
  const [line] = hiddenRows
  const lines: Fault = { code: 'hiddenLines', values: { count: hiddenRows.length } }
  const columns: Fault = { code: 'hiddenColumns', values: { columns: hiddenColumns.join(', ') } }
  const far: Fault = { code: 'farColumns', values: { columns: farColumns.join(', ') } }
  return [
    ...(line ? [{ line, ...lines }] : []),
    ...(hiddenColumns.length > 0 ? [columns] : []),
    ...(farColumns.length > 0 ? [far] : []),
  ]
}

const oldOffice = 'd0cf11e0'

/** A zip archive, or the format of Office before 2007. */
export function isOffice(bytes: Buffer): boolean {
  return ['504b0304', oldOffice].includes(bytes.subarray(0, 4).toString('hex'))
}

/** Excel puts a workbook with a password into a file of the old format (MS-OFFCRYPTO, 2.3.4.4). */
function isProtected(bytes: Buffer): boolean {
  const isOld = bytes.subarray(0, 4).toString('hex') === oldOffice
  return isOld && bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'))
}
