/**
 * What the lines of a price list are: records, sections, or what people write around these (totals,
 * notes, signatures, headings once more). A line in which one cell stands may be each of them: the
 * whole table decides, and what of it was known before.
 */
import 'server-only'
import { visibleText } from '@/lib/text/visible-text'
import words from '@/messages/tables.json'
import type { Line } from './csv'
import { type Headings, isHeadingsAgain } from './headings'

/** The names of rows that were ever shown, and of the sections of the last good table. */
export interface KnownLines {
  readonly rows: ReadonlySet<string>
  readonly sections: ReadonlySet<string>
}

export interface TableLines {
  /** In the order of the table, without what belongs to none of them. */
  readonly lines: readonly Line[]
  /** Those that begin a section, with its name. */
  readonly sections: ReadonlyMap<Line, string>
  readonly totals: readonly Line[]
  readonly notes: readonly Line[]
}

/** Names are the same in any case, and with е for ё. */
export const plainName = (name: string) =>
  visibleText(name)
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/^[\d.)\s]+|[\s:*]+$/g, '')

/** @param isSectioned whether a line may begin a section, as no column has the categories */
export function tableLines(
  headings: Headings,
  all: readonly Line[],
  isSectioned: boolean,
  known: KnownLines,
): TableLines {
  const table = new PriceList(headings, all)
  const lines = table.below()
  const totals = lines.filter(line => table.isTotal(line))
  const notes = lines.filter(line => !totals.includes(line) && table.isNote(line))
  const rest = lines.filter(line => !totals.includes(line) && !notes.includes(line))
  const sections = isSectioned ? table.sectionsAmong(rest, known) : new Map<Line, string>()
  return { lines: rest, sections, totals, notes }
}

class PriceList {
  private readonly name: number
  private readonly price: number
  private readonly numbered: ReadonlySet<number>
  private readonly lastPriced: number

  constructor(
    private readonly headings: Headings,
    private readonly all: readonly Line[],
  ) {
    this.name = headings.fields.findIndex(field => field === 'name_ru' || field === 'name_kk')
    this.price = headings.fields.indexOf('price')
    this.numbered = new Set(
      headings.fields.flatMap((field, at) => (field === undefined || field === 'code' ? [at] : [])),
    )
    this.lastPriced = all.findLast(line => this.isPriced(line))?.line ?? 0
  }

  /** Without empty lines, headings that are repeated, and the numbers of columns below these. */
  below(): readonly Line[] {
    const { headings, all } = this
    const isAgain = (line: Line | undefined) =>
      line !== undefined && isHeadingsAgain(line.cells, headings)
    const lines = all.slice(headings.below).filter(({ cells }) => cells.some(Boolean))
    const kept = lines.filter(
      (line, at) => !isAgain(line) && !((at === 0 || isAgain(lines[at - 1])) && areNumbers(line)),
    )
    // Where each heading stands below its section, the first does, too.
    const above = all[headings.row - 1]
    const again = lines.flatMap((line, at) => (at > 0 && isAgain(line) ? [lines[at - 1]] : []))
    const isBelowSection = again.length > 0 && again.every(line => line && this.isLone(line))
    return above && isBelowSection && this.isLone(above) ? [above, ...kept] : kept
  }

  isTotal({ cells }: Line): boolean {
    const first = plainSign(cells[this.name] || (cells.find(Boolean) ?? ''))
    return (
      words.totals.includes(first.replace(/:$/, '')) ||
      words.totalsBegin.some(each => first.startsWith(each))
    )
  }

  /** A remark has no price; beside other cells it is one (a signature) behind the last price alone. */
  isNote(line: Line): boolean {
    if (this.isPriced(line)) return false
    if (this.isLone(line)) return isRemark(this.textOf(line)) || this.isBehind(line)
    const texts = line.cells.filter(Boolean)
    return line.line > this.lastPriced && texts.some(isRemark)
  }

  /** Behind the last price, and not where names stand. */
  private isBehind(line: Line): boolean {
    return line.line > this.lastPriced && !line.cells[this.name]
  }

