/** Reads the tables of lay names and tells what a record is also called. */
import type { SearchKind } from '@/lib/entities/search-hit'
import { words } from './fold'
import { layNames, oftenAsked } from './lay-names'
import { foldName, type TermMaker } from './terms'

/** Alternatives, each of parts that must all be there. */
type Phrases = readonly (readonly string[])[]

interface Row {
  readonly phrases: Phrases
  readonly terms: readonly string[]
}

export class LayNames {
  private readonly rows: ReadonlyMap<string, readonly Row[]>

  constructor(make: TermMaker) {
    const entries = Object.entries(layNames).map(([kind, rows]) => {
      const read = rows.map(([names, alsoCalled]) => ({
        phrases: names.split('|').map(partsOf),
        terms: make.ofNames(alsoCalled.split(',')).split(' '),
      }))
      return [kind, read] as const
    })
    this.rows = new Map(entries)
  }

  /** @param names folded words with spaces between. */
  termsOf(kind: SearchKind, names: readonly string[]): string {
    const text = padded(names)
    const rows = this.rows.get(kind)?.filter(({ phrases }) => holds(text, phrases)) ?? []
    return [...new Set(rows.flatMap(({ terms }) => terms))].join(' ')
  }

  isOftenAsked(names: readonly string[]): boolean {
    return holds(padded(names), oftenPhrases)
  }
}

/** A phrase of the tables as part of a text between spaces: ` глюкоза крови `, ` хламид`. */
const partsOf = (phrase: string) =>
  phrase.split('+').map(part => {
    const text = words(foldName(part)).join(' ')
    return part.trim().endsWith('*') ? ` ${text}` : ` ${text} `
  })

const oftenPhrases: Phrases = oftenAsked.map(partsOf)

const padded = (texts: readonly string[]) => ` ${texts.join(' | ')} `

const holds = (text: string, phrases: Phrases) =>
  phrases.some(parts => parts.every(part => text.includes(part)))
