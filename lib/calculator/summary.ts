/** What a selection costs. */
import { type CalculatorItem, wholeTenge } from './item'

export interface Summary {
  readonly count: number
  /** Whole tenge, the blood test included. */
  readonly total: number
  /** Tenge in the total for drawing blood; 0 when none is drawn, or nothing is taken for it. */
  readonly bloodDrawing: number
  /** How many have no price and count as 0. */
  readonly unpriced: number
}

/**
 * Prices have discounts taken off already, so the total is their plain sum. Drawing blood is paid
 * once for all analyses of one visit (B44).
 * @param bloodDrawing its price in tenge
 */
export function totalsOf(
  items: readonly Pick<CalculatorItem, 'price' | 'bloodTest'>[],
  bloodDrawing: number,
): Summary {
  const drawn = items.some(item => item.bloodTest) ? bloodDrawing : 0
  const prices = items.map(item => wholeTenge(item.price))
  return {
    count: items.length,
    total: prices.reduce((sum, price) => sum + price, drawn),
    bloodDrawing: drawn,
    unpriced: prices.filter(price => price === 0).length,
  }
}
