/** Several prices of one record, for pages and files: the browser's code does without. */
import { type Price, type PriceKind, priceOf } from './price'

/** One of several prices of a record, which are for adults and children, or for weekdays and weekends. */
export interface NamedPrice {
  readonly name: string
  /** The same in both languages, and for all records whose prices are for the same people or days. */
  readonly key: string
  readonly price: number
  readonly priceKind?: PriceKind | undefined
}

/** It, as it is said everywhere. */
export const priceOfName = ({ price, priceKind }: NamedPrice): Price =>
  priceOf('named', price, priceKind)

interface Amount {
  readonly price: number | null
  readonly price_kind?: PriceKind | undefined
}

/**
 * With the lowest of its named prices as the price of the record, which sorting, tiles and sums know: "from" it
 * where they differ.
 */
export function withLowest<R extends object>(record: R): R {
  const { prices } = record as { readonly prices?: readonly Amount[] }
  if (!prices?.length) return record
  const [lowest] = prices
    .filter(({ price }) => price)
    .toSorted((a, b) => Number(a.price) - Number(b.price))
  if (!lowest) return prices.every(isFree) ? { ...record, price_kind: 'free' } : record
  const isOne = prices.every(({ price }) => price === lowest.price)
  return {
    ...record,
    price: lowest.price,
    price_kind: isOne ? (lowest.price_kind ?? 'exact') : 'from',
  }
}

const isFree = ({ price_kind }: Amount) => price_kind === 'free'
