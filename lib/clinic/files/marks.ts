/** What stands in names and prices of a list and belongs to neither: footnote marks, numbers of the lines. */
import { type Finding, placeOf } from './finding'
import type { Row } from './row'

/** Signs of footnotes. */
export const footnoteSigns = '*†‡¹²³⁰⁴-⁹'

const footnote = new RegExp(`(?:\\s*[${footnoteSigns}])+$`, 'u')
const lineNumber = /^\d{1,4}(?:\.\d{1,3})*[.)]\s+(?=\p{L})/u

const fields = ['name_ru', 'name_kk', 'price'] as const

/** Without them; the check says how many there were. Names begin with numbers where most of them do. */
export function withoutMarks(file: string, rows: readonly Row[]) {
  const isNumbered =
    rows.filter(({ record }) => lineNumber.test(record.name_ru ?? '')).length > rows.length / 2
  const cleaned = rows.map(row => {
    const texts = fields.flatMap(field => {
      const text = row.record[field]
      if (text === undefined) return []
      const whole = text.replace(footnote, '')
      return [[field, isNumbered ? whole.replace(lineNumber, '') : whole] as const]
    })
    return { ...row, record: { ...row.record, ...Object.fromEntries(texts) } }
  })
  const marked = rows.filter(({ record }) =>
    fields.some(field => footnote.test(record[field] ?? '')),
  )
  const values = { rows: marked.length }
  const notes: readonly Finding[] =
    marked.length > 0 ? [{ ...placeOf(file, marked), code: 'footnotes', values }] : []
  return { rows: cleaned, notes }
}
