import type { Offer } from 'schema-dts'
import type { Price } from '@/lib/entities/price'

interface About {
  readonly url: string
  readonly name?: string
  readonly description?: string
  /** Until when the price applies: `2026-11-28`. */
  readonly lastDay?: string | undefined
}

/** The offer of a price as the page says it: the lowest one is a `minPrice`, nothing to pay a price of 0. None for a price on request. */
export function offersOf(price: Price, { url, lastDay, ...about }: About): readonly Offer[] {
  if (price.kind === 'onRequest') return []
  return [{ '@type': 'Offer', ...about, url, ...costOf(price), ...validity(lastDay) }]
}

function costOf({ kind, tenge }: Price) {
  const priceCurrency = 'KZT'
  if (kind !== 'from') return { price: tenge, priceCurrency }
  const priceSpecification = {
    '@type': 'PriceSpecification',
    minPrice: tenge,
    priceCurrency,
  } as const
  return { priceSpecification }
}

/** The last day is whole: until midnight in Almaty. */
function validity(lastDay: string | undefined) {
  return lastDay ? { priceValidUntil: lastDay, validThrough: `${lastDay}T23:59:59+05:00` } : {}
}
