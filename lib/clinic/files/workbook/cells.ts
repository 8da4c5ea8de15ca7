/** What stands in the cells of a sheet, as text: numbers with all digits, days as `2026-05-29`. */
import { attribute, childrenOf, type Element, itemsOf, parseXml, textOf, within } from './xml'

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
  readonly written: Written
}

export interface Cells {
  /** The texts that cells refer to by their index; `undefined`: the workbook has no such part. */
  readonly shared: SharedTexts | undefined
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

/** The text of a number, from 0; `undefined`: there is none. */
export type SharedTexts = (index: number) => string | undefined

/** Texts that are read at once: used ones stand together. */
const perBlock = 500

/**
 * The texts of the shared strings; a text may consist of runs with fonts of their own. Only blocks are read of which one is
 * asked for: a list of hundreds of thousands, which a workbook drags along, takes the parser seconds.
 */
export function sharedTexts(xml: string): SharedTexts {
  const items = itemsOf(xml, 'si')
  const blockOf = (at: number) => parseXml(items.slice(at, at + perBlock).join(''))
  const read = new Map<number, readonly string[]>()
  return index => {
    const at = index - (index % perBlock)
    const texts = read.get(at) ?? childrenOf(blockOf(at), 'si').map(plainText)
    read.set(at, texts)
    return texts[index - at]
  }
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
    const format = formats.get(id) ?? ''
    const fill = attribute(style, 'fillId')
    return {
      meaning: meaningOf(Number(id), format),
      written: writtenBy(format),
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

/** A number as a format writes it. */
type Written = (number: number, digits: string) => string

/** Quoted, escaped, a currency, other brackets, a space as wide as a character, digits, any other. */
const formatParts =
  /"([^"]*)"|\\(.)|\[\$([^\]-]*)[^\]]*\]|\[[^\]]*\]|[_*]\\?.|(General|[0#?][0#?.,]*)|(.)/gu
const digitsMark = '\0'

/**
 * With the words and currencies that stand in the cell and are not in its value: `"from "#,##0`,
 * `#,##0\ [$₽-419]`, or `"on request"` for 0; and with the zeros in front of a code.
 */
function writtenBy(format: string): Written {
  const sections = (format.match(/(?:"[^"]*"|\\.|\[[^\]]*\]|[^;])+/g) ?? []).map(section => {
    let zeros = 0
    const text = section.replace(formatParts, (_, quoted, escaped, currency, digits, other) => {
      if (digits && /^0+$/.test(digits)) zeros = digits.length
      return digits ? digitsMark : (quoted ?? escaped ?? currency ?? other ?? ' ')
    })
    const isWorded = /[\p{L}\p{Sc}]/u.test(text)
    return { zeros, text: isWorded ? text.trim() : digitsMark }
  })
  const [usual, below, zero] = sections
  return (number, digits) => {
    const section = (number === 0 && zero) || (number < 0 && below) || usual
    if (!section) return digits
    const [before = '', ...behind] = section.text.split(/\0.*\0|\0/u)
    if (behind.length === 0) return before
    const padded = /^\d+$/.test(digits) ? digits.padStart(section.zeros, '0') : digits
    return `${before}${padded}${behind.join('')}`
  }
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
      return sharedText(shared?.(Number(value)))
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
      return numberText(value, styles[Number(attribute(cell, 's') || 0)], isFrom1904)
  }
}

/** An index behind the last text is that of a text which was lost. */
function sharedText(text: string | undefined): string {
  if (text === undefined) throw new MissingPartError()
  return text
}

const dayMs = 86_400_000

/** Made once: `toLocaleString` makes one for each of ten thousand cells. */
const allDigits = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 10 })

function numberText(value: string, style: Style | undefined, isFrom1904: boolean): string {
  const number = Number(value)
  const meaning = style?.meaning
  if (value === '' || !Number.isFinite(number)) return value
  if (meaning === 'day') {
    const start = isFrom1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)
    const date = new Date(start + Math.floor(number) * dayMs)
    return Number.isNaN(date.getTime()) ? value : date.toISOString().slice(0, 10)
  }
  // 0.1 + 0.2 is 0.30000000000000004 in a workbook, too.
  const exact = Number((meaning === 'percent' ? number * 100 : number).toPrecision(15))
  const digits = allDigits.format(exact)
  return style?.written(exact, digits) ?? digits
}
