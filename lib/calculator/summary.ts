/** What a selection costs. */
import { wholeTenge } from '@/lib/entities/price'
import { isByAppointment } from '@/lib/entities/sample'
import { fill } from '@/lib/text/fill'
import { formatMoney } from '@/lib/text/money'
import type { CalculatorItem } from './item'

export interface Summary {
  readonly count: number
  /** Whole tenge, the blood test included. */
  readonly total: number
  /** Tenge in the total for drawing blood; 0 when none is drawn, or nothing is taken for it. */
  readonly bloodDrawing: number
  /** How many have no price and count as 0. */
  readonly unpriced: number
  /** For one of them at least the time is agreed on. */
  readonly byAppointment: boolean
}

/**
 * Prices have discounts taken off already, so the total is their plain sum. Drawing blood is paid
 * once for all analyses of one visit (B44).
 * @param bloodDrawing its price in tenge
 */
export function totalsOf(
  items: readonly Pick<CalculatorItem, 'price' | 'bloodTest' | 'sample'>[],
  bloodDrawing: number,
): Summary {
  const drawn = items.some(item => item.bloodTest) ? bloodDrawing : 0
  const prices = items.map(item => wholeTenge(item.price))
  return {
    count: items.length,
    total: prices.reduce((sum, price) => sum + price, drawn),
    bloodDrawing: drawn,
    unpriced: prices.filter(price => price === 0).length,
    byAppointment: items.some(({ sample }) => isByAppointment(sample)),
  }
}

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
  { count, total, bloodDrawing, unpriced }: Summary,
  words: SumWords,
): string {
  if (unpriced === count) return words.onRequest
  const sum = fill(bloodDrawing > 0 ? words.drawn : words.plain, { total: formatMoney(total) })
  return unpriced > 0 ? sum + fill(words.unpriced, { count: unpriced }) : sum
}
