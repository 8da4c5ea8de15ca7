/** What stands in the cells of a sheet, as text: numbers with all digits, days as `2026-05-29`. */
import { attribute, childrenOf, type Element, textOf, within } from './xml'

/** What a number means by the format of its cell. */
type Meaning = 'number' | 'day' | 'percent'

export interface Cells {
  /** The texts that cells refer to by their index. */
  readonly shared: readonly string[]
  /** By the style of a cell. */
  readonly meanings: readonly Meaning[]
  /** Days are counted from 1904, as Excel for old Macs did. */
  readonly isFrom1904: boolean
}

/** The texts of `sharedStrings.xml`; a text may consist of runs with fonts of their own. */
export function sharedTexts(xml: Element): readonly string[] {
  return within(xml, 'sst', 'si').map(plainText)
}

function plainText(item: Element): string {
  const runs = childrenOf(item, 'r').flatMap(run => childrenOf(run, 't'))
  return [...childrenOf(item, 't'), ...runs].map(textOf).join('')
}

/** By the styles of `styles.xml`. */
export function meaningsOf(xml: Element): readonly Meaning[] {
  const formats = new Map(
    within(xml, 'styleSheet', 'numFmts', 'numFmt').map(format => [
      attribute(format, 'numFmtId'),
      attribute(format, 'formatCode'),
    ]),
  )
  return within(xml, 'styleSheet', 'cellXfs', 'xf').map(style => {
    const id = attribute(style, 'numFmtId')
    return meaningOf(Number(id), formats.get(id) ?? '')
  })
}

/** Formats below 164 are those of the standard (ECMA-376, 18.8.30). */
function meaningOf(id: number, code: string): Meaning {
  const format = code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '')
  if ((id >= 14 && id <= 17) || id === 22 || /[dy]/i.test(format)) return 'day'
  return id === 9 || id === 10 || format.includes('%') ? 'percent' : 'number'
}

/** An error such as `#REF!` stays; the value of a formula is the one that was last computed. */
export function cellText(cell: Element, { shared, meanings, isFrom1904 }: Cells): string {
  const value = textOf(childrenOf(cell, 'v')[0])
  switch (attribute(cell, 't')) {
    case 's':
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
      return numberText(value, meanings[Number(attribute(cell, 's') || 0)], isFrom1904)
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
