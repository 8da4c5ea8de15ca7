/** What stands in the cells of a sheet, as text: numbers with all digits, days as `2026-05-29`. */
import { attribute, childrenOf, type Element, textOf, within } from './xml'

/** What a number means by the format of its cell. */
type Meaning = 'number' | 'day' | 'percent'

/** How a cell looks, as far as headings differ from rows. */
export interface Look {
  readonly isBold: boolean
  /** Points. */
  readonly size: number
  readonly fill: string
}

export interface Style extends Look {
  readonly meaning: Meaning
}

export interface Cells {
  /** The texts that cells refer to by their index; `undefined`: the workbook has no such part. */
  readonly shared: readonly string[] | undefined
  readonly styles: readonly Style[]
  /** Days are counted from 1904, as Excel for old Macs did. */
  readonly isFrom1904: boolean
}

/** A part to which others refer: a program has lost it. */
export class MissingPartError extends Error {
  /** @param sheet none: the texts of the cells */
  constructor(readonly sheet?: string) {
    super('a missing part')
  }
}

/** The texts of the shared strings; a text may consist of runs with fonts of their own. */
export function sharedTexts(xml: Element): readonly string[] {
  return within(xml, 'sst', 'si').map(plainText)
}

function plainText(item: Element): string {
  const runs = childrenOf(item, 'r').flatMap(run => childrenOf(run, 't'))
  return [...childrenOf(item, 't'), ...runs].map(textOf).join('')
}

/** By the index of the style in `styles.xml`. */
export function stylesOf(xml: Element): readonly Style[] {
  const formats = new Map(
    within(xml, 'styleSheet', 'numFmts', 'numFmt').map(format => [
      attribute(format, 'numFmtId'),
      attribute(format, 'formatCode'),
    ]),
  )
  const fonts = within(xml, 'styleSheet', 'fonts', 'font').map(font => ({
    isBold: childrenOf(font, 'b').some(each => !/^(0|false)$/.test(attribute(each, 'val'))),
    size: Number(childrenOf(font, 'sz').map(each => attribute(each, 'val'))[0] ?? 0),
  }))
  return within(xml, 'styleSheet', 'cellXfs', 'xf').map(style => {
    const id = attribute(style, 'numFmtId')
    const fill = attribute(style, 'fillId')
    return {
      meaning: meaningOf(Number(id), formats.get(id) ?? ''),
      ...(fonts[Number(attribute(style, 'fontId'))] ?? { isBold: false, size: 0 }),
      // The first two are none and a pattern that nobody chooses.
      fill: fill === '1' ? '0' : fill || '0',
    }
  })
}

/** Formats below 164 are those of the standard (ECMA-376, 18.8.30). */
function meaningOf(id: number, code: string): Meaning {
  const format = code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '')
  if ((id >= 14 && id <= 17) || id === 22 || /[dy]/i.test(format)) return 'day'
  return id === 9 || id === 10 || format.includes('%') ? 'percent' : 'number'
}

/** What a formula without a value is shown as: the formula, which the check names. */
export const formulaOf = (formula: string) => `=${formula.trim()}`

/** Of a formula that was computed to nothing, as `""`. */
export function isComputedEmpty(cell: Element): boolean {
  return childrenOf(cell, 'f').length > 0 && childrenOf(cell, 'v').length > 0 && !valueIn(cell)
}

const valueIn = (cell: Element) => textOf(childrenOf(cell, 'v')[0])

/**
 * An error such as `#REF!` stays; the value of a formula is the one that was last computed, without
 * one it is the formula itself, as programs write it that compute nothing.
 * @throws MissingPartError
 */
export function cellText(cell: Element, { shared, styles, isFrom1904 }: Cells): string {
  const value = valueIn(cell)
  const [formula] = childrenOf(cell, 'f')
  if (formula && value.trim() === '') return formulaOf(textOf(formula))
  switch (attribute(cell, 't')) {
    case 's':
      if (!shared) throw new MissingPartError()
      return shared[Number(value)] ?? ''
    case 'inlineStr':
      return childrenOf(cell, 'is').map(plainText).join('')
    case 'str':
    case 'e':
      return value
    case 'b':
      return value === '1' ? 'yes' : 'no'
    case 'd':
      return value.slice(0, 10)
    default:
      return numberText(value, styles[Number(attribute(cell, 's') || 0)]?.meaning, isFrom1904)
  }
}

const dayMs = 86_400_000

function numberText(value: string, meaning: Meaning | undefined, isFrom1904: boolean): string {
  const number = Number(value)
  if (value === '' || !Number.isFinite(number)) return value
  if (meaning === 'day') {
    const start = isFrom1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)
    const date = new Date(start + Math.floor(number) * dayMs)
    return Number.isNaN(date.getTime()) ? value : date.toISOString().slice(0, 10)
  }
  // 0.1 + 0.2 is 0.30000000000000004 in a workbook, too.
  const exact = Number((meaning === 'percent' ? number * 100 : number).toPrecision(15))
  return exact.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 10 })
}
