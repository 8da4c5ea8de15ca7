/**
 * Money is whole tenge (B45). `formatMoney` is the calculator's form, with the narrow sign of the
 * currency; `formatAmount` is the bare number for sentences that bring their own "₸".
 */
const currency = new Intl.NumberFormat('ru-RU', {
  style: 'currency',
  currency: 'KZT',
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
})

const amount = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 })

/** `12 500 ₸`, with no-break spaces. */
export function formatMoney(tenge: number): string {
  return currency.format(tenge)
}

/** `12 500`, with a no-break space. */
export function formatAmount(tenge: number): string {
  return amount.format(tenge)
}
