/**
 * Questions that the search has no hit for, as visitors end up asking them: of the beginnings of a
 * word the last one, once a visitor, with what he searched for instead. Pure.
 */
import 'server-only'
import type { Locale } from '@/lib/routing/locales'

export interface Miss {
  readonly locale: Locale
  readonly text: string
  /** The next question of the visitor that had hits. */
  readonly instead: string | null
}

interface Asked extends Miss {
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Milliseconds without another question after which one is settled. */
export const settledAfter = 60_000
/** Visitors and questions that are remembered; beyond it all are forgotten. */
const maxRemembered = 10_000
const minLength = 3
const maxLength = 60

export class Misses {
  /** By visitor. */
  private readonly asked = new Map<string, Asked>()
  private readonly told = new Set<string>()

  /**
   * @param hits number of hits
   * @returns what is settled by now, each question of a visitor once
   */
  note(visitor: string, locale: Locale, question: string, hits: number, at: number): Miss[] {
    const settled = this.settle(at)
    const text = impersonal(question)
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
    const key = `${visitor} ${locale} ${text}`
    if (this.told.has(key)) return []
    if (this.told.size >= maxRemembered) this.told.clear()
    this.told.add(key)
    return [{ locale, text, instead }]
  }
}

/** A question without phones, other long numbers and addresses of e-mail. */
export function impersonal(question: string): string {
  return question
    .toLowerCase()
    .replace(/\S*@\S*/g, ' ')
    .replace(/\+?\d(?:[\d\s().-]*\d)?/g, number => (digitsIn(number) > 4 ? ' ' : number))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxLength)
    .trim()
}

const digitsIn = (text: string) => text.replace(/\D/g, '').length
