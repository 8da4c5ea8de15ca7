import 'server-only'
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
  records: readonly Priced[],
  line: (values: { name: string; amount: string }) => string,
): string {
  return records
    .filter(({ price }) => price > 0)
    .map(({ name, price }) => line({ name, amount: formatAmount(price) }))
    .join('; ')
}
