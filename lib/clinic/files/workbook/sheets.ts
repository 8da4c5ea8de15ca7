/** Which sheet of a workbook a table is, as one workbook may hold several tables. */
// The attribute is what Playwright demands of JSON.
import words from '@/messages/tables.json' with { type: 'json' }
import type { Sheet } from './workbook'

const usualNames: Readonly<Record<string, readonly string[]>> = words.sheets

/**
 * Those called like the table, and then those called like no other one, title pages last; a single sheet is the table,
 * whatever it is called.
 * @param table such as `analyses.csv`
 */
export function sheetsOf(sheets: readonly Sheet[], table: string): readonly Sheet[] {
  const own = usualNames[keyOf(table)]
  if (!own || sheets.length < 2) return sheets
  const others = [...Object.values(usualNames).flat(), ...words.titlePages]
  const isIn = (names: readonly string[]) => (sheet: Sheet) => names.includes(plain(sheet.name))
  return [
    ...sheets.filter(isIn(own)),
    ...sheets.filter(sheet => !isIn(others)(sheet)),
    ...sheets.filter(isIn(words.titlePages)),
  ]
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
