/** Looks up synonyms: what people call a record that has another official name. */
import type { SearchKind } from '@/lib/entities/search-hit'
import { tokenize } from '@/lib/text/fold'
import { carefulStem } from '@/lib/text/stem'
import type { SameNames } from './assay-name'
import { memoise } from './memoise'
import { popularNames, synonymRows } from './synonyms'
import { foldName, type Terms, termsOfNames } from './terms'

/** Alternatives; all parts of one must match. */
type Phrases = readonly (readonly string[])[]

interface Row {
  readonly phrases: Phrases
  readonly terms: Terms
}

/** Rows by the beginning of their phrases, as a name matches few of hundreds. */
type Rows = ReadonlyMap<string, readonly Row[]>

/** Synonyms of a record as index terms, and whether it is what most visitors mean. */
export interface Synonyms {
  readonly terms: Terms
  readonly popular: boolean
}

class SynonymIndex {
  private readonly rows: ReadonlyMap<string, Rows>
  private readonly same = new Map<SameNames, Synonyms>()

  constructor() {
    const entries = Object.entries(synonymRows).map(([kind, rows]) => {
      const read = rows.map(([names, alsoCalled]) => ({
        phrases: names.split('|').map(partsOf),
        terms: termsOfNames(alsoCalled.split(',')),
      }))
      return [kind, byBeginning(read)] as const
    })
    this.rows = new Map(entries)
  }

  /** The synonyms of records with these names. @param names folded words separated by spaces. */
  of(kind: SearchKind, names: readonly string[]): Synonyms {
    const text = ` ${[...names, ...names.map(stemmed)].join(' | ')} `
    const beginnings = beginningsIn(text)
    const rows = rowsFor(this.rows.get(kind), text, beginnings)
    const popular = rowsFor(oftenRows, text, beginnings).length > 0
    return { terms: rows.flatMap(({ terms }) => terms), popular }
  }

  /** The synonyms of an analysis, those of analyses with the same meaning included. */
  ofAnalysis(names: readonly string[], same: readonly SameNames[]): Synonyms {
    const all = [this.of('analysis', names), ...same.map(row => this.ofRow(row))]
    return { terms: all.flatMap(({ terms }) => terms), popular: all.some(({ popular }) => popular) }
  }

  private ofRow(row: SameNames): Synonyms {
    const known = this.same.get(row)
    if (known) return known
    const { terms, popular } = this.of('analysis', row.map(foldedTokens))
    const lay = { terms: [...terms, ...termsOfNames(row)], popular }
    this.same.set(row, lay)
    return lay
  }
}

let made: SynonymIndex | undefined

/** Built once, as the tables do not change. */
export function synonymIndex(): SynonymIndex {
  made ??= new SynonymIndex()
  return made
}

export const foldedTokens = (name: string) => tokenize(foldName(name)).join(' ')

/** In any case and number: price lists have «глюкоза» and «определение глюкозы». */
const stemmed = (name: string) => name.split(' ').map(stemOf).join(' ')
const stemOf = memoise(carefulStem)

/** A phrase of the tables as part of a text between spaces: ` глюкоз кров `, ` хламид`. */
const partsOf = (phrase: string) =>
  phrase.split('+').map(part => {
    const text = foldedTokens(part)
    return part.trim().endsWith('*') ? ` ${text}` : ` ${stemmed(text)} `
  })

/** The key of a phrase: its first word, or the first letters of a prefix. */
function beginningOf([first = '']: readonly string[]): string {
  const [word = '', ...more] = first.trim().split(' ')
  const isWhole = first.endsWith(' ') || more.length > 0
  return isWhole || word === '' ? word : someLetters(word)
}

const someLetters = (word: string) => `${word.slice(0, 3)}*`

/** The empty key is that of phrases that match every name. */
function beginningsIn(text: string): ReadonlySet<string> {
  const found = new Set<string>()
  for (const word of text.split(' ')) found.add(word).add(someLetters(word))
  return found
}

function byBeginning(rows: readonly Row[]): Rows {
  const found = new Map<string, Row[]>()
  for (const row of rows) {
    for (const each of new Set(row.phrases.map(beginningOf))) {
      found.set(each, [...(found.get(each) ?? []), row])
    }
  }
  return found
}

/** The rows with a phrase that the text contains. */
function rowsFor(rows: Rows | undefined, text: string, beginnings: ReadonlySet<string>): Row[] {
  const found = new Set<Row>()
  for (const beginning of beginnings) {
    for (const row of rows?.get(beginning) ?? []) if (holds(text, row)) found.add(row)
  }
  return [...found]
}

const holds = (text: string, { phrases }: Row) =>
  phrases.some(parts => parts.every(part => text.includes(part)))

const oftenRows = byBeginning(
  popularNames.map(phrase => ({ phrases: [partsOf(phrase)], terms: [] })),
)
