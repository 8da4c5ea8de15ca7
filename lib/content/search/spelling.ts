/**
 * The words of an index, and the closest of them to a word with typos. The last word of a query may
 * be unfinished, so it is compared with prefixes of words, too.
 */
import { stems, stemTerm } from '@/lib/text/stem'
import { isStem } from './terms'

export interface Correction {
  readonly word: string
  /** Edit distance; half an edit more for the prefix of a longer word. */
  readonly distance: number
}

/** Edits allowed for a word of this length: short words are too close to others. */
const allowance = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2)

const maxCorrections = 6
/** Maximum of cached corrections: many people make the same typos. */
const maxCached = 1000

export class Vocabulary {
  /** In how many records a term is. */
  private readonly counts = new Map<string, number>()
  /** Whole words in alphabetical order. */
  private words: readonly { readonly word: string; readonly letters: number }[] = []
  private readonly cache = new Map<string, readonly Correction[]>()

  /** Adds the terms of a record. */
  add(terms: readonly string[]): void {
    for (const term of terms) this.counts.set(term, (this.counts.get(term) ?? 0) + 1)
  }

  /** Removes the terms of a record. */
  remove(terms: readonly string[]): void {
    for (const term of terms) {
      const left = (this.counts.get(term) ?? 0) - 1
      if (left > 0) this.counts.set(term, left)
      else this.counts.delete(term)
    }
  }

  /** To be called after the last `add` or `remove`, before a query. */
  sort(): void {
    this.cache.clear()
    this.words = [...this.counts.keys()]
      .filter(term => term !== '' && !isStem(term))
      .sort((a, b) => (a < b ? -1 : 1))
      .map(word => ({ word, letters: lettersOf(word) }))
  }

  /** In how many records the word is, in any form; the prefix of a word counts as one. */
  frequency(word: string): number {
    const counts = [word, ...stems(word).map(stemTerm)].map(term => this.counts.get(term) ?? 0)
    const whole = Math.max(...counts)
    return whole > 0 || !this.begins(word) ? whole : 1
  }

  has(word: string): boolean {
    return this.counts.has(word)
  }

  /** Whether it is the prefix of words, but not a word. */
  isUnfinished(word: string): boolean {
    return !this.has(word) && this.begins(word)
  }

  /** The words that begin so, without the word itself. */
  beginning(word: string): readonly string[] {
    const at = this.placeOf(word)
    const end = this.words.findIndex((entry, place) => place >= at && !entry.word.startsWith(word))
    return this.words
      .slice(at, end < 0 ? undefined : end)
      .flatMap(entry => (entry.word === word ? [] : entry.word))
  }

  private begins(word: string): boolean {
    return this.words[this.placeOf(word)]?.word.startsWith(word) ?? false
  }

  private placeOf(word: string): number {
    let low = 0
    let high = this.words.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.words[middle]?.word ?? '') < word) low = middle + 1
      else high = middle
    }
    return low
  }

  /**
   * The closest words, none when the word is too short or too far from all.
   * @param unfinished whether the word may be the prefix of a longer one.
   */
  corrections(word: string, unfinished: boolean): readonly Correction[] {
    const key = unfinished ? `${word}…` : word
    const found = this.cache.get(key) ?? this.closest(word, unfinished)
    if (this.cache.size >= maxCached) this.cache.clear()
    this.cache.set(key, found)
    return found
  }

  private closest(word: string, unfinished: boolean): readonly Correction[] {
    const limit = allowance(word.length)
    if (limit === 0) return []
    const letters = lettersOf(word)
    const close: Correction[] = []
    for (const entry of this.words) {
      const candidate = entry.word
      if (candidate.length < word.length - limit) continue
      if (!unfinished && candidate.length > word.length + limit) continue
      if (bits(letters & ~entry.letters) > limit) continue
      const distance = distanceTo(candidate, word, limit, unfinished)
      if (Math.floor(distance) <= limit) close.push({ word: candidate, distance })
    }
    const least = Math.min(...close.map(({ distance }) => distance))
    return close
      .filter(({ distance }) => distance === least)
      .sort((a, b) => a.word.length - b.word.length)
      .slice(0, maxCorrections)
  }
}

/** Bit set of a word's letters, which rules out most words without computing the distance. */
function lettersOf(word: string): number {
  let letters = 0
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) & 31)
  return letters
}

function bits(value: number): number {
  let count = 0
  for (let rest = value; rest !== 0; rest &= rest - 1) count++
  return count
}

/** Rows of the distance table, reused: a word is compared with thousands. */
const longest = 250
let before = new Uint8Array(longest + 1)
let last = new Uint8Array(longest + 1)
let next = new Uint8Array(longest + 1)

/** Optimal string alignment: a letter added, left out, changed, or two neighbours swapped. */
function distanceTo(candidate: string, word: string, limit: number, unfinished: boolean): number {
  const width = Math.min(candidate.length, word.length + limit, longest)
  for (let column = 0; column <= width; column++) last[column] = column
  for (let row = 1; row <= word.length; row++) {
    const letter = word.charCodeAt(row - 1)
    next[0] = row
    let best = row
    for (let column = 1; column <= width; column++) {
      const other = candidate.charCodeAt(column - 1)
      let cost = (last[column - 1] ?? 0) + (letter === other ? 0 : 1)
      cost = Math.min(cost, (last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1)
      const swapped =
        row > 1 &&
        column > 1 &&
        letter === candidate.charCodeAt(column - 2) &&
        word.charCodeAt(row - 2) === other
      if (swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      next[column] = cost
      if (cost < best) best = cost
    }
    if (best > limit) return Number.POSITIVE_INFINITY
    ;[before, last, next] = [last, next, before]
  }
  const whole = width === candidate.length ? (last[width] ?? 0) : Number.POSITIVE_INFINITY
  if (!unfinished) return whole
  let beginning = Number.POSITIVE_INFINITY
  for (let column = 0; column <= width; column++) beginning = Math.min(beginning, last[column] ?? 0)
  return Math.min(whole, beginning + 0.5)
}