  /**
   * What a workbook shows as headings, or what stands where no name does, is a section. In a list of
   * names and prices nothing but its look and what was known tells a section from a row without price.
   */
  sectionsAmong(lines: readonly Line[], known: KnownLines): ReadonlyMap<Line, string> {
    const isFormatted = lines.some(line => line.isHeading && this.isLone(line))
    const priced = lines.filter(line => this.isPriced(line))
    const areNumbersDeep = priced.some(line => /\d\.\d/.test(this.numberOf(line)))
    const areNumbered = priced.some(line => this.numberOf(line))
    // In capitals, where names of rows hardly are.
    const capitals = priced.filter(({ cells }) => areCapitals(cells[this.name] ?? ''))
    const isCapital = (line: Line) =>
      capitals.length < priced.length / 3 && areCapitals(this.textOf(line))
    const lone = lines.filter(line => {
      if (!this.isLone(line) || line.line > this.lastPriced) return false
      const number = this.numberOf(line)
      if (!number) return true
      // Rows without a price are numbered like others.
      const isShallow = areNumbersDeep && !/\d\.\d/.test(number)
      return isShallow || !areNumbered || line.isHeading || isCapital(line)
    })
    const isSure = (line: Line) =>
      line.isHeading === true || !line.cells[this.name] || this.numberOf(line) !== ''
    const isAlike = (line: Line) => isCapital(line) || isLabelled(this.textOf(line))
    const isKnown = (names: ReadonlySet<string>, line: Line) =>
      names.has(plainName(this.textOf(line)))
    const alike = lone.filter(isAlike)
    const isStyled = alike.length > 0 && alike.length >= lone.length / 2
    const beginsSo = lines[0] !== undefined && lone.includes(lines[0])
    const isOne = (line: Line) => {
      if (isSure(line)) return true
      if (isFormatted || isKnown(known.rows, line)) return false
      if (isKnown(known.sections, line)) return true
      if (known.sections.size > 0) return isAlike(line) || !this.isAboveKnown(line, lines, known)
      return isStyled ? isAlike(line) : beginsSo && lone.length <= priced.length
    }
    return new Map(lone.filter(isOne).map(line => [line, sectionName(this.textOf(line))]))
  }

  /** The next row was there before: a section above it would be known, too. */
  private isAboveKnown(line: Line, lines: readonly Line[], known: KnownLines): boolean {
    const next = lines.slice(lines.indexOf(line) + 1).find(each => this.isPriced(each))
    return next !== undefined && known.rows.has(plainName(next.cells[this.name] ?? ''))
  }

  private isPriced({ cells }: Line): boolean {
    const text = cells[this.price] ?? ''
    return text !== '' && !/^\p{L}{4,}/u.test(text) && /\d/.test(text)
  }

  /** One cell with words, beside a number of the line or the code of a section. */
  private isLone(line: Line): boolean {
    const filled = this.wordsOf(line)
    return filled.length === 1 && /\p{L}{2}/u.test(filled[0] ?? '')
  }

  private textOf(line: Line): string {
    return this.wordsOf(line)[0] ?? ''
  }

  private wordsOf({ cells }: Line): readonly string[] {
    return cells.filter(
      (cell, at) =>
        cell && !codeOfSection.test(cell) && !(this.numbered.has(at) && numbering.test(cell)),
    )
  }

  private numberOf({ cells }: Line): string {
    return cells.find((cell, at) => this.numbered.has(at) && numbering.test(cell)) ?? ''
  }
}

/** As the state's classifier of services numbers its sections: `C03.000.004`, `DХХ.ХХХ.100`. */
const codeOfSection = /^\p{L}(?:\d\d|[XХ]{2})\.(?:000|[XХ]{3})\.\d{3}$/u

/** `1`, `1.2.`, `IV)`. */
const numbering = /^№?\s*(?:\d{1,4}(?:\.\d{1,3})*|[IVXХ]{1,6})[.)]?$/u

const roman = /^[IVXХІ]{1,6}[.)]\s*(?=\p{L}{2})/u
const numbered = /^\d{1,2}(?:\.\d{1,2})*[.)]\s*(?=\p{L})/u

const isLabelled = (text: string) => /:$/.test(text) || roman.test(text) || numbered.test(text)

function areCapitals(text: string): boolean {
  return /\p{Lu}{4}/u.test(text) && !/\p{Ll}{2}/u.test(text)
}

/** Without its number, the colon behind it, and the asterisk of a footnote. */
export function sectionName(text: string): string {
  return visibleText(text)
    .replace(roman, '')
    .replace(numbered, '')
    .replace(/[\s:*]+$/, '')
}

/** Official forms number their columns below the headings: 1, 2, 3. */
function areNumbers({ cells }: Line): boolean {
  const filled = cells.filter(Boolean)
  return filled.length > 1 && filled[0] === '1' && filled.every(cell => /^\d\d?$/.test(cell))
}

const plainSign = (text: string) => visibleText(text).toLowerCase().replaceAll(/\s+/g, ' ')

/** The longest name of a section or an analysis without price. */
const maxName = 160

/** What a sentence, a phone, an address, a discount or a signature look like. */
const remarkSigns = [
  /^[*†‡•]/u,
  /_{3,}|\.{5,}/,
  /^(?:\S+\s+){3,}\S+[.!]$/u,
  /(?:\+?[78][\s(-]*)\d{3}[\s)-]*\d{3}[\s-]*\d{2}[\s-]*\d{2}/,
  /@|https?:|www\.|\d\s*%/i,
  /\p{Lu}\.\s?\p{Lu}\.(?:\s|$)/u,
]

const remarkBeginning = new RegExp(`^(?:${words.notes.join('|')})(?!\\p{L})`, 'u')

function isRemark(text: string): boolean {
  const plain = plainSign(text).replaceAll('.', ' ').replaceAll(/\s+/g, ' ')
  return (
    text.length > maxName ||
    remarkSigns.some(sign => sign.test(text)) ||
    remarkBeginning.test(plain)
  )
}
