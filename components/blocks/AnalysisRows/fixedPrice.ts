import { formatMoney } from '@/lib/text/money'

/** "N ₸", the calculator's form; never 0, which is a price that the clinic names on request. */
export function fixedPrice(tenge: number, onRequest: string): string {
  return tenge > 0 ? formatMoney(tenge) : onRequest
}
