import 'server-only'
import type { Price } from '@/lib/entities/price'
import { formatAmount } from '@/lib/text/money'

interface Priced {
  /** Plain text. */
  readonly name: string
  /** Whole tenge; 0: on request. */
  readonly price: number
}

/** Values of a message: the lowest and the highest price by name; `null` when none has a price. */
export function extremes(records: readonly Priced[]) {
  const priced = records.filter(({ price }) => price > 0).toSorted((a, b) => a.price - b.price)
  const [low] = priced
  const high = priced.at(-1)
  if (!low || !high) return null
  return {
    count: records.length,
    span: low.price < high.price ? 'yes' : 'no',
    minName: low.name,
    min: formatAmount(low.price),
    maxName: high.name,
    max: formatAmount(high.price),
  }
}

/** Names with their prices as one sentence, those without a price left out. */
export function priceLines(
  records: readonly { readonly name: string; readonly price: Price }[],
  line: (kind: 'exact' | 'from', values: { name: string; amount: string }) => string,
): string {
  return records
    .flatMap(({ name, price: { kind, tenge } }) =>
      kind === 'exact' || kind === 'from'
        ? [line(kind, { name, amount: formatAmount(tenge) })]
        : [],
    )
    .join('; ')
}
