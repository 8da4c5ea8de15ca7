import { assayKey, blood, isBlood, isGeneric, qualifiers } from './assay-name'
import { memoise } from './memoise'

/**
 * Names of one laboratory analysis in Russian, Kazakh and Latin letters, the usual one first. Whole
 * names are compared, by the keys of `assay-name.ts`, so `глюкоза` does not match «Глюкоза в моче».
 */
export type SameNames = readonly string[]

/** «C. trachomatis»: a genus by its letter. */
const ofSpecies = (name: string): readonly string[] =>
  [...name.matchAll(/^([a-z])[a-z]{3,} ([a-z]{5,})/giu)].map(
    ([, genus, species]) => `${genus} ${species}`,
  )

/** The names of each analysis, by their keys. */
export class AssayNames {
  private readonly byKey = new Map<string, SameNames[]>()
  /** Names as words, with their rows, by the first word. */
  private readonly words = new Set<string>()
  private readonly byWord = new Map<string, (readonly [readonly string[], SameNames])[]>()

  constructor(rows: readonly SameNames[]) {
    for (const names of rows) {
      for (const key of new Set([...names, ...names.flatMap(ofSpecies)].map(assayKey))) {
        this.byKey.set(key, [...(this.byKey.get(key) ?? []), names])
        const [first = '', ...others] = key.split(' ')
        for (const word of [first, ...others]) this.words.add(word)
        this.byWord.set(first, [...(this.byWord.get(first) ?? []), [[first, ...others], names]])
      }
    }
  }

  /** The rows that have one of these keys. */
  of(keys: Iterable<string>): readonly SameNames[] {
    return [...new Set([...keys].flatMap(this.rowsOf))]
  }

  private readonly rowsOf = memoise(key => this.byKey.get(key) ?? this.saidTwice(key))

  /** Whether it is the key of a name. */
  has(key: string): boolean {
    return this.byKey.has(key)
  }

  /** The key, and those of the other names of the same analysis. */
  readonly alike = memoise((key): readonly string[] => [
    ...new Set([key, ...this.of([key]).flatMap(row => row.map(assayKey))]),
  ])

  /** A key with one of its names exchanged for another one: «общий анализ крови с формулой», «ОАК с формулой». */
  readonly renamed = memoise((key): readonly string[] => {
    const words = key.split(' ')
    const names = [blood, ...words].flatMap(word => this.byWord.get(word) ?? [])
    return names.flatMap(([name, row]) => {
      if (!name.every(word => words.includes(word) || isBlood(word))) return []
      const rest = words.filter(word => !name.includes(word))
      // «Общий и свободный» are two.
      if (rest.length === 0 || rest.some(word => qualifiers.has(word) || word.length < 3)) return []
      const others = row.map(assayKey).filter(other => !isGeneric(other))
      return others
        .map(other => other.split(' '))
        .filter(other => !rest.some(word => other.includes(word)))
        .map(other => [...rest, ...other].sort().join(' '))
    })
  })

  /** A key of two names of one analysis: «ХГЧ хорионический гонадотропин», «FT-4 свободный тироксин». */
  private saidTwice(key: string): readonly SameNames[] {
    const words = key.split(' ')
    if (words.length < 2 || !words.every(word => this.words.has(word))) return []
    const said = new Map<SameNames, Set<string>>()
    for (const [name, row] of words.flatMap(word => this.byWord.get(word) ?? [])) {
      if (!name.every(word => words.includes(word))) continue
      said.set(row, new Set([...(said.get(row) ?? []), ...name]))
    }
    return [...said].filter(([, all]) => all.size === words.length).map(([row]) => row)
  }
}
