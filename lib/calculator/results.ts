/** When results come, and what is taken, in words. */
import type { Sample } from '@/lib/entities/sample'
import { fill } from '@/lib/text/fill'
import type { CalculatorItem } from './item'

/** Words of a language. */
export interface ResultWords {
  readonly samples: Readonly<Record<Sample, string>>
  readonly sameDay: string
  /** `{count}` stands for the number. */
  readonly days: string
}

/** What is taken, and in how many days the result is there; empty for an analysis without both. */
export function resultLine(
  { sample, days }: Pick<CalculatorItem, 'sample' | 'days'>,
  words: ResultWords,
): string {
  const term = days === 0 ? words.sameDay : days && fill(words.days, { count: days })
  return [sample && words.samples[sample], term].filter(Boolean).join(' · ')
}

export interface LastResult {
  /** The longest of the terms. */
  readonly days: number
  /** Some of the analyses have none. */
  readonly isPartial: boolean
}

/**
 * When the last of the results is there; `null` when no analysis has a term.
 * @param isMore there are analyses beside them, whose terms are not known here
 */
export function lastResultOf(
  items: readonly Pick<CalculatorItem, 'days'>[],
  isMore = false,
): LastResult | null {
  const terms = items.flatMap(({ days }) => days ?? [])
  if (terms.length === 0) return null
  return { days: Math.max(...terms), isPartial: isMore || terms.length < items.length }
}
