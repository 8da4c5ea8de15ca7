import type { ButtonTexts } from './calculatorProps'

/** What the button in the bar says of the selection: in HTML at first, then by code that is loaded late. */
export function ButtonTotal({ label, total, opens }: ButtonTexts & { readonly label: string }) {
  return (
    <span>
      <small>{label}</small> <b>{total}</b>
      <span className="visually-hidden">{` — ${opens}`}</span>
    </span>
  )
}
