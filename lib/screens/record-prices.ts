import 'server-only'
import type { Price } from '@/lib/entities/price'
import { formatAmount } from '@/lib/text/money'

interface Priced {
  /** Plain text. */
  readonly name: string
  readonly price: Price
}

/**
 * Values of a message: the lowest and the highest sum by name, `all` where each record has one, so that no other
 * can be lower or higher (B1265); `null` when none has.
 */
export function extremes(records: readonly Priced[]) {
  const priced = records
    .filter(({ price }) => price.tenge > 0)
    .toSorted((a, b) => a.price.tenge - b.price.tenge)
  const [low] = priced
  const high = priced.at(-1)
  if (!low || !high) return null
  return {
    count: records.length,
    all: priced.length === records.length ? 'yes' : 'no',
    span: low.price.tenge < high.price.tenge ? 'yes' : 'no',
    minName: low.name,
    min: formatAmount(low.price.tenge),
    minSaid: low.price.kind,
    maxName: high.name,
    max: formatAmount(high.price.tenge),
    maxSaid: high.price.kind,
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
