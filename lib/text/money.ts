/**
 * Money is whole tenge. `formatMoney` is the calculator's form (spec 1 §9: ru-RU, KZT, narrow
 * symbol, no fraction); `formatAmount` is the bare number for sentences that bring their own "₸".
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
