/**
 * Matches a doctor's list with the price list, by the clinic's own names and by the synonyms of
 * lib/content/search/assays.ts. An ambiguous line becomes a choice, never a match.
 */

import type { CalculatorItem } from '@/lib/calculator/item'
import { plainText } from '@/lib/text/plain-text'
import { assayKey, recordKeys, type SameNames, sameNames } from './assay-name'
import { panels } from './assay-panels'
import { Vocabulary } from './spelling'
import { splitList, withoutHeading } from './split-list'

/** An analysis with its names in all languages. */
export interface NamedItem {
  readonly item: CalculatorItem
  readonly names: readonly string[]
}

export type ListLine =
  | { readonly kind: 'sure'; readonly text: string; readonly items: readonly CalculatorItem[] }
  | {
      readonly kind: 'doubtful'
      readonly text: string
      readonly choices: readonly CalculatorItem[]
    }
  | { readonly kind: 'unknown'; readonly text: string }

/** Characters; the rest of a longer text is ignored. */
export const listMaxLength = 3000
const maxLines = 60
const maxChoices = 3
/** Maximum of words in a name. */
const maxNameWords = 6
/** Characters; a shorter word is too close to others to be corrected without asking. */
const minLengthToCorrect = 6

/** Names of several analyses, of which the visitor has to choose; after `:` the likeliest. */
const ambiguous = new Map(
  [
    ...[
      'т4: т4 свободный',
      'т3: т3 свободный',
      'тг: триглицериды',
      'сифилис: рмп',
      'гепатит b: hbsag',
      'гепатит в: hbsag',
    ],
    ...[
      'гепатит c: анти-hcv',
      'витамин d3: витамин d',
      'герпес',
      'цмв',
      'впг',
      'впч',
      'хеликобактер',
      'онкомаркеры',
    ],
    ...[
      'биохимия: биохимия',
      'биохимический анализ крови: биохимия',
      'бак: биохимия',
      'бх: биохимия',
      'гепатит',
      'гормоны',
    ],
    ...[
      'витамины',
      'аллергия',
      'токсоплазмоз',
      'хламидии',
      'уреаплазма',
      'микоплазма',
      'пцр',
      'мазок',
      'лямблии',
    ],
  ].map(row => {
    const [name = '', likeliest = ''] = row.split(': ')
    return [assayKey(name), assayKey(likeliest)]
  }),
)

/** Materials: beside another word they change its meaning, alone they are the general analysis. */
const materials = new Set(['моча', 'кал', 'слюна', 'мазок', 'посев', 'соскоб'].map(assayKey))

/** Words that distinguish analyses of one name, and are not a name alone. */
const qualifiers = new Set(
  ['свободный', 'общий', 'прямой', 'непрямой', 'ионизированный'].map(assayKey),
)

/** The lines of the list in order; a piece that names several analyses gives several lines. */
export function matchList(text: string, records: readonly NamedItem[]): ListLine[] {
  const matcher = matcherOf(records)
  return splitList(text.slice(0, listMaxLength))
    .flatMap(piece => matcher.linesOf(piece))
    .slice(0, maxLines)
}

const matchers = new WeakMap<readonly NamedItem[], Matcher>()

function matcherOf(records: readonly NamedItem[]): Matcher {
  const matcher = matchers.get(records) ?? new Matcher(records)
  matchers.set(records, matcher)
  return matcher
}

interface Known extends NamedItem {
  readonly words: ReadonlySet<string>
}

class Matcher {
  private readonly known: readonly Known[]
  private readonly byKey = new Map<string, Known[]>()
  private readonly byRow = new Map<SameNames, Known[]>()
  private readonly panels = new Map<string, readonly string[]>()
  private readonly vocabulary = new Vocabulary()

  constructor(records: readonly NamedItem[]) {
    this.known = records.map(record => {
      const keys = new Set(record.names.flatMap(recordKeys))
      const known = { ...record, words: new Set([...keys].flatMap(wordsOf)) }
      for (const key of keys) put(this.byKey, key, known)
      for (const row of sameNames(keys)) put(this.byRow, row, known)
      this.vocabulary.add([...known.words])
      return known
    })
    for (const row of this.byRow.keys()) {
      this.vocabulary.add(row.flatMap(name => wordsOf(assayKey(name))))
    }
    for (const { names, parts } of panels) {
      for (const name of names) this.panels.set(assayKey(name), parts)
    }
    this.vocabulary.sort()
  }

  linesOf(piece: string): ListLine[] {
    const bare = withoutHeading(piece)
    // A heading may be an analysis: «Коагулограмма: АЧТВ, МНО».
    for (const text of new Set([bare, piece])) {
      const lines = this.whole(text) ?? this.parted(text)
      if (lines) return lines
    }
    const text = withoutHeading(piece)
    if (assayKey(text) === '') return this.ofBloodAlone(text)
    return [this.asChoices(text)]
  }

  /** The piece as one name. */
  private whole(text: string): ListLine[] | null {
    const key = assayKey(text)
    if (key === '') return null
    const found = this.exactly(text, key)
    if (found) return [found]
    const spelled = this.corrected(key)
    return (
      spelled && [
        this.exactly(text, spelled.key, spelled.certain) ?? this.choices(text, spelled.key),
      ]
    )
  }

  private exactly(text: string, key: string, certain = true): ListLine | null {
    const all = [...new Set([...(this.byKey.get(key) ?? []), ...this.sameAs(key)])]
    const likeliest = ambiguous.get(key)
    if (likeliest !== undefined) return this.choices(text, key, [...this.sameAs(likeliest), ...all])
    const [only, ...others] = all
    if (only && others.length === 0) return certain ? sure(text, [only]) : doubtful(text, all)
    if (only) return doubtful(text, all)
    return this.panel(text, key)
  }

