/** Looks up synonyms: what people call a record that has another official name. */
import type { SearchKind } from '@/lib/entities/search-hit'
import { lookalike, tokenize } from '@/lib/text/fold'
import { carefulStem } from '@/lib/text/stem'
import type { SameNames } from './assay-names'
import { memoise } from './memoise'
import { foldName, type Terms, termsOfNames } from './terms'

/** "A record whose name has one of these words is also called so". */
export interface LayNames {
  readonly kind: SearchKind
  /**
   * Words that are looked for in the names of both languages (of doctors, in specialties and labels):
   * whole words, or beginnings of words with `*` (alone: every record); `+` joins words that must all
   * match.
   */
  readonly names: readonly string[]
  /** Found by prefix, in any form and with typos, so that one form of each is enough. */
  readonly called: readonly string[]
}

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

export class SynonymIndex {
  private readonly rows = new Map<SearchKind, Rows>()
  private readonly popular: Rows
  private readonly same = new Map<SameNames, Synonyms>()

  constructor(layNames: readonly LayNames[], popular: readonly string[]) {
    const byKind = new Map<SearchKind, Row[]>()
    for (const { kind, names, called } of layNames) {
      const row = { phrases: names.map(partsOf), terms: termsOfNames(called) }
      byKind.set(kind, [...(byKind.get(kind) ?? []), row])
    }
    for (const [kind, rows] of byKind) this.rows.set(kind, byBeginning(rows))
    this.popular = byBeginning(popular.map(name => ({ phrases: [partsOf(name)], terms: [] })))
  }

  /** The synonyms of records with these names. @param names folded words separated by spaces. */
  of(kind: SearchKind, names: readonly string[]): Synonyms {
    const text = inOneAlphabet(` ${[...names, ...names.map(stemmed)].join(' | ')} `)
    const beginnings = beginningsIn(text)
    const rows = rowsFor(this.rows.get(kind), text, beginnings)
    const popular = rowsFor(this.popular, text, beginnings).length > 0
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

export const foldedTokens = (name: string) => tokenize(foldName(name)).join(' ')

/** Abbreviations are written with letters of either alphabet: «CA 125» and «СА 125». */
const inOneAlphabet = (text: string) =>
  text.replace(/[a-z]/g, letter => lookalike[letter] ?? letter)

/** In any case and number: price lists have «глюкоза» and «определение глюкозы». */
const stemmed = (name: string) => name.split(' ').map(stemOf).join(' ')
const stemOf = memoise(carefulStem)

/** A phrase of the tables as part of a text between spaces: ` глюкоз кров `, ` хламид`. */
const partsOf = (phrase: string) =>
  phrase.split('+').map(part => {
    const text = foldedTokens(part)
    return inOneAlphabet(part.trim().endsWith('*') ? ` ${text}` : ` ${stemmed(text)} `)
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
