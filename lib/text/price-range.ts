/** Prices are whole tenge; 0 stands for a price on request, which is neither low nor high. */
export interface PriceRange {
  readonly min: number
  readonly max: number
}

/** Lowest and highest of the prices that are named; `null` when none is. */
export function priceRange(prices: readonly number[]): PriceRange | null {
  const named = prices.filter(price => price > 0)
  return named.length > 0 ? { min: Math.min(...named), max: Math.max(...named) } : null
}

/** The lowest price of all records that have one, in whole tenge; 0 when none has. */
export function lowestPrice(records: readonly { readonly price: number }[]): number {
  return priceRange(records.map(({ price }) => price))?.min ?? 0
}
