/**
 * Which analyses a text names: by the clinic's own names, by their synonyms and by panels. The one
 * matching of referrals and of the search.
 */

import {
  assayKey,
  distinguishing,
  isGeneric,
  qualifiers,
  quantity,
  withoutQuantity,
} from './assay-name'
import type { SameNames } from './assay-names'
import type { Lexicon } from './lexicon'
import { fromLatin } from './readings'
import { Vocabulary } from './spelling'

/** A part of a text, with the analyses that it names. */
export interface Naming<T> {
  /** `sure`: it is the name of these. `doubtful`: it may mean each of these, the likeliest first. */
  readonly kind: 'sure' | 'doubtful' | 'unknown'
  readonly text: string
  readonly found: readonly T[]
  /** Those of `found` that have this name, and do not only contain it. */
  readonly called: readonly T[]
}

/** Characters; a shorter word is too close to others to be corrected without asking. */
const minLengthToCorrect = 6
/** Characters of a part of a name that is enough to tell which name it is. */
const minLengthToAnswer = 4
/** Characters of a word cut short, beside others. */
const minLengthOfCut = 2
/** Words that have the same beginning, and combinations of them, that are tried. */
const maxBeginning = 40
const maxCombined = 200

/** A beginning of more names tells none. */
const maxCompleted = 4

/** Materials: beside another word they change its meaning, alone they are the general analysis. */
const materials = new Set(['моча', 'кал', 'слюна', 'мазок', 'посев', 'соскоб'].map(assayKey))

const swab = /(?<!\p{L})(?:мазок|мазки|соскоб|жағынды)(?!\p{L})/giu

interface Known<T> {
  readonly record: T
  readonly keys: ReadonlySet<string>
  readonly words: ReadonlySet<string>
  /** Keys of what a panel consists of. */
  readonly parts: ReadonlySet<string>
}

interface LongName<T> {
  readonly words: readonly string[]
  readonly known: readonly Known<T>[]
}

export class NameMatcher<T> {
  private readonly known = new Map<T, Known<T>>()
  private readonly byKey = new Map<string, Known<T>[]>()
  private readonly byRow = new Map<SameNames, Known<T>[]>()
  /** Variants of an analysis, for price lists that do not have it by itself. */
  private readonly variants = new Map<string | SameNames, Known<T>[]>()
  /** Both made when they are first needed, which most referrals and queries never do. */
  private words: Vocabulary | undefined
  private longest: readonly LongName<T>[] | undefined

  constructor(private readonly lexicon: Pick<Lexicon, 'assays' | 'panels'>) {}

  /**
   * For all records before the first query.
   * @param given the keys of the record's names, as `recordKeys` of `assay-name.ts` makes them
   * @param variantOf as `variantKeys` there makes them
   */
  add(
    record: T,
    given: Iterable<string>,
    variantOf: Iterable<string>,
    parts: Iterable<string> = [],
  ): void {
    const keys = new Set(given)
    const words = new Set([...keys].flatMap(wordsOf))
    const known = { record, keys, words, parts: new Set(parts) }
    this.known.set(record, known)
    for (const key of keys) put(this.byKey, key, known)
    for (const row of this.lexicon.assays.of(keys)) put(this.byRow, row, known)
    const bases = new Set([...variantOf, ...[...keys].map(withoutQuantity)])
    for (const key of keys) bases.delete(key)
    for (const base of [...bases, ...this.lexicon.assays.of(bases)]) put(this.variants, base, known)
  }

  /** The words of all names and synonyms, to correct typos by. */
  private vocabulary(): Vocabulary {
    if (this.words) return this.words
    const vocabulary = new Vocabulary()
    for (const { words } of this.known.values()) vocabulary.add([...words])
    const rows = new Set([...this.byRow.keys(), ...this.variants.keys()])
    for (const row of rows) {
      if (typeof row !== 'string') vocabulary.add(row.flatMap(name => wordsOf(assayKey(name))))
    }
    for (const name of this.lexicon.panels.names) vocabulary.add(wordsOf(name))
    vocabulary.sort()
    this.words = vocabulary
    return vocabulary
  }

  /** What has exactly this name; `null` when nothing has. */
  called(text: string): Naming<T> | null {
    const key = assayKey(text)
    // The words of all names are known, so that most texts are none at a glance.
    const isName = key !== '' && wordsOf(key).every(word => this.vocabulary().has(word))
    const own = isName ? this.exactly(text, key) : null
    // «Мазок на ВПЧ»: the material of most tests for infections, which names leave out.
    const bare = own ? text : text.replace(swab, ' ')
    return own ?? (bare === text ? null : this.called(bare.trim()))
  }