  private sameAs(key: string): readonly Known[] {
    return sameNames([key]).flatMap(row => this.byRow.get(row) ?? [])
  }

  /** All parts of a panel, or a choice of those that the clinic has. */
  private panel(text: string, key: string): ListLine | null {
    const parts = this.panels.get(key)
    if (!parts) return null
    const lines = parts.map(part => this.exactly(part, assayKey(part)))
    const items = lines.flatMap(line => (line?.kind === 'sure' ? line.items : []))
    if (items.length === 0) return null
    return lines.every(line => line?.kind === 'sure')
      ? { kind: 'sure', text, items }
      : { kind: 'doubtful', text, choices: items.slice(0, maxChoices) }
  }

  /** Several names in one piece, with a separator between them or only spaces. */
  private parted(text: string): ListLine[] | null {
    const [inner] = /\(([^()]*[,;/+][^()]*)\)/.exec(text)?.slice(1) ?? []
    if (inner !== undefined) {
      const head = text.slice(0, text.indexOf('('))
      const own = this.whole(head)
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
      const lines = parts.map(part => this.whole(part) ?? this.row(part))
      if (lines.every(line => line !== null)) return lines.flat()
    }
    return this.row(text)
  }

  /** Names separated by spaces only, if every word belongs to one. */
  private row(text: string): ListLine[] | null {
    const words = text
      .split(/[\s,;+/()]+/)
      .filter(word => assayKey(word) !== '' || /кров|қан/i.test(word))
    if (words.length < 2 || words.length > 40) return null
    /** For each prefix of the row the fewest lines it takes (dynamic programming). */
    const best: (ListLine[] | null)[] = [[]]
    for (let end = 1; end <= words.length; end++) {
      best[end] = null
      for (let begin = Math.max(0, end - maxNameWords); begin < end; begin++) {
        const before = best[begin]
        if (!before || (best[end]?.length ?? Number.POSITIVE_INFINITY) <= before.length + 1)
          continue
        const line = this.inRow(words.slice(begin, end), words.slice(0, begin))
        if (line) best[end] = [...before, line]
      }
    }
    return best[words.length] ?? null
  }

  private inRow(words: readonly string[], before: readonly string[]): ListLine | null {
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
    let certain = true
    let typos = 0
    const words: string[] = []
    for (const word of wordsOf(key)) {
      if (this.vocabulary.has(word) || /\d/.test(word)) {
        words.push(word)
        continue
      }
      const [closest, another] = this.vocabulary.corrections(word, false)
      if (!closest) return null
      typos += 1
      certain &&= word.length >= minLengthToCorrect && closest.distance <= 1 && !another
      words.push(closest.word)
    }
    return typos > 0 ? { key: words.sort().join(' '), certain: certain && typos === 1 } : null
  }

  private asChoices(text: string): ListLine {
    return this.choices(text, assayKey(text))
  }

  /** Records that have all words of the name, the shortest first; else those whose words it has. */
  private choices(text: string, key: string, first: readonly Known[] = []): ListLine {
    const asked = wordsOf(key).filter(word => !qualifiers.has(word))
    if (asked.length === 0 && first.length === 0) return { kind: 'unknown', text }
    const wider =
      asked.length === 0
        ? []
        : this.known.filter(({ words }) => asked.every(word => words.has(word)))
    const bySize = wider.toSorted((a, b) => a.words.size - b.words.size)
    const words = new Set(wordsOf(key))
    const narrower = [...this.byKey]
      .filter(([own]) => /\p{L}{3}/u.test(own) && wordsOf(own).every(word => words.has(word)))
      .toSorted(([a], [b]) => b.length - a.length)
      .flatMap(([, records]) => records)
    const found = [...first, ...bySize]
    const all = [...new Set(found.length > 0 ? found : [...narrower, ...this.setsWith(key)])]
    return all.length > 0 ? doubtful(text, all) : { kind: 'unknown', text }
  }

  /** Panels of the clinic with this analysis: potassium is among the electrolytes. */
  private setsWith(key: string): readonly Known[] {
    return [...this.panels]
      .filter(([, parts]) => parts.some(part => assayKey(part) === key))
      .flatMap(([name]) => [...(this.byKey.get(name) ?? []), ...this.sameAs(name)])
  }

  /** «Кровь» alone: most likely the general analysis. Other ignored words are no line. */
  private ofBloodAlone(text: string): ListLine[] {
    if (!/кров|қан/iu.test(text)) return []
    const all = this.sameAs(assayKey('общий анализ крови'))
    return [all.length > 0 ? doubtful(text, all) : { kind: 'unknown', text }]
  }
}

const wordsOf = (key: string): string[] => (key === '' ? [] : key.split(' '))

function put<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key) ?? []
  if (list.length === 0) map.set(key, list)
  if (!list.includes(value)) list.push(value)
}

const sure = (text: string, found: readonly NamedItem[]): ListLine => ({
  kind: 'sure',
  text,
  items: found.map(({ item }) => item),
})

const doubtful = (text: string, found: readonly NamedItem[]): ListLine => ({
  kind: 'doubtful',
  text,
  choices: found.slice(0, maxChoices).map(({ item }) => item),
})

/** The price list with the names of both languages. */
export function namedItems(
  items: readonly CalculatorItem[],
  ...others: readonly (readonly CalculatorItem[])[]
): NamedItem[] {
  const names = others.map(list => new Map(list.map(({ id, name }) => [id, name])))
  return items.map(item => ({
    item,
    names: [item.name, ...names.flatMap(list => list.get(item.id) ?? [])].map(plainText),
  }))
}
