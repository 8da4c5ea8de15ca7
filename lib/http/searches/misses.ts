/**
 * Questions that the search has no hit for, as visitors end up asking them: of the beginnings of a
 * word the last one, once a visitor, with what he searched for instead. Pure.
 */
import 'server-only'
import type { Locale } from '@/lib/routing/locales'
import { type KnownWords, mayBeKept } from './kept'
import { Several } from './several'

interface Asked {
  readonly locale: Locale
  readonly text: string
  /** The next question of the visitor that had hits. */
  readonly instead: string | null
  /** Milliseconds since 1970. */
  readonly at: number
}

/** A question that has been asked to its end. */
export interface Miss extends Pick<Asked, 'locale' | 'text' | 'instead'> {
  /** Visitors to be counted: none until several asked for it, and of what may not be kept. */
  readonly visitors: number
  /** The same for `instead`. */
  readonly insteadVisitors: number
}

/** Milliseconds without another question after which one is settled. */
export const settledAfter = 60_000
/** Visitors that are remembered; beyond it all are forgotten. */
const maxRemembered = 10_000
const minLength = 3
const maxLength = 60

export class Misses {
  /** By visitor. */
  private readonly asked = new Map<string, Asked>()
  private readonly several = new Several()

  constructor(private readonly known: KnownWords) {}

  /** Whether a question is not settled yet. */
  get isWaiting(): boolean {
    return this.asked.size > 0
  }

  /**
   * @param address of the visitor, or what stands for it; a salted hash of it is kept, in memory
   * @param hits number of hits
   * @returns what is settled by now, each question of a visitor once
   */
  note(address: string, locale: Locale, question: string, hits: number, at: number): Miss[] {
    const settled = this.settle(at)
    const visitor = this.several.hash(address)
    const text = plain(question)
    const before = this.asked.get(visitor)
    if (text.length < minLength) return settled
    if (hits === 0) {
      if (before?.instead === null && before.text.startsWith(text)) return settled
      const isContinued = before?.instead === null && text.startsWith(before.text)
      if (before && !isContinued) settled.push(...this.finish(visitor, before))
      if (this.asked.size >= maxRemembered) this.asked.clear()
      this.asked.set(visitor, { locale, text, instead: null, at })
      return settled
    }
    if (!before) return settled
    const { instead } = before
    if (instead !== null && !text.startsWith(instead) && !instead.startsWith(text)) {
      settled.push(...this.finish(visitor, before))
    } else if (text.startsWith(before.text)) {
      // The word was not complete yet.
      this.asked.delete(visitor)
    } else if (!before.text.startsWith(text)) {
      this.asked.set(visitor, { ...before, instead: text, at })
    }
    return settled
  }

  settle(at: number): Miss[] {
    return [...this.asked]
      .filter(([, asked]) => at - asked.at >= settledAfter)
      .flatMap(([visitor, asked]) => this.finish(visitor, asked))
  }

  private finish(visitor: string, { locale, text, instead }: Asked): Miss[] {
    this.asked.delete(visitor)
    const visitors = this.several.add(`${locale} ${text}`, visitor)
    if (visitors === undefined) return []
    const others = instead ? this.several.add(`${locale} ${text} → ${instead}`, visitor) : 0
    const isKept = mayBeKept(text, this.known)
    return [
      {
        ...{ locale, text, instead },
        visitors: isKept ? visitors : 0,
        insteadVisitors: isKept && instead && mayBeKept(instead, this.known) ? (others ?? 0) : 0,
      },
    ]
  }
}

/** Spelt in one way, and no longer than a question is. */
function plain(question: string): string {
  return question.toLowerCase().replace(/\s+/g, ' ').trim().slice(0, maxLength).trim()
}
