/** The lines of a sheet: the texts of their cells, and how they look. */
import { type Cells, cellText, isComputedEmpty, type Look } from './cells'
import { attribute, type Element, parseXml, within } from './xml'
import { TooLargeError } from './zip'

/** More is no price list; Excel can have a million lines, and a cell in the last of them. */
const maxRows = 50_000
const maxColumns = 200

/** By the numbers of columns, from 0; empty ones are holes. */
export interface SheetRow {
  readonly texts: string[]
  /** It looks as hardly a line does in which several cells stand: bold, larger, coloured or merged. */
  isHeading: boolean
}

export interface SheetLines {
  /** By the numbers of lines, from 0; empty ones are holes. */
  readonly rows: SheetRow[]
  /** Numbers of hidden lines in which something stands, from 1, and the names of hidden columns. */
  readonly hiddenRows: readonly number[]
  readonly hiddenColumns: readonly string[]
}

/**
 * Somebody formatted the whole sheet, so that it consists of empty cells: 200,000 of them take the
 * parser seconds, and say nothing.
 */
function withoutEmpty(xml: string): string {
  return xml
    .replace(/<(\w+:)?c(?=[\s/>])[^<>]*(?:\/>|>\s*<\/\1?c\s*>)/g, '')
    .replace(/<(\w+:)?row(?=[\s/>])[^<>]*(?:\/>|>\s*<\/\1?row\s*>)/g, '')
}

/** @throws TooLargeError */
export function sheetLines(xml: string, cells: Cells): SheetLines {
  const sheet = parseXml(withoutEmpty(xml))
  const merged = within(sheet, 'worksheet', 'mergeCells', 'mergeCell').flatMap(each => {
    const range = rangeOf(attribute(each, 'ref'))
    return range ? [range] : []
  })
  const widths = new Map(
    merged.map(({ row, column, lastColumn }) => [`${row} ${column}`, lastColumn - column]),
  )
  const rows: SheetRow[] = []
  const looks: (Look & { readonly width: number })[] = []
  const hiddenRows: number[] = []
  let next = 1
  for (const row of within(sheet, 'worksheet', 'sheetData', 'row')) {
    const number = Number(attribute(row, 'r')) || next
    next = number + 1
    const { texts, look, column } = rowOf(row, cells)
    if (texts.length === 0) continue
    if (number > maxRows) throw new TooLargeError()
    rows[number - 1] = { texts, isHeading: false }
    looks[number - 1] = { ...look, width: widths.get(`${number - 1} ${column}`) ?? 0 }
    if (isTrue(attribute(row, 'hidden'))) hiddenRows.push(number)
  }
  for (const range of merged) fillDown(rows, range)
  markHeadings(rows, looks)
  return { rows, hiddenRows, hiddenColumns: hiddenColumns(sheet, rows) }
}

const isTrue = (value: string) => /^(1|true)$/.test(value)

function rowOf(row: Element, cells: Cells) {
  const texts: string[] = []
  let look: Look | undefined
  let first = 0
  let next = 0
  let isComputed = true
  for (const cell of within(row, 'c')) {
    const letters = /^[A-Z]+/.exec(attribute(cell, 'r'))?.[0]
    const column = letters ? columnOf(letters) : next
    next = column + 1
    const text = cellText(cell, cells).trim()
    if (text === '' || column >= maxColumns) continue
    texts[column] = text
    isComputed &&= isComputedEmpty(cell)
    if (look) continue
    look = cells.styles[Number(attribute(cell, 's') || 0)]
    look ??= plainLook
    first = column
  }
  // Formulas that are there for lines to come.
  if (isComputed) texts.length = 0
  return { texts, look: look ?? plainLook, column: first }
}

const plainLook: Look = { isBold: false, size: 0, fill: '0' }

/** `A` is 0, `AA` is 26. */
function columnOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function lettersOf(column: number): string {
  const rest = Math.floor(column / 26) - 1
  return `${rest < 0 ? '' : lettersOf(rest)}${String.fromCharCode(65 + (column % 26))}`
}

/** A range of merged cells, counted from 0. */
interface Range {
  readonly row: number
  readonly column: number
  readonly lastRow: number
  readonly lastColumn: number
}

function rangeOf(text: string): Range | undefined {
  const [, from, first, to, last] = /^\$?([A-Z]+)\$?(\d+):\$?([A-Z]+)\$?(\d+)$/.exec(text) ?? []
  if (!from || !to) return undefined
  return {
    ...{ row: Number(first) - 1, column: columnOf(from) },
    ...{ lastRow: Number(last) - 1, lastColumn: columnOf(to) },
  }
}

/** A name that is merged over several lines of its column stands in each of them. */
function fillDown(rows: readonly SheetRow[], { row: from, column, lastRow }: Range): void {
  const text = rows[from]?.texts[column]
  if (text === undefined) return
  for (let at = from + 1; at <= Math.min(lastRow, rows.length - 1); at++) {
    const row = rows[at]
    if (row) row.texts[column] = text
  }
}

/** Of the lines in which several cells stand, at most so many look like a heading, or so many of all. */
const maxAlike = 2
const maxShare = 0.1

function markHeadings(
  rows: readonly SheetRow[],
  looks: readonly (Look & { readonly width: number })[],
): void {
  const keyOf = ({ isBold, size, fill, width }: (typeof looks)[number]) =>
    `${isBold} ${size} ${fill} ${width}`
  const counts = new Map<string, number>()
  const records = rows.flatMap((row, at) => {
    const look = looks[at]
    return row && look && row.texts.filter(Boolean).length > 1 ? [look] : []
  })
  for (const look of records) counts.set(keyOf(look), 1 + (counts.get(keyOf(look)) ?? 0))
  const [common] = [...counts].sort(([, a], [, b]) => b - a)
  const usual = records.find(look => keyOf(look) === common?.[0])
  const most = Math.max(maxAlike, records.length * maxShare)
  if (!usual) return
  for (const [at, look] of looks.entries()) {
    const row = rows[at]
    if (!row || !look || (counts.get(keyOf(look)) ?? 0) > most) continue
    row.isHeading =
      (look.isBold && !usual.isBold) ||
      look.size > usual.size ||
      look.width > usual.width ||
      (look.fill !== usual.fill && look.fill !== '0')
  }
}

function hiddenColumns(sheet: Element, rows: readonly SheetRow[]): readonly string[] {
  const isFilled = (column: number) => rows.some(row => row?.texts[column])
  return within(sheet, 'worksheet', 'cols', 'col').flatMap(each => {
    if (!isTrue(attribute(each, 'hidden'))) return []
    const [from, to] = [Number(attribute(each, 'min')) - 1, Number(attribute(each, 'max'))]
    const columns = Array.from({ length: Math.min(to, maxColumns) - from }, (_, at) => from + at)
    return columns.filter(isFilled).map(lettersOf)
  })
}
