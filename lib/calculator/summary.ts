/** What a selection costs. */
import { type CalculatorItem, wholeTenge } from './item'

/** Tenge for drawing blood, once for all analyses of one visit (B44). */
export const bloodTestPrice = 1000

export interface Summary {
  readonly count: number
  /** Whole tenge, the blood test included. */
  readonly total: number
  /** The blood test was added to the total. */
  readonly bloodTest: boolean
  /** How many have no price and count as 0. */
  readonly unpriced: number
}

/** Prices have discounts taken off already, so the total is their plain sum. */
export function totalsOf(items: readonly Pick<CalculatorItem, 'price' | 'bloodTest'>[]): Summary {
  const bloodTest = items.some(item => item.bloodTest)
  const prices = items.map(item => wholeTenge(item.price))
  return {
    count: items.length,
    total: prices.reduce((sum, price) => sum + price, bloodTest ? bloodTestPrice : 0),
    bloodTest,
    unpriced: prices.filter(price => price === 0).length,
  }
}
