import type { Price, PriceKind } from '@/lib/entities/price'
import { fill } from '@/lib/text/fill'
import { formatAmount } from '@/lib/text/money'

/** The words of a language for each kind of price; `{amount}` stands for the number. */
export type PriceWords = Readonly<Record<PriceKind, string>>

/** A price as a text: "from 9 000 ₸". */
export function priceText({ kind, tenge }: Price, words: PriceWords): string {
  return fill(words[kind], { amount: formatAmount(tenge) })
}
