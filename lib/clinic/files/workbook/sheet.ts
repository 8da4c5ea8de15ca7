/** The lines of a sheet: the texts of their cells, and how they look. */
import { type Cells, cellText, isComputedEmpty, type Look } from './cells'
import { attribute, childrenOf, type Element, parseXml, within } from './xml'
import { TooLargeError } from './zip'

/** More is no price list; Excel can have a million lines, and a cell in the last of them. */
const maxRows = 50_000
const maxColumns = 200
/** Cells of a table, empty ones included, and letters in them. */
const maxCells = 3_000_000
const maxLetters = 16_000_000

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
  /** Those behind the last one that is read. */
  readonly farColumns: readonly string[]
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
  if (childrenOf(sheet, 'worksheet').length === 0) throw new Error('no sheet')
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
  const far = new Set<number>()
  let [next, width, letters] = [1, 0, 0]
  for (const row of within(sheet, 'worksheet', 'sheetData', 'row')) {
    const given = attribute(row, 'r')
    const number = /^[1-9]\d*$/.test(given) ? Number(given) : next
    next = number + 1
    const { texts, look, column } = rowOf(row, cells, far)
    if (texts.length === 0) continue
    width = Math.max(width, texts.length)
    letters += texts.reduce((sum, text) => sum + text.length, 0)
    if (number > maxRows || number * width > maxCells || letters > maxLetters)
      throw new TooLargeError()
    rows[number - 1] = { texts, isHeading: false }
    looks[number - 1] = { ...look, width: widths.get(`${number - 1} ${column}`) ?? 0 }
    if (isTrue(attribute(row, 'hidden'))) hiddenRows.push(number)
  }
  fillAllDown(rows, merged)
  markHeadings(rows, looks)
  const farColumns = [...far].map(lettersOf)
  return { rows, hiddenRows, hiddenColumns: hiddenColumns(sheet, rows), farColumns }
}

const isTrue = (value: string) => /^(1|true)$/.test(value)

function rowOf(row: Element, cells: Cells, far: Set<number>) {
  const texts: string[] = []
  let look: Look | undefined
  let first = 0
  let next = 0
  let isComputed = true
  for (const cell of within(row, 'c')) {
    const letters = /^[A-Z]+/i.exec(attribute(cell, 'r'))?.[0]
    const column = letters ? columnOf(letters.toUpperCase()) : next
    next = column + 1
    const text = cellText(cell, cells).trim()
    if (text !== '' && column >= maxColumns) far.add(column)
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
function fillAllDown(rows: readonly SheetRow[], merged: readonly Range[]): void {
  let left = maxCells
  for (const { row: from, column, lastRow } of merged) {
    const text = rows[from]?.texts[column]
    if (text === undefined) continue
    for (let at = from + 1; at <= Math.min(lastRow, rows.length - 1); at++) {
      const row = rows[at]
      if (row) row.texts[column] = text
      left -= 1
      // Ranges lie upon each other, which no spreadsheet writes.
      if (left < 0) throw new TooLargeError()
    }
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
  const ranges = within(sheet, 'worksheet', 'cols', 'col').flatMap(each => {
    const [from, to] = ['min', 'max'].map(name => Number(attribute(each, name)) - 1)
    return isTrue(attribute(each, 'hidden')) ? [{ from, to }] : []
  })
  if (ranges.length === 0) return []
  const filled = new Set(rows.flatMap(row => Object.keys(row?.texts ?? []).map(Number)))
  return [...filled]
    .toSorted((a, b) => a - b)
    .filter(column => ranges.some(({ from = 0, to = 0 }) => from <= column && column <= to))
    .map(lettersOf)
}
