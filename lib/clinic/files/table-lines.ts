/**
 * What the lines of a price list are: records, sections, or what people write around these (totals,
 * notes, signatures, headings once more). A line in which one cell stands may be each of them: the
 * whole table decides, and what of it was known before.
 */
import 'server-only'
import { visibleText } from '@/lib/text/visible-text'
import words from '@/messages/tables.json' with { type: 'json' }
import type { Line } from './csv'
import { type Headings, isHeadingsAgain } from './headings'
import { footnoteSigns } from './marks'

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
  /** Records without a price that may be meant as sections. */
  readonly doubtful: readonly Line[]
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
  const { sections, doubtful } = isSectioned
    ? table.sectionsAmong(rest, known)
    : { sections: new Map<Line, string>(), doubtful: [] }
  return { lines: rest, sections, totals, notes, doubtful }
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
    const { fields } = this.headings
    const texts = line.cells.filter((cell, at) => cell && !freeTexts.test(fields[at] ?? ''))
    return line.line > this.lastPriced && texts.some(isRemark)
  }

  /** Behind the last price, and not where names stand. */
  private isBehind(line: Line): boolean {
    return line.line > this.lastPriced && !line.cells[this.name]
  }

  /**
   * What a workbook shows as headings, or what stands where no name does, is a section. In a list of
   * names and prices its look, what was known and the lines around it tell a section from a row
   * without price; where these say nothing, it is a row that may be meant as a section.
   */
  sectionsAmong(
    lines: readonly Line[],
    known: KnownLines,
  ): Pick<TableLines, 'sections' | 'doubtful'> {
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
    const isWithColon = (line: Line) => /:$/.test(this.textOf(line))
    const isSure = (line: Line) =>
      line.isHeading === true ||
      !line.cells[this.name] ||
      this.numberOf(line) !== '' ||
      isWithColon(line)
    const isAlike = (line: Line) => isCapital(line) || isLabelled(this.textOf(line))
    const isKnown = (names: ReadonlySet<string>, line: Line) =>
      names.has(plainName(this.textOf(line)))
    const alike = lone.filter(line => isAlike(line) && !isWithColon(line))
    const withColon = lone.filter(isWithColon)
    const areWithColon =
      withColon.length > 1 && withColon[0] === lone[0] && withColon.length >= lone.length / 2
    const isStyled = areWithColon || (alike.length > 0 && alike.length >= lone.length / 2)
    const beginsSo = lines[0] !== undefined && lone.includes(lines[0])
    const isLikely = this.likelyAmong(lines, lone, priced)
    const isOne = (line: Line) => {
      if (isSure(line)) return true
      if (isFormatted || isKnown(known.rows, line)) return false
      if (isKnown(known.sections, line)) return true
      if (isStyled) return isAlike(line)
      if (known.sections.size > 0)
        return isAlike(line) || (isLikely(line) && !this.isAboveKnown(line, lines, known))
      return beginsSo && isLikely(line)
    }
    const sections = lone.filter(isOne)
    return {
      sections: new Map(sections.map(line => [line, sectionName(this.textOf(line))])),
      doubtful: lone.filter(line => !isOne(line) && !isKnown(known.rows, line)),
    }
  }

  /**
   * Whether the table speaks for a section: it begins the list, other rows have codes or units that it
   * has not, its name recurs or is that of a group, what follows goes on from it, or empty lines stand
   * above it as they do above no row.
   */
  private likelyAmong(lines: readonly Line[], lone: readonly Line[], priced: readonly Line[]) {
    const beside = priced.filter(({ cells }) =>
      cells.some((cell, at) => cell && at !== this.name && at !== this.price),
    )
    const areOthersFilled = beside.length >= priced.length * 0.9
    const names = lone.map(line => plainName(this.textOf(line)))
    const gaps = this.belowGaps()
    const areGapsAbove = priced.every(line => !gaps.has(line))
    const goesOn = (line: Line) => {
      const from = lines.indexOf(line) + 1
      const next = lines.findIndex((each, at) => at >= from && lone.includes(each))
      const rows = lines.slice(from, next < 0 ? undefined : next)
      const name = plainName(this.textOf(line))
      const going = rows.filter(row => {
        const text = row.cells[this.name] ?? ''
        return /^\p{Ll}{3}/u.test(text) || plainName(text).startsWith(`${name} `)
      })
      return going.length >= 2 && going.length > rows.length / 2
    }
    return (line: Line) => {
      const name = plainName(this.textOf(line))
      return (
        line === lines[0] ||
        areOthersFilled ||
        isGroup(name) ||
        names.filter(each => each === name).length > 1 ||
        (areGapsAbove && gaps.has(line)) ||
        goesOn(line)
      )
    }
  }

  /** Lines below empty ones. */
  private belowGaps(): ReadonlySet<Line> {
    const filled = this.all.filter(({ cells }) => cells.some(Boolean))
    return new Set(
      filled.filter(({ line }, at) => at > 0 && line - (filled[at - 1]?.line ?? line) > 1),
    )
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

/** Columns of sentences and addresses: what stands there makes no remark of a row without a price. */
const freeTexts = /^(?:shows|preparation|child_note)_|^document$/

const groups = new Set(words.groups)

/** Names of many analyses or services at once: `Гормоны`, `Консультации врачей`. */
const isGroup = (name: string) => name.split(/[\s,()/]+/).some(word => groups.has(word))

/** As the state's classifier of services numbers its sections: `C03.000.004`, `DХХ.ХХХ.100`. */
const codeOfSection = /^\p{L}(?:\d\d|[XХ]{2})\.(?:000|[XХ]{3})\.\d{3}$/u

/** `1`, `1.2.`, `IV)`. */
const numbering = /^№?\s*(?:\d{1,4}(?:\.\d{1,3})*|[IVXХ]{1,6})[.)]?$/u

const roman = /^[IVXХІ]{1,6}[.)]\s*(?=\p{L}{2})/u
const numbered = /^\d{1,2}(?:\.\d{1,2})*[.)]\s*(?=\p{L})/u

/** `А. ТЕРАПИЯ`, `B) Хирургия`. */
const lettered = /^\p{Lu}[.)]\s+(?=\p{Lu}\p{L}{2})/u

const isLabelled = (text: string) => /:$/.test(text) || roman.test(text) || numbered.test(text)

function areCapitals(text: string): boolean {
  return /\p{Lu}{4}/u.test(text) && !/\p{Ll}{2}/u.test(text)
}

/** Without its number, the colon behind it, and the asterisk of a footnote; line breaks stay, as they may part languages. */
function sectionName(text: string): string {
  return text
    .split(/[\n\u2028]/)
    .map(visibleText)
    .join('\n')
    .replace(roman, '')
    .replace(numbered, '')
    .replace(lettered, '')
    .replace(/[\s:*]+$/, '')
}

/** Official forms number their columns below the headings: 1, 2, 3, or with letters. */
function areNumbers({ cells }: Line): boolean {
  const filled = cells.filter(Boolean)
  const areLetters = filled.length > 2 && filled.every(cell => /^\p{Lu}$/u.test(cell))
  const areDigits = filled[0] === '1' && filled.every(cell => /^\d\d?$/.test(cell))
  return areLetters || (filled.length > 1 && areDigits)
}

const plainSign = (text: string) => visibleText(text).toLowerCase().replaceAll(/\s+/g, ' ')

/** The longest name of a section or an analysis without price. */
const maxName = 160

/** What a sentence, a phone, an address, a discount or a signature look like. */
const remarkSigns = [
  new RegExp(`^[${footnoteSigns}•]`, 'u'),
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
