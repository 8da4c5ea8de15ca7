/**
 * Which analyses a text names: by the clinic's own names, by their synonyms and by panels. The one
 * matching of referrals and of the search.
 */

import { assayKey } from './assay-name'
import type { SameNames } from './assay-names'
import type { Lexicon } from './lexicon'
import { Vocabulary } from './spelling'
import { withoutHeading } from './split-referral'

/** A part of a text, with the analyses that it names. */
export interface Naming<T> {
  /** `sure`: it is the name of these. `doubtful`: it may mean each of these, the likeliest first. */
  readonly kind: 'sure' | 'doubtful' | 'unknown'
  readonly text: string
  readonly found: readonly T[]
  /** Those of `found` that have this name, and do not only contain it. */
  readonly called: readonly T[]
}

/** Maximum of words in a name. */
const maxNameWords = 6
/** Maximum of words in a row of names without separators. */
const maxRowWords = 40
/** Characters; a shorter word is too close to others to be corrected without asking. */
const minLengthToCorrect = 6

/** Materials: beside another word they change its meaning, alone they are the general analysis. */
const materials = new Set(['моча', 'кал', 'слюна', 'мазок', 'посев', 'соскоб'].map(assayKey))

const swab = /(?<!\p{L})(?:мазок|мазки|соскоб|жағынды)(?!\p{L})/giu

/** Words that distinguish analyses of one name, and are not a name alone. */
const qualifiers = new Set(
  ['свободный', 'общий', 'прямой', 'непрямой', 'ионизированный'].map(assayKey),
)

interface Known<T> {
  readonly record: T
  readonly words: ReadonlySet<string>
}

interface LongName<T> {
  readonly words: readonly string[]
  readonly known: readonly Known<T>[]
}

export class NameMatcher<T> {
  private readonly known: Known<T>[] = []
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
  add(record: T, given: Iterable<string>, variantOf: Iterable<string>): void {
    const keys = new Set(given)
    const known = { record, words: new Set([...keys].flatMap(wordsOf)) }
    this.known.push(known)
    for (const key of keys) put(this.byKey, key, known)
    for (const row of this.lexicon.assays.of(keys)) put(this.byRow, row, known)
    const bases = new Set(variantOf)
    for (const base of [...bases, ...this.lexicon.assays.of(bases)]) put(this.variants, base, known)
  }

  /** The words of all names and synonyms, to correct typos by. */
  private vocabulary(): Vocabulary {
    if (this.words) return this.words
    const vocabulary = new Vocabulary()
    for (const { words } of this.known) vocabulary.add([...words])
    for (const row of this.byRow.keys()) {
      vocabulary.add(row.flatMap(name => wordsOf(assayKey(name))))
    }
    vocabulary.sort()
    this.words = vocabulary
    return vocabulary
  }

  /** A line of a referral: what it names, or else what it may mean. */
  linesOf(piece: string): Naming<T>[] {
    const named = this.namesIn(piece, true)
    if (named) return named
    const text = withoutHeading(piece)
    const key = assayKey(text)
    return key === '' ? [] : [this.choices(text, key)]
  }

  /**
   * The names that a text consists of, one or several; `null` unless all of it is names.
   * @param corrects whether words with typos count
   */
  namesIn(piece: string, corrects: boolean): Naming<T>[] | null {
    const own = this.exactly(piece, assayKey(piece))
    if (own) return [own]
    const blood = this.ofBloodAlone(piece)
    if (blood) return [blood]
    const bare = withoutHeading(piece)
    // A heading may be an analysis: «Коагулограмма: АЧТВ, МНО».
    for (const text of new Set([bare, piece])) {
      const lines = this.whole(text, corrects) ?? this.parted(text, corrects)
      if (lines) return lines
    }
    return this.swabbed(piece)
  }

  /** «Мазок на ВПЧ»: the material of most tests for infections, which names leave out. */
  private swabbed(text: string): Naming<T>[] | null {
    const bare = text.replace(swab, ' ')
    const own = bare === text ? null : this.exactly(bare, assayKey(bare))
    return own && [{ ...own, text, kind: 'doubtful' }]
  }

  /** The piece as one name. */
  private whole(text: string, corrects: boolean): Naming<T>[] | null {
    const key = assayKey(text)
    if (key === '') return null
    const found = this.exactly(text, key)
    if (found) return [found]
    const spelled = corrects && this.corrected(key)
    if (!spelled) return null
    return [this.exactly(text, spelled.key, spelled.certain) ?? this.choices(text, spelled.key)]
  }

  private exactly(text: string, key: string, certain = true): Naming<T> | null {
    const all = [...new Set([...(this.byKey.get(key) ?? []), ...this.sameAs(key)])]
    const likeliest = this.lexicon.panels.ambiguous.get(key)
    if (likeliest) {
      const first = likeliest.flatMap(each => this.sameAs(each))
      return this.choices(text, key, [...new Set([...first, ...all])])
    }
    if (all.length === 0) {
      return this.variantsOf(text, key) ?? this.panel(text, key) ?? this.partOfPanel(text, key)
    }
    return all.length === 1 && certain ? sure(text, all) : doubtful(text, all)
  }

  private sameAs(key: string): readonly Known<T>[] {
    return this.lexicon.assays.of([key]).flatMap(row => this.byRow.get(row) ?? [])
  }

  private variantsOf(text: string, key: string): Naming<T> | null {
    const names = [key, ...this.lexicon.assays.of([key])]
    const found = names.flatMap(name => this.variants.get(name) ?? [])
    return found.length > 0 ? doubtful(text, [...new Set(found)]) : null
  }