  /**
   * What a text that is no name may mean: with typos corrected, or as a part of longer names.
   * @param completes whether its words may be cut short
   */
  guess(text: string, completes = true): Naming<T> {
    const key = assayKey(text)
    const own = this.called(text)
    if (own) return own
    if (key === '') return this.ofBloodAlone(text) ?? doubtful(text, [])
    if (!/\p{L}{2}/u.test(text)) return doubtful(text, [])
    if (/^[a-z][a-z\d -]+$/i.test(text)) {
      const read = this.guess(fromLatin(text), completes)
      if (read.kind !== 'unknown') return { ...read, text }
    }
    const whole = completes ? this.completed(text) : null
    if (whole) return whole
    // What is known, and this clinic has not, is no slip and no part of another name.
    const isKnown = this.lexicon.assays.of([key]).length > 0
    const spelled = isKnown ? null : this.corrected(key)
    const named = spelled && this.exactly(text, spelled.key, spelled.certain)
    if (named) return spelled.certain ? named : { ...named, kind: 'doubtful' }
    if (isGeneric(key) || (isKnown && /(?<!\p{L})\p{L}(?!\p{L})/u.test(text)))
      return doubtful(text, [])
    const wider =
      spelled ||
      (isKnown && key.length < minLengthToAnswer) ||
      (!/\p{L}{4}/u.test(text) && !/^\p{Lu}{3}/u.test(text))
        ? []
        : this.wider(key)
    return wider.length === 1 ? sure(text, wider) : this.choices(text, spelled?.key ?? key)
  }

  /** Words cut short, as «креат.»: what they begin names, if that is one thing or few. */
  completed(text: string): Naming<T> | null {
    const key = assayKey(text)
    // What is known, and this clinic has not, is no beginning of another name.
    if (this.lexicon.assays.of([key]).length > 0) return null
    const words = wordsOf(key)
    const vocabulary = this.vocabulary()
    const least = words.length > 1 ? minLengthOfCut : minLengthToAnswer
    let combined: readonly (readonly string[])[] = [[]]
    for (const word of words) {
      const longer = word.length < least || /\d/.test(word) ? [] : vocabulary.beginning(word)
      const whole = vocabulary.has(word) || longer.length === 0 ? [word, ...longer] : longer
      if (whole.length > maxBeginning) return null
      combined = combined.flatMap(before => whole.map(each => [...before, each]))
      if (combined.length > maxCombined) return null
    }
    const found = combined.flatMap(each => this.exactly(text, each.toSorted().join(' ')) ?? [])
    const sureOnes = found.filter(({ kind }) => kind === 'sure')
    const records = new Set((sureOnes.length > 0 ? sureOnes : found).flatMap(each => each.found))
    const known = [...records].flatMap(record => this.known.get(record) ?? [])
    return known.length > 0 && known.length <= maxCompleted ? answer(text, known) : null
  }

  /** What a contracted word may be: «фибр-н», «коаг-ма». */
  contracted(start: string, ending: string): readonly string[] {
    const [beginning = ''] = wordsOf(assayKey(start))
    const last = wordsOf(assayKey(`${start}${ending}`))[0]?.at(-1) ?? ''
    if (beginning.length < minLengthOfCut) return []
    return this.vocabulary()
      .beginning(beginning)
      .filter(word => word.endsWith(last))
  }

  /** Whether some name has the word. */
  knows(word: string): boolean {
    const [key = ''] = wordsOf(assayKey(word))
    return key === '' || this.vocabulary().has(key)
  }

  /** The first of some records whose names have all words of the text, or of another name of it. */
  saying(text: string, records: readonly T[]): T | undefined {
    const key = assayKey(text)
    const names = key === '' ? [] : this.lexicon.assays.alike(key).map(wordsOf)
    return records.find(record => {
      const { words = none } = this.known.get(record) ?? {}
      const others = [...words].filter(word => distinguishing.has(word))
      return names.some(
        name => name.every(word => words.has(word)) && others.every(word => name.includes(word)),
      )
    })
  }

  /** Whether it is known what a record consists of. */
  isPanel(record: T): boolean {
    const { parts, keys = [] } = this.known.get(record) ?? {}
    const { whole } = this.lexicon.panels
    const names = [...keys].flatMap(key => this.lexicon.assays.alike(key))
    return (parts?.size ?? 0) > 0 || names.some(name => whole.has(name))
  }

  /** Whether a panel consists of an analysis, among others. */
  includes(panel: T, part: T): boolean {
    const { panels, assays } = this.lexicon
    const { parts, keys } = this.known.get(panel) ?? {}
    const isWhole = (name: string) =>
      panels.with.get(name)?.some(whole => assays.alike(whole).some(key => keys?.has(key)))
    const names = [...(this.known.get(part)?.keys ?? [])].flatMap(key => assays.alike(key))
    return names.some(name => parts?.has(name) || isWhole(name))
  }

