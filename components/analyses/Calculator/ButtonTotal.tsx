import type { ButtonTexts } from './calculatorLabels'

/** What the button in the bar says of the selection: in HTML at first, then by code that is loaded late. */
export function ButtonTotal({ label, total, opens }: ButtonTexts & { readonly label: string }) {
  return (
    <>
      <small>{label}</small> <b>{total}</b>
      <span className="visually-hidden">{` — ${opens}`}</span>
    </>
  )
}
