/**
 * Reads a text as names of analyses and services with other words between them. Every word ends in one
 * piece, and the reading with the least cost counts: a name costs 1, a word that is none 2, a name that
 * goes on behind a comma or the end of a line more than two names.
 */

import { assayKey } from './assay-name'
import { type Examination, examinationsIn } from './examinations'
import { memoise } from './memoise'
import type { NameMatcher, Naming } from './name-matcher'
import { fromPhotograph, withoutCase } from './readings'
import {
  childsWord,
  illnessAt,
  isAnd,
  isForChild,
  isOr,
  isPreposition,
  noteAt,
  scopeWordsAt,
} from './referral-notes'
import { costOf, costOfAnd, costOfMore, isShortened, type Word, wordsOf } from './split-referral'

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
  illness: 1.1,
  misread: 1.3,
  notSold: 1.5,
  other: 2,
} as const

interface Step<T> {
  readonly cost: number
  readonly from: number
  readonly meaning: Meaning<T>
}

/** Words that a photograph makes of one. */
const mostBroken = 4

/** «Фибр-н», «время св-ти». */
const contraction = /^(.*?)(?<!\p{L})(\p{L}{2,})-(\p{Ll}{1,4})(?!\p{L})(.*)$/u

/** Whether nothing but spaces, full stops and hyphens is between words. */
const isOnePiece = (words: readonly Word[]) =>
  words.slice(1).every(({ gap }) => /^[ .-]+$/.test(gap))

export class NameReader<T> {
  constructor(
    readonly matcher: NameMatcher<T>,
    private readonly services?: {
      called(text: string): readonly T[] | null
      isFrame(text: string): boolean
    },
  ) {}

  /** @param most the longest name, in words */
  read(text: string, words: readonly Word[], most = maxNameWords): readonly Piece<T>[] {
    const examinations = examinationsIn(text, words, word => this.called(word)?.kind === 'sure')
    const forChild = isForChild(text)
    /** The cheapest way to each place between words (dynamic programming). */
    const best: (Step<T> | undefined)[] = [{ cost: 0, from: 0, meaning: { kind: 'other' } }]
    for (const from of words.keys()) {
      const before = best[from]?.cost ?? 0
      const examination = examinations.find(each => each.from <= from && from < each.to)
      const limit = examinations.find(each => each.from > from)?.from ?? words.length
      if (examination && examination.from < from) continue
      const steps = examination
        ? [this.examined(examination, forChild)]
        : this.from(text, words, from, Math.min(most, limit - from), forChild)
      for (const { to, cost, meaning } of steps) {
        if (to > limit) continue
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
    const whole = this.called(text) ?? (corrects ? this.matcher.guess(text, false) : null)
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

  /** A method and its object are one service, or one that the clinic does not have. */
  private examined(
    { to, asked }: Examination,
    forChild: boolean,
  ): { to: number; cost: number; meaning: Meaning<T> } {
    if (asked.length === 0) return { to, cost: costs.note, meaning: { kind: 'note' } }
    const services = asked.map(each => this.serviceFor(each, forChild)).find(Boolean) ?? []
    return { to, cost: costs.service, meaning: { kind: 'service', services } }
  }

  /** A list for a child asks for what is done for children, where there is such. */
  private serviceFor(text: string, forChild: boolean): readonly T[] | null {
    return (forChild ? this.service(`${text} ${childsWord}`) : null) ?? this.service(text)
  }

  /** What may begin with a word. */
  private *from(
    text: string,
    words: readonly Word[],
    from: number,
    most: number,
    forChild: boolean,
  ) {
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
    const illness = illnessAt(text, word.start)
    if (illness > 0) {
      const next = words.findIndex(({ start }) => start >= word.start + illness)
      const to = next < 0 ? words.length : next
      yield { to, cost: costs.illness, meaning: { kind: 'note' } as Meaning<T> }
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
        crossed += costOfAnd
        continue
      }
      // A preposition belongs to what follows.
      if (to > from + 1 && isPreposition(last.text)) continue
      const isCut = /\p{L}\./u.test(text.slice(word.start, last.end + 1))
      const found = this.meaningOf(
        text.slice(word.start, last.end),
        words.slice(from, to),
        isCut,
        forChild,
      )
      if (found) yield { to, cost: found.cost + crossed, meaning: found.meaning }
    }
  }

  /** @param isCut whether a full stop may stand for the end of a word */
  private meaningOf(text: string, words: readonly Word[], isCut: boolean, forChild: boolean) {
    const naming = this.called(text)
    if (naming) {
      const cost = naming.kind === 'sure' ? 1 : costs.ambiguous
      return { cost, meaning: { kind: 'name', naming } as Meaning<T> }
    }
    const isNoService =
      /^\p{Ll}$/u.test(words.at(-1)?.text ?? '') ||
      isShortened(text) ||
      illnessAt(text, 0) === text.length
    const services = isNoService ? null : this.serviceFor(text, forChild)
    if (services)
      return { cost: costs.service, meaning: { kind: 'service', services } as Meaning<T> }
    const misread = isOnePiece(words)
      ? (this.misread(text, words) ?? (isCut ? this.matcher.completed(text) : null))
      : null
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

  readonly service = memoise((text): readonly T[] | null => this.services?.called(text) ?? null)

  /** Whether words ask for a kind of thing, or for whom, and for nothing: «анализы для мужчин». */
  readonly isFrame = memoise((text): boolean => this.services?.isFrame(text) ?? false)

  /** What is written as from a photograph, or contracted. */
  private misread(text: string, words: readonly Word[]): Naming<T> | null {
    const letters = fromPhotograph(text)
    const isNew = letters !== text
    if (isNew || this.isBroken(words)) {
      const joined = letters.replaceAll(' ', '')
      const naming = (isNew && this.called(letters)) || this.called(joined)
      const whole = naming ?? (isNew ? this.matcher.completed(letters) : null)
      if (whole) return { ...whole, text }
    }
    const bare = withoutCase(text)
    const inCase = bare === text ? null : this.called(bare)
    if (inCase) return { ...inCase, text }
    const [, before = '', start, ending = '', behind = ''] = contraction.exec(text) ?? []
    if (start === undefined) return null
    for (const word of this.matcher.contracted(start, ending)) {
      const naming = this.called(`${before}${word}${behind}`)
      if (naming) return { ...naming, text }
    }
    return null
  }

  /** A space within a word, or between all letters of one. */
  private isBroken(words: readonly Word[]): boolean {
    const isOne = words.slice(1).every(({ gap }) => gap === ' ')
    if (!isOne || words.length < 2 || words.length > mostBroken) return false
    if (words.every(word => /^\p{Lu}$/u.test(word.text))) return words.length > 2
    return (
      words.every(word => /^[\p{L}\d]+$/u.test(word.text)) &&
      words.some(word => !this.matcher.knows(word.text))
    )
  }
}