  /** Whether it is an analysis of any clinic. */
  isName(text: string): boolean {
    return this.lexicon.assays.of([assayKey(text)]).length > 0
  }

  /** Whether a name stands for several, or for the usual one of several. */
  isGroup(text: string): boolean {
    const { whole, offered, ambiguous, usual } = this.lexicon.panels
    const names = this.lexicon.assays.alike(assayKey(text))
    return [whole, offered, ambiguous, usual].some(table => names.some(name => table.has(name)))
  }

  /** Whether it names a kind of analyses, as biochemistry: what is named behind it is meant. */
  isKind(text: string): boolean {
    const { kinds, whole } = this.lexicon.panels
    const names = this.lexicon.assays.alike(assayKey(text))
    return names.some(name => kinds.has(name) || whole.has(name))
  }

  /** A word that nothing is called by, but that tells analyses of one name apart. */
  isQualifier(text: string): boolean {
    const words = wordsOf(assayKey(text))
    return words.length > 0 && words.every(word => qualifiers.has(word))
  }

  isMaterial(text: string): boolean {
    return materials.has(assayKey(text))
  }

  private exactly(text: string, key: string, certain = true): Naming<T> | null {
    const { usual, ambiguous } = this.lexicon.panels
    const [meant] = (usual.get(key) ?? []).flatMap(each => this.having(each))
    if (meant) return sure(text, [meant])
    const all = this.having(key)
    const likeliest = ambiguous.get(key)
    if (likeliest) {
      const first = likeliest.flatMap(each => this.sameAs(each))
      const naming = this.choices(text, key, [...new Set([...first, ...all])])
      const [only, ...more] = naming.found
      return only !== undefined && more.length === 0
        ? { ...naming, kind: 'sure', called: [only] }
        : naming
    }
    if (all.length > 0) return answer(text, all, certain)
    const less = withoutQuantity(key)
    const measured = less === key ? [] : this.measured(key, less)
    if (measured.length === 1) return sure(text, measured)
    return (
      this.variantsOf(text, key) ??
      this.panel(text, key) ??
      this.partOfPanel(text, key) ??
      (less === key ? null : this.exactly(text, less, certain)) ??
      this.renamed(text, key) ??
      this.ofMaterial(text, key)
    )
  }

  /** Those with an amount, under any name. */
  private measured(key: string, less: string): readonly Known<T>[] {
    const wider = this.wider(key)
    if (wider.length > 0) return wider
    const names = this.lexicon.assays.alike(less)
    const keys = names.map(name => [...wordsOf(name), quantity].sort().join(' '))
    return [...new Set(keys.flatMap(each => this.byKey.get(each) ?? []))]
  }

