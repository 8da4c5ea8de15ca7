/** Analyses of the backend as items: apart from these, as the browser has no need of what decides of prices. */
import type { NamedPrice } from '@/lib/entities/named-prices'
import { type Priced, type PriceKind, priceOf } from '@/lib/entities/price'
import type { Analysis } from '@/lib/kinds/analysis'
import type { CalculatorItem, ItemPrice } from './item'

/** An analysis of the backend for the calculator; without price, category or discount: 0. */
export function itemOf(analysis: Analysis): CalculatorItem {
  const { id, slug, name, document, sample, resultDays: days } = analysis
  return {
    id,
    slug,
    name,
    ...priceFields('analysis', analysis.price, analysis.priceKind),
    ...(analysis.prices && { prices: itemPrices(analysis.prices) }),
    category: analysis.categoryId ?? 0,
    bloodTest: analysis.bloodTestIncluded,
    discount: analysis.discountPercent ?? 0,
    document,
    ...(sample && { sample }),
    ...(days !== null && { days }),
  }
}

/** Several prices as a sum needs them. */
export const itemPrices = (prices: readonly NamedPrice[]): readonly ItemPrice[] =>
  prices.map(({ key, name, price, priceKind }) => ({
    ...{ key, name },
    ...priceFields('named', price, priceKind),
  }))

function priceFields(what: Priced, price: unknown, priceKind?: PriceKind | null) {
  const { kind, tenge } = priceOf(what, price, priceKind)
  return { price: tenge, ...((kind === 'from' || kind === 'free') && { priceKind: kind }) }
}
