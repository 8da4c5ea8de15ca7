/** Looks up synonyms: what people call a record that has another official name. */
import type { SearchKind } from '@/lib/content/entities/search-hit'
import { tokenize } from '@/lib/text/fold'
import type { SameNames } from './assay-name'
import { popularNames, synonymRows } from './lay-names'
import { foldName, TermMaker } from './terms'

/** Alternatives, each of parts that must all be there. */
type Phrases = readonly (readonly string[])[]

interface Row {
  readonly phrases: Phrases
  readonly terms: readonly string[]
}

/** Rows by the first letters of their phrases, as a name matches few of hundreds. */
type Rows = ReadonlyMap<string, readonly Row[]>

/** Synonyms of a record as index terms, and whether it is among the popular ones. */
export interface Synonyms {
  readonly terms: readonly string[]
  readonly popular: boolean
}

class SynonymIndex {
  private readonly rows: ReadonlyMap<string, Rows>
  private readonly same = new Map<SameNames, Synonyms>()
  private readonly make = new TermMaker()

  constructor() {
    const entries = Object.entries(synonymRows).map(([kind, rows]) => {
      const read = rows.map(([names, alsoCalled]) => ({
        phrases: names.split('|').map(partsOf),
        terms: this.make.ofNames(alsoCalled.split(',')).split(' '),
      }))
      return [kind, byBeginning(read)] as const
    })
    this.rows = new Map(entries)
  }

  /**
   * The synonyms of records with these names.
   * @param names folded words with spaces between.
   */
  of(kind: SearchKind, names: readonly string[]): Synonyms {
    const text = padded(names)
    const likely = new Set(beginningsIn(text).flatMap(each => this.rows.get(kind)?.get(each) ?? []))
    const rows = [...likely].filter(({ phrases }) => holds(text, phrases))
    return { terms: rows.flatMap(({ terms }) => terms), popular: holds(text, popularPhrases) }
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
    const synonyms = { terms: [...terms, ...this.make.ofNames(row).split(' ')], popular }
    this.same.set(row, synonyms)
    return synonyms
  }
}

let made: SynonymIndex | undefined

/** Read once: the tables do not change. */
export function synonymIndex(): SynonymIndex {
  made ??= new SynonymIndex()
  return made
}

export const foldedTokens = (name: string) => tokenize(foldName(name)).join(' ')

/** A phrase of the tables as part of a text between spaces: ` глюкоза крови `, ` хламид`. */
const partsOf = (phrase: string) =>
  phrase.split('+').map(part => {
    const text = foldedTokens(part)
    return part.trim().endsWith('*') ? ` ${text}` : ` ${text} `
  })

const beginning = (word: string) => word.slice(0, 3)

/** The empty one is that of phrases that every name answers. */
const beginningsIn = (text: string) => [...new Set(text.split(' ').map(beginning))]

function byBeginning(rows: readonly Row[]): Rows {
  const found = new Map<string, Row[]>()
  for (const row of rows) {
    for (const each of new Set(row.phrases.map(([first = '']) => beginning(first.trim())))) {
      found.set(each, [...(found.get(each) ?? []), row])
    }
  }
  return found
}

const popularPhrases: Phrases = popularNames.map(partsOf)

const padded = (texts: readonly string[]) => ` ${texts.join(' | ')} `

const holds = (text: string, phrases: Phrases) =>
  phrases.some(parts => parts.every(part => text.includes(part)))