  /** All parts of a panel, or a choice of those that the clinic has. */
  private panel(text: string, key: string): Naming<T> | null {
    const { whole, offered } = this.lexicon.panels
    const parts = whole.get(key) ?? offered.get(key)
    if (!parts) return null
    const lines = parts.map(part => this.exactly(part, assayKey(part)))
    const isWhole = whole.has(key) && lines.every(line => line?.kind === 'sure')
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

  /** Several names in one piece, with a separator between them or only spaces. */
  private parted(text: string, corrects: boolean): Naming<T>[] | null {
    const [inner] = /\(([^()]*[,;/+][^()]*)\)/.exec(text)?.slice(1) ?? []
    if (inner !== undefined) {
      const head = text.slice(0, text.indexOf('('))
      const own = this.whole(head, corrects)
      if (own?.every(({ kind }) => kind === 'sure')) return own.map(line => ({ ...line, text }))
      return inner.split(/[,;/+]/).flatMap(part => this.linesOf(part.trim()))
    }
    for (const sign of [
      /\s*\+\s*/,
      /\s*\/\s*/,
      /\s+(?:и|және|мен|пен|бен|и\/или)\s+/iu,
      /\s+[-–—]\s+/,
    ]) {
      const parts = text.split(sign).filter(part => assayKey(part) !== '')
      if (parts.length < 2) continue
      const lines = parts.map(part => this.whole(part, corrects) ?? this.row(part))
      if (lines.every(line => line !== null)) return lines.flat()
    }
    return this.row(text)
  }

  /**
   * Names separated by spaces only, if every word belongs to one.
   * @param several whether the row must not be one name
   */
  row(text: string, several = false): Naming<T>[] | null {
    const words = text
      .split(/[\s,;+/()]+/)
      .filter(word => assayKey(word) !== '' || /кров|қан/i.test(word))
    if (words.length < 2 || words.length > maxRowWords) return null
    /** For each prefix of the row the fewest lines it takes (dynamic programming). */
    const best: (Naming<T>[] | null)[] = [[]]
    for (let end = 1; end <= words.length; end++) {
      best[end] = null
      for (let begin = Math.max(0, end - maxNameWords); begin < end; begin++) {
        if (several && end - begin === words.length) continue
        const before = best[begin]
        if (!before || (best[end]?.length ?? Number.POSITIVE_INFINITY) <= before.length + 1)
          continue
        const line = this.inRow(words.slice(begin, end), words.slice(0, begin))
        if (line) best[end] = [...before, line]
      }
    }
    return best[words.length] ?? null
  }

  private inRow(words: readonly string[], before: readonly string[]): Naming<T> | null {
    const text = words.join(' ')
    const key = assayKey(text)
    if (key === '' || materials.has(key)) return null
    if (!wordsOf(key).every(word => qualifiers.has(word))) return this.exactly(text, key)
    // «Билирубин общий прямой»: the last name goes with each of them.
    const head = before.findLast(word => !qualifiers.has(assayKey(word)))
    if (head === undefined) return null
    const full = `${head} ${text}`
    return this.exactly(full, assayKey(full))
  }

  /** With typos corrected; null when there are none, or when one cannot be corrected. */
  private corrected(key: string): { readonly key: string; readonly certain: boolean } | null {
    const vocabulary = this.vocabulary()
    let certain = true
    let typos = 0
    const words: string[] = []
    for (const word of wordsOf(key)) {
      if (vocabulary.has(word) || /\d/.test(word)) {
        words.push(word)
        continue
      }
      const [closest, another] = vocabulary.corrections(word, false)
      if (!closest) return null
      typos += 1
      certain &&= word.length >= minLengthToCorrect && closest.distance <= 1 && !another
      words.push(closest.word)
    }
    return typos > 0 ? { key: words.sort().join(' '), certain: certain && typos === 1 } : null
  }

  /** Records that have all words of the name, the shortest first; else those whose words it has. */
  private choices(text: string, key: string, first: readonly Known<T>[] = []): Naming<T> {
    const asked = wordsOf(key).filter(word => !qualifiers.has(word))
    if (asked.length === 0 && first.length === 0) return doubtful(text, [])
    const wider =
      asked.length === 0
        ? []
        : this.known.filter(({ words }) => asked.every(word => words.has(word)))
    const bySize = wider.toSorted((a, b) => a.words.size - b.words.size)
    const found = [...first, ...bySize]
    if (found.length > 0) return doubtful(text, found, first)
    return doubtful(text, this.narrower(key), [])
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
    const names = this.lexicon.panels.with.get(key) ?? []
    const found = names.flatMap(name => [...(this.byKey.get(name) ?? []), ...this.sameAs(name)])
    return found.length > 0 ? doubtful(text, [...new Set(found)]) : null
  }

  /** «Кровь», «қан талдауы»: most likely the general analysis. Other ignored words are no line. */
  private ofBloodAlone(text: string): Naming<T> | null {
    if (assayKey(text) !== '' || !/кров|қан/iu.test(text)) return null
    const general = this.exactly(text, assayKey('общий анализ крови'))
    return general ? { ...general, kind: 'doubtful' } : doubtful(text, [])
  }
}

const wordsOf = (key: string): string[] => (key === '' ? [] : key.split(' '))

/** Each value once; all keys of one value are put before those of the next. */
function put<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key)
  if (!list) map.set(key, [value])
  else if (list.at(-1) !== value) list.push(value)
}

const recordsOf = <T>(known: readonly Known<T>[]) => [...new Set(known.map(({ record }) => record))]

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
