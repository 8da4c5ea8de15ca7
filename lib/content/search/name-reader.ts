/**
 * Reads a text as names of analyses and services with other words between them. Every word ends in one
 * piece, and the reading with the least cost counts: a name costs 1, a word that is none 2, a name that
 * goes on behind a comma or the end of a line more than two names.
 */

import { assayKey } from './assay-name'
import { memoise } from './memoise'
import type { NameMatcher, Naming } from './name-matcher'
import { isAnd, isOr, noteAt, scopeWordsAt } from './referral-notes'
import { costOf, costOfMore, isShortened, type Word, wordsOf } from './split-referral'

/** What words are: `other` no name, `filler` nothing without one («анализ на»). */
export type Meaning<T> =
  | { readonly kind: 'name'; readonly naming: Naming<T> }
  | { readonly kind: 'service'; readonly services: readonly T[] }
  | { readonly kind: 'note' | 'filler' | 'other' }

/** Words of the text, the last index not included. */
export type Piece<T> = { readonly from: number; readonly to: number } & Meaning<T>

/** Maximum of words in a name. */
const maxNameWords = 8
/** A name that goes on behind more separators is two names. */
const maxCrossed = 4
/** A word of so many letters that comes again begins the next name. */
const shortestHead = 5
const costs = {
  note: 0.85,
  filler: 0.3,
  service: 0.9,
  ambiguous: 1.05,
  misread: 1.3,
  notSold: 1.5,
  other: 2,
} as const

interface Step<T> {
  readonly cost: number
  readonly from: number
  readonly meaning: Meaning<T>
}

export class NameReader<T> {
  constructor(
    readonly matcher: NameMatcher<T>,
    private readonly services?: { called(text: string): readonly T[] | null },
  ) {}

  /** @param most the longest name, in words */
  read(text: string, words: readonly Word[], most = maxNameWords): readonly Piece<T>[] {
    /** The cheapest way to each place between words (dynamic programming). */
    const best: (Step<T> | undefined)[] = [{ cost: 0, from: 0, meaning: { kind: 'other' } }]
    for (const from of words.keys()) {
      const before = best[from]?.cost ?? 0
      for (const { to, cost, meaning } of this.from(text, words, from, most)) {
        const other = best[to]
        if (!other || before + cost < other.cost) best[to] = { cost: before + cost, from, meaning }
      }
    }
    const pieces: Piece<T>[] = []
    for (let to = words.length; to > 0; to = pieces[0]?.from ?? 0) {
      const { from, meaning } = best[to] as Step<T>
      pieces.unshift({ from, to, ...meaning })
    }
    return pieces
  }

  /**
   * The records that a text consists of the names of, for the search; `null` unless all of it is names.
   * @param corrects whether words with typos count
   */
  names(text: string, corrects: boolean): readonly T[] | null {
    const words = wordsOf(text)
    const whole = this.called(text) ?? (corrects ? this.matcher.guess(text) : null)
    // «Глюкоза, инсулин» is the name of an index, and two names.
    const most = Math.min(maxNameWords, Math.max(1, words.length - 1))
    const pieces = this.read(text, words, most).flatMap(piece => {
      if (piece.kind === 'name') return [piece.naming.called]
      if (piece.kind !== 'other' && piece.kind !== 'service') return []
      return [null]
    })
    const isAllNames = pieces.length > 0 && pieces.every(each => each !== null)
    if (!isAllNames) return whole && whole.called.length > 0 ? whole.called : null
    return [...new Set([...(whole?.called ?? []), ...pieces.flat()])].filter(each => each !== null)
  }

  /** What may begin with a word. */
  private *from(text: string, words: readonly Word[], from: number, most: number) {
    const word = words[from] as Word
    const isJoining = isAnd(word.text) || isOr(word.text)
    // A capital letter is a name for several: «гепатиты В и С».
    const isFiller = assayKey(word.text) === '' && !/^\p{Lu}$/u.test(word.text)
    const kind = isJoining || isFiller ? 'filler' : 'other'
    yield { to: from + 1, cost: costs[kind], meaning: { kind } as Meaning<T> }
    const note = Math.max(noteAt(text, word.start), scopeWordsAt(text, word.start))
    if (note > 0) {
      const next = words.findIndex(({ start }) => start >= word.start + note)
      const to = next < 0 ? words.length : next
      yield { to, cost: costs.note, meaning: { kind: 'note' } as Meaning<T> }
    }
    if (isJoining) return
    const isVague = assayKey(word.text) === ''
    let crossed = 0
    for (let to = from + 1; to <= Math.min(words.length, from + most); to++) {
      const last = words[to - 1] as Word
      // «Кардиолог: ЭКГ» is no visit.
      if (to > from + 1 && note > 0 && last.gap.includes(':')) return
      if (to > from + 1) crossed += costOf(last.gap)
      if (crossed > maxCrossed || isOr(last.text)) return
      // «Общий анализ крови общий анализ мочи» is two names.
      const isBegun = to > from + 1 && word.text.length >= shortestHead
      if (isBegun && last.text.toLowerCase() === word.text.toLowerCase()) return
      // A name begins with what it is of, not with the end of what was said before.
      if (isVague && crossed >= costOfMore) return
      if (isAnd(last.text)) {
        crossed += costOfMore
        continue
      }
      const found = this.meaningOf(text.slice(word.start, last.end), words.slice(from, to))
      if (found) yield { to, cost: found.cost + crossed, meaning: found.meaning }
    }
  }

  private meaningOf(text: string, words: readonly Word[]) {
    const naming = this.called(text)
    if (naming) {
      const cost = naming.kind === 'sure' ? 1 : costs.ambiguous
      return { cost, meaning: { kind: 'name', naming } as Meaning<T> }
    }
    // A preposition belongs to what follows.
    const isOpen = /^\p{Ll}{1,2}$/u.test(words.at(-1)?.text ?? '')
    const services = isOpen || isShortened(text) ? null : this.service(text)
    if (services)
      return { cost: costs.service, meaning: { kind: 'service', services } as Meaning<T> }
    const misread = this.misread(text, words)
    if (misread)
      return { cost: costs.misread, meaning: { kind: 'name', naming: misread } as Meaning<T> }
    // «CA 72-4», where it is not sold, is no calcium.
    const isWhole = words.length > 1 && words.slice(1).every(({ gap }) => /^[ -]$/.test(gap))
    return isWhole && this.matcher.isName(text)
      ? { cost: costs.notSold, meaning: { kind: 'other' } as Meaning<T> }
      : null
  }

  /** What has exactly this name. */
  readonly called = memoise((text): Naming<T> | null => this.matcher.called(text))

  service(text: string): readonly T[] | null {
    return this.services?.called(text) ?? null
  }

  /** A zero for the letter, or a space within a word, as from a photograph. */
  private misread(text: string, words: readonly Word[]): Naming<T> | null {
    if (words.length === 1 && /0/.test(text) && /\p{L}.*\p{L}/u.test(text)) {
      const naming = this.called(text.replace(/0/g, 'О'))
      return naming && { ...naming, text }
    }
    const isBroken =
      words.length === 2 &&
      words[1]?.gap === ' ' &&
      words.every(word => /^\p{L}\p{Ll}+$/u.test(word.text)) &&
      words.some(word => !this.matcher.knows(word.text))
    const joined = isBroken ? this.called(text.replace(' ', '')) : null
    return joined && { ...joined, text }
  }
}