  private renamed(text: string, key: string): Naming<T> | null {
    if (/[,:;+]|\s\//.test(text)) return null
    const { assays } = this.lexicon
    const known = assays
      .renamed(key)
      .flatMap(each => (assays.has(each) ? this.having(each) : (this.byKey.get(each) ?? [])))
    return known.length > 0 ? answer(text, [...new Set(known)]) : null
  }

  /** What is taken from nothing else needs no word for it: «кал на кальпротектин». */
  private ofMaterial(text: string, key: string): Naming<T> | null {
    const words = wordsOf(key)
    const [material, another] = words.filter(word => materials.has(word))
    if (material === undefined || another !== undefined || words.length === 1) return null
    const less = words.filter(word => word !== material).join(' ')
    const names = this.lexicon.assays.alike(less)
    const isOf = ({ words: own }: Known<T>) =>
      own.has(material) || names.some(name => wordsOf(name).includes(material))
    const known = this.having(less).filter(isOf)
    return known.length > 0 ? answer(text, known) : null
  }

  private having(key: string): readonly Known<T>[] {
    return [...new Set([...(this.byKey.get(key) ?? []), ...this.sameAs(key)])]
  }

  private sameAs(key: string): readonly Known<T>[] {
    return this.lexicon.assays.of([key]).flatMap(row => this.byRow.get(row) ?? [])
  }

  private variantsOf(text: string, key: string): Naming<T> | null {
    const names = [key, ...this.lexicon.assays.of([key])]
    const found = names.flatMap(name => this.variants.get(name) ?? [])
    return found.length > 0 ? answer(text, [...new Set(found)]) : null
  }

  /** All parts of a panel, or a choice of those that the clinic has. */
  private panel(text: string, key: string): Naming<T> | null {
    const { whole, offered } = this.lexicon.panels
    const parts = whole.get(key) ?? offered.get(key)
    if (!parts) return null
    const lines = parts.map(part => this.exactly(part, assayKey(part)))
    // What stands for one analysis is its name: «гемоглобин» is a part of the blood count.
    const isWhole =
      (whole.has(key) || parts.length === 1) && lines.every(line => line?.kind === 'sure')
    const some = parts.flatMap((part, index) => {
      const line = lines[index]
      if (isWhole || line?.kind === 'sure') return line?.found ?? []
      // Several have the very name of this part, as in two sections of the price list.
      return recordsOf(this.byKey.get(assayKey(part)) ?? [])
    })
    if (some.length === 0) return null
    const found = [...new Set(some)]
    return { kind: isWhole ? 'sure' : 'doubtful', text, found, called: found }
  }

  /** With typos corrected; null when there are none, or when one cannot be corrected. */
  private corrected(key: string): { readonly key: string; readonly certain: boolean } | null {
    const vocabulary = this.vocabulary()
    let certain = true
    let typos = 0
    const words: string[] = []
    for (const word of wordsOf(key)) {
      // «Гепатит А» is no slip of «гепатит В».
      if (vocabulary.has(word) || /\d|^(?:hep|vit)/.test(word)) {
        words.push(word)
        continue
      }
      const [closest, another] = vocabulary.corrections(word, false)
      if (!closest) return null
      typos += 1
      certain &&= word.length >= minLengthToCorrect && closest.distance <= 1 && !another
      words.push(closest.word)
    }
    return typos > 0 ? { key: words.sort().join(' '), certain } : null
  }

  /** Records that have all words of the name, the shortest first; else those whose words it has. */
  private choices(text: string, key: string, first: readonly Known<T>[] = []): Naming<T> {
    const found = [...first, ...this.wider(key)]
    if (found.length > 0) return doubtful(text, found, first)
    return doubtful(text, this.narrower(key), [])
  }

  private wider(key: string): readonly Known<T>[] {
    const asked = wordsOf(key).filter(word => !qualifiers.has(word))
    if (asked.length === 0) return []
    return [...this.known.values()]
      .filter(({ words }) => asked.every(word => words.has(word)))
      .toSorted((a, b) => a.words.size - b.words.size)
  }

  /** Records with a name of which the key has all words, the longest name first. */
  private narrower(key: string): readonly Known<T>[] {
    const asked = new Set(wordsOf(key))
    this.longest ??= [...this.byKey]
      .filter(([own]) => /\p{L}{3}/u.test(own))
      .toSorted(([one], [other]) => other.length - one.length)
      .map(([own, known]) => ({ words: wordsOf(own), known }))
    return this.longest
      .filter(({ words }) => words.every(word => asked.has(word)))
      .flatMap(({ known }) => known)
  }

  /** Panels of the clinic with this analysis: potassium is among the electrolytes. */
  private partOfPanel(text: string, key: string): Naming<T> | null {
    const names = this.lexicon.assays
      .alike(key)
      .flatMap(each => this.lexicon.panels.with.get(each) ?? [])
    const found = names.flatMap(name => this.having(name))
    return found.length > 0 ? answer(text, [...new Set(found)]) : null
  }

  /** «Кровь», «қан талдауы»: most likely the general analysis. Other ignored words are no line. */
  private ofBloodAlone(text: string): Naming<T> | null {
    if (assayKey(text) !== '' || !/кров|қан/iu.test(text)) return null
    const general = this.exactly(text, assayKey('общий анализ крови'))
    return general ? { ...general, kind: 'doubtful' } : doubtful(text, [])
  }
}

const none: ReadonlySet<string> = new Set()

const wordsOf = (key: string): string[] => (key === '' ? [] : key.split(' '))

/** Each value once; all keys of one value are put before those of the next. */
function put<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key)
  if (!list) map.set(key, [value])
  else if (list.at(-1) !== value) list.push(value)
}

const recordsOf = <T>(known: readonly Known<T>[]) => [...new Set(known.map(({ record }) => record))]

/** One candidate is an answer. */
const answer = <T>(text: string, known: readonly Known<T>[], certain = true) =>
  known.length === 1 && certain ? sure(text, known) : doubtful(text, known)

function sure<T>(text: string, known: readonly Known<T>[]): Naming<T> {
  const found = recordsOf(known)
  return { kind: 'sure', text, found, called: found }
}

/** @param called those that have the name */
function doubtful<T>(
  text: string,
  known: readonly Known<T>[],
  called: readonly Known<T>[] = known,
): Naming<T> {
  const kind = known.length > 0 ? 'doubtful' : 'unknown'
  return { kind, text, found: recordsOf(known), called: recordsOf(called) }
}
