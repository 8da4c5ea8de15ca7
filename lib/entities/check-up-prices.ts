/** Which prices of a check-up package apply, and what a check-up costs (B15). */
import { type Price, priceOf } from './price'

/** Whole tenge; 0: on request. */
interface Prices {
  readonly malePrice: number
  readonly femalePrice: number
  readonly generalPrice: number
}

export interface PackagePrice {
  readonly audience: 'male' | 'female' | 'general'
  /** Whole tenge; 0: on request. */
  readonly value: number
}

/** The male and the female price, whichever there are; without both, the general one. */
export function packagePrices(prices: Prices): PackagePrice[] {
  const bySex: readonly PackagePrice[] = [
    { audience: 'male', value: prices.malePrice },
    { audience: 'female', value: prices.femalePrice },
  ]
  const named = bySex.filter(price => price.value > 0)
  return named.length > 0 ? named : [{ audience: 'general', value: prices.generalPrice }]
}

export interface PriceSpan {
  readonly low: number
  readonly high: number
  /** How many prices lie in it. */
  readonly count: number
}

/** From the lowest to the highest price that is named; `null` when none is. */
export function priceSpan(packages: readonly Prices[]): PriceSpan | null {
  const values = packages
    .flatMap(packagePrices)
    .map(price => price.value)
    .filter(value => value > 0)
  if (values.length === 0) return null
  return { low: Math.min(...values), high: Math.max(...values), count: values.length }
}

/** The price of a check-up: where its packages have one price between them, that one; else the lowest (B1264). */
export function checkUpPrice(packages: readonly Prices[]): Price {
  return lowestPrice(packages.flatMap(packagePrices))
}

/** Of some of the prices of a check-up. */
export function lowestPrice(all: readonly PackagePrice[]): Price {
  const named = all.map(({ value }) => value).filter(value => value > 0)
  const low = named.length > 0 ? Math.min(...named) : 0
  const isOnly = all.every(({ value }) => value === low)
  return priceOf('checkUp', low, isOnly ? 'exact' : 'from')
}
