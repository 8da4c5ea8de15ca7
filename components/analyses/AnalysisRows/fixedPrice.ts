import { formatMoney } from '@/lib/text/money'

/** "N ₸", as in the calculator; 0 means that the clinic names the price on request. */
export function fixedPrice(tenge: number, onRequest: string): string {
  return tenge > 0 ? formatMoney(tenge) : onRequest
}
