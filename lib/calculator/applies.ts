/** Which of several prices is a patient's: asked once for all records whose prices have the same names. */
import type { Price } from '@/lib/entities/price'
import { type Also, applying, soldOf } from './also'
import { type CalculatorItem, type ItemPrice, priceOfItem } from './item'
import type { Sold } from './sold'

type Priced = Pick<CalculatorItem, 'price' | 'priceKind' | 'prices' | 'priceName'>

/** Each at the price that applies, with its name; without a choice at its lowest. */
export function atOwnPrices<T extends Priced>(
  records: readonly T[],
  also: readonly Also[],
): readonly T[] {
  return records.map(record => {
    const own = record.prices?.find(({ key }) => also.some(({ applies }) => applies === key))
    if (!own) return record
    const { key: _, name: priceName, ...price } = own
    return { ...record, priceKind: undefined, ...price, priceName }
  })
}

/** The same for what is sold beside analyses. */
export const soldAtOwnPrices = <S extends Partial<Pick<Sold, 'price' | 'prices'>>>(
  sold: readonly S[],
  also: readonly Also[],
): readonly (S & Pick<Sold, 'priceName'>)[] =>
  sold.map(each => {
    const own = each.prices?.find(({ key }) => also.some(({ applies }) => applies === key))
    return own ? { ...each, price: priceOfItem(own), priceName: own.name } : each
  })

/** Whether its price in the sum is the one of that name: of several names with that price, the chosen or else the first. */
export function isAtPrice(record: Priced | Also, key: string, also: readonly Also[]): boolean {
  const { price, prices = [] } = record
  const lowest = typeof price === 'number' ? price : price?.tenge
  const own =
    prices.find(each => also.some(({ applies }) => applies === each.key)) ??
    prices.find(each => each.price === lowest)
  return own?.key === key
}

/** What all that costs; a price that is not known yet is in no sum. */
export const pricesOf = (also: readonly Also[]): readonly Price[] =>
  soldAtOwnPrices(soldOf(also), also).map(({ price }) => price ?? { kind: 'onRequest', tenge: 0 })

/** In the form of analyses. */
const asRecords = (also: readonly Also[]): readonly Priced[] =>
  soldOf(also).map(({ price, prices }) => ({ price: price?.tenge ?? 0, ...(prices && { prices }) }))

/** Names of the lowest prices that no choice was made for, each purpose once. */
export function assumedNames(items: readonly Priced[], also: readonly Also[]): readonly string[] {
  const records = atOwnPrices([...items, ...asRecords(also)], also)
  const lowest = records.flatMap(({ price, prices, priceName }) => {
    const own = differing(prices).find(each => each.price === price)
    return own && !priceName ? [[own.key, own.name] as const] : []
  })
  return [...new Map(lowest).values()]
}

/** Of prices that are all the same none has to be chosen. */
const differing = (prices: readonly ItemPrice[] = []) =>
  prices.some(({ price }) => price !== prices[0]?.price) ? prices : []

/** One question: people or days that some of the records have prices for. */
export interface PriceQuestion {
  readonly answers: readonly Pick<ItemPrice, 'key' | 'name'>[]
  /** The key of the answer; `undefined`: none was given. */
  readonly chosen: string | undefined
}

/** Records that share a name are asked about together. */
export function priceQuestions(
  records: readonly Priced[],
  also: readonly Also[],
): readonly PriceQuestion[] {
  const groups = [...records, ...asRecords(also)].reduce<readonly (readonly ItemPrice[])[]>(
    (known, record) => {
      const prices = differing(record.prices)
      const isShared = (group: readonly ItemPrice[]) =>
        group.some(({ key }) => prices.some(each => each.key === key))
      const all = [...known.filter(isShared).flat(), ...prices]
      return prices.length === 0 ? known : [...known.filter(group => !isShared(group)), all]
    },
    [],
  )
  return groups.map(group => {
    const answers = [...new Map(group.map(({ key, name }) => [key, { key, name }])).values()]
    const chosen = also.find(({ applies }) => answers.some(({ key }) => key === applies))
    return { answers, chosen: chosen?.applies }
  })
}

/** With another answer to a question, or with none. */
export function answered(
  also: readonly Also[],
  { answers }: Pick<PriceQuestion, 'answers'>,
  key?: string,
): readonly Also[] {
  const others = also.filter(({ applies }) => !answers.some(each => each.key === applies))
  return key === undefined ? others : [...others, applying(key)]
}
