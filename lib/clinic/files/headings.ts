/** Which column is which: by its name in the table's schema, or as people head it. */
import words from '@/messages/tables.json'

const headings: Readonly<Record<string, readonly string[]>> = words.headings

/** A column by its name and as people head it: `price (цена)`. */
export function headedAs(field: string): string {
  const usual = headings[field]?.find(each => /^\p{Script=Cyrillic}/u.test(each))
  return usual ? `${field} (${usual})` : field
}

export interface Headings {
  /** Number of the line, from 0. */
  readonly row: number
  /** The field of each column; `undefined`: the site does not know it. */
  readonly fields: readonly (string | undefined)[]
  /** What the heading says of the numbers in its column: `раб` for working days. */
  readonly units: readonly (string | undefined)[]
}

/** Lines above the headings: the name of the list, its date, whose it is. */
const maxAbove = 30

/** The line in which most of the fields are headed; the first that is not empty, if there is none. */
export function headingsIn(rows: readonly (readonly string[])[], fields: readonly string[]) {
  let best: Headings & { readonly known: number } = { row: 0, fields: [], units: [], known: -1 }
  for (const [row, cells] of rows.slice(0, maxAbove).entries()) {
    const found = fieldsOf(cells, fields)
    const known = new Set(found.filter(Boolean)).size
    if (known > best.known && cells.some(Boolean)) {
      const units = cells.map((cell, index) => (found[index] === 'days' ? unitOf(cell) : undefined))
      best = { row, fields: found, units, known }
    }
  }
  return best
}

const beginnings: Readonly<Record<string, readonly string[]>> = words.headingsBegin

/** The only cell that begins like a heading ("Наименование процедур") is it where none is known. */
function fieldsOf(cells: readonly string[], fields: readonly string[]) {
  const found = cells.map(cell => fieldOf(cell, fields))
  for (const [field, begin] of Object.entries(beginnings)) {
    if (!fields.includes(field) || found.includes(field)) continue
    const isLike = (cell: string, index: number) =>
      !found[index] && begin.some(word => plainOf(cell).startsWith(`${word} `))
    if (cells.filter(isLike).length === 1) found[cells.findIndex(isLike)] = field
  }
  return found
}

/** A section is the name itself in a table of categories, and the category in others. */
function fieldOf(heading: string, fields: readonly string[]): string | undefined {
  const text = heading.trim()
  if (fields.includes(text)) return text
  for (const plain of [
    plainOf(text.replace(/[()]/g, ' ')),
    plainOf(text.replace(/\([^)]*\)/g, ' ')),
    withoutDays(plainOf(text)),
  ]) {
    const own = fields.filter(field => headings[field]?.includes(plain))
    if (own.length > 0) return own.find(field => field !== 'name_ru') ?? own[0]
  }
  return undefined
}

/** "Срок (р/д)": the numbers below are working days. */
function unitOf(heading: string): string | undefined {
  const plain = ` ${plainOf(heading.replace(/[()]/g, ' '))} `
  return words.workingDays.find(each => plain.includes(` ${plainOf(each)} `))
}

const daysAtTheEnd = [...words.workingDays, ...words.days]

/** "Срок выполнения, рабочих дней": the term alone. */
function withoutDays(plain: string): string {
  const end = daysAtTheEnd.find(each => plain.endsWith(` ${plainOf(each)}`))
  return end ? withoutDays(plain.slice(0, -plainOf(end).length).trim()) : plain
}

/** In lower case, without signs and without the currency at the end. */
function plainOf(heading: string): string {
  const plain = heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_*:.,;/₸%№-]+/gu, ' ')
    .trim()
  const currency = words.currencies.find(each => plain.endsWith(` ${each}`))
  return currency ? plain.slice(0, -currency.length).trim() : plain
}
