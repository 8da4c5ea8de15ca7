/** Which sheet of a workbook a table is, as one workbook may hold several tables. */
// The attribute is what Playwright demands of JSON.
import words from '@/messages/tables.json' with { type: 'json' }
import type { Sheet } from './workbook'

const usualNames: Readonly<Record<string, readonly string[]>> = words.sheets
const known = new Set([...Object.values(usualNames).flat(), ...words.titlePages])

/**
 * Those called like the table, and then those called like no other one, title pages last; a single sheet is the table,
 * whatever it is called.
 * @param table such as `analyses.csv`
 */
export function sheetsOf(sheets: readonly Sheet[], table: string): readonly Sheet[] {
  const own = usualNames[keyOf(table)]
  if (!own || sheets.length < 2) return sheets
  const isIn = (names: readonly string[]) => (sheet: Sheet) => names.includes(plain(sheet.name))
  return [
    ...sheets.filter(isIn(own)),
    ...sheets.filter(sheet => !known.has(plain(sheet.name))),
    ...sheets.filter(isIn(words.titlePages)),
  ]
}

/** Whether one sheet alone may be the table: it is called so, and the others like other tables or title pages. */
export function isTheOne(sheet: string, others: readonly string[], table: string): boolean {
  const isOwn = (name: string) => usualNames[keyOf(table)]?.includes(plain(name))
  return isOwn(sheet) === true && others.every(name => known.has(plain(name)) && !isOwn(name))
}

/** What the sheet of a table may be called. */
export function sheetName(table: string): string {
  return usualNames[keyOf(table)]?.[0] ?? ''
}

const keyOf = (table: string) => table.replace(/\.csv$/, '')

/** In lower case, without signs and numbers such as the year. */
const plain = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\P{L}+/gu, ' ')
    .trim()
