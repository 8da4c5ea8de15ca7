import { formatMoney } from '@/lib/money/format'

/** A price is never shown as 0: the clinic names it on request. */
export function priceText(tenge: number, onRequest: string): string {
  return tenge > 0 ? formatMoney(tenge) : onRequest
}
