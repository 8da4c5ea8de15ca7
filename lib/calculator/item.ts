/** An analysis as the calculator knows it. */

import type { NamedPrice } from '@/lib/entities/named-prices'
import type { Price } from '@/lib/entities/price'
import type { Sample } from '@/lib/entities/sample'

export interface CalculatorItem {
  readonly id: number
  readonly slug: string
  /** HTML that the sanitiser has passed. */
  readonly name: string
  /** Whole tenge; 0 where the price is on request, or nothing is to pay. */
  readonly price: number
  /** Absent where the price is exact, or on request. */
  readonly priceKind?: 'from' | 'free'
  /** Where it has several, of which `price` is the lowest. */
  readonly prices?: readonly ItemPrice[]
  /** Of the price that applies. */
  readonly priceName?: string
  /** 0: in no category. */
  readonly category: number
  /** The surcharge for drawing blood applies. */
  readonly bloodTest: boolean
  /** Percent for the badge alone, as `price` has it taken off already; 0 for none. */
  readonly discount: number
  /** Address of the preparation leaflet. */
  readonly document: string | null
  /** What is taken; absent when it is not said, as `days`. */
  readonly sample?: Sample
  /** Days until the result; 0: the same day. */
  readonly days?: number
}

export type ItemPrice = Pick<NamedPrice, 'key' | 'name'> &
  Pick<CalculatorItem, 'price' | 'priceKind'>

/** What an analysis costs, as it is said: the kind is absent where it follows from the price. */
export const priceOfItem = ({
  price,
  priceKind,
}: Pick<CalculatorItem, 'price' | 'priceKind'>): Price => ({
  kind: priceKind ?? (price > 0 ? 'exact' : 'onRequest'),
  tenge: price,
})
