/**
 * Money is whole tenge (B45). `formatMoney` is the calculator's form, with the sign of the currency;
 * `formatAmount` is the bare number for sentences that bring their own "₸".
 */
const amount = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 })

/** `12 500`, with a no-break space. */
export function formatAmount(tenge: number): string {
  return amount.format(tenge)
}

/** `12 500 ₸`, with no-break spaces. */
export function formatMoney(tenge: number): string {
  return `${formatAmount(tenge)}\u00A0₸`
}
