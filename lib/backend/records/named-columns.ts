/** Prices of one row in several columns: «Цена взрослые», «Цена дети». */
import 'server-only'
import { z } from 'zod'
import type { Row } from '@/lib/clinic/files/table'
import { amount } from '@/lib/entities/fields'
import { withLowest } from '@/lib/entities/named-prices'
import type { PriceKind } from '@/lib/entities/price'
import { saidPrice } from '@/lib/entities/said-price'
import { priceKind, type Text } from '@/lib/kinds/strict'
import { expects } from '@/lib/text/finding-codes'
import { type PriceName, priceNames } from '@/lib/text/price-names'
import words from '@/messages/tables.json' with { type: 'json' }

/** Tariffs are calculated to the tiyn; below a thousand a fraction may be thousands. */
const whole = amount.overwrite(value => (value >= 1000 ? Math.round(value) : value))

const cell = z
  .union([z.literal('').transform(() => null), whole.pipe(z.int())], {
    error: expects('priceCell'),
  })
  .optional()

type Columns = { [N in `price_${PriceName}`]: typeof cell } & {
  [N in `price_${PriceName}_kind`]: typeof priceKind
}

/** Beside the column `price`, which is that of the first name. */
export const namedPriceColumns = {
  price_for: z.enum(priceNames).optional(),
  ...(Object.fromEntries(
    priceNames.flatMap(name => [
      [`price_${name}`, cell],
      [`price_${name}_kind`, priceKind],
    ]),
  ) as Columns),
}

interface Priced {
  readonly price: number | null
  readonly price_kind?: 'exact' | 'from' | 'free' | undefined
  readonly price_for?: PriceName | undefined
}

interface NamedPrice extends Pick<Priced, 'price' | 'price_kind'> {
  readonly name: Text
}

/** The price of a row, and its named prices where they differ. */
export function pricesOfRow(row: Priced): Pick<Priced, 'price' | 'price_kind'> & {
  readonly prices?: NamedPrice[]
} {
  const { price, price_kind, price_for } = row
  const own = { price, price_kind }
  const cells = row as unknown as Readonly<Record<string, unknown>>
  const named = priceNames.flatMap(name => {
    const { ru, kk } = words.priceNames[name]
    const said = cells[`price_${name}`]
    if (name === price_for) return [{ name: { ru, kk }, ...own }]
    if (said === undefined) return []
    const kind = cells[`price_${name}_kind`] as Priced['price_kind']
    return [{ name: { ru, kk }, price: said as number | null, price_kind: kind }]
  })
  const isOne = named.every(each => each.price === price && each.price_kind === price_kind)
  return isOne ? own : withLowest({ ...own, prices: named })
}

/** Words of the prices apart from their numbers, in every column. */
export function withKinds(row: Row): Row {
  const record: Record<string, string> = { ...row.record }
  for (const field of ['price', ...priceNames.map(name => `price_${name}`)]) {
    const text = record[field]
    if (text === undefined && field !== 'price') continue
    const { kind, amount } = saidPrice(text ?? '')
    record[field] = amount
    if (kind && kind !== 'onRequest') record[`${field}_kind`] = kind satisfies PriceKind
  }
  return { ...row, record }
}
