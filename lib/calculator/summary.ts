/** What a patient pays for all that was chosen. */
import { type Price, wholeTenge } from '@/lib/entities/price'
import { isByAppointment } from '@/lib/entities/sample'
import { fill } from '@/lib/text/fill'
import { formatAmount } from '@/lib/text/money'
import { type CalculatorItem, priceOfItem } from './item'
import type { PriceWords } from './price-text'

export interface Summary {
  readonly count: number
  /** How many of them are analyses. */
  readonly analyses: number
  /** Whole tenge, the blood test included. */
  readonly total: number
  /** Tenge in the total for drawing blood; 0 when none is drawn, or nothing is taken for it. */
  readonly bloodDrawing: number
  /** One of them has a lowest price alone, so that the total is the least to be paid. */
  readonly isLowest: boolean
  /** How many have no price and count as 0. */
  readonly unpriced: number
  /** For one of them at least the time is agreed on. */
  readonly byAppointment: boolean
}

/**
 * Prices have discounts taken off already, so the total is their plain sum. Drawing blood is paid
 * once for all analyses of one visit (B44).
 * @param bloodDrawing its price in tenge
 * @param others prices of what is chosen beside analyses
 */
export function totalsOf(
  items: readonly Pick<CalculatorItem, 'price' | 'priceKind' | 'bloodTest' | 'sample'>[],
  bloodDrawing: number,
  others: readonly Price[] = [],
): Summary {
  const drawn = items.some(item => item.bloodTest) ? bloodDrawing : 0
  const own = items.map(item => priceOfItem({ ...item, price: wholeTenge(item.price) }))
  const prices = [...own, ...others]
  return {
    count: prices.length,
    analyses: own.length,
    total: prices.reduce((sum, { tenge }) => sum + tenge, drawn),
    bloodDrawing: drawn,
    isLowest: prices.some(({ kind }) => kind === 'from'),
    unpriced: prices.filter(({ kind }) => kind === 'onRequest').length,
    byAppointment: items.some(({ sample }) => isByAppointment(sample)),
  }
}

/** A sum with a lowest price in it is the lowest itself. */
export const totalText = (
  { total, isLowest }: Pick<Summary, 'total' | 'isLowest'>,
  words: SumPriceWords,
): string => fill(isLowest ? words.from : words.exact, { amount: formatAmount(total) })

export type SumPriceWords = Pick<PriceWords, 'exact' | 'from'>

/** The words of a language for a sum; `{total}` and `{count}` stand for values. */
export interface SumWords {
  readonly plain: string
  /** With the drawing of blood in it. */
  readonly drawn: string
  /** Follows a sum without those whose price is on request. */
  readonly unpriced: string
  readonly onRequest: string
}

/** What a patient pays, as every message says it (B232): with what is in the sum, and what is not. */
export function sumText(
  { count, bloodDrawing, unpriced, ...sums }: Summary,
  words: SumWords,
  prices: SumPriceWords,
): string {
  if (unpriced === count) return words.onRequest
  const total = totalText(sums, prices)
  const sum = fill(bloodDrawing > 0 ? words.drawn : words.plain, { total })
  return unpriced > 0 ? sum + fill(words.unpriced, { count: unpriced }) : sum
}
