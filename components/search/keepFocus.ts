import type { MouseEvent } from 'react'

/** Keeps the focus in the field, as the combobox pattern of ARIA requires. */
export const keepFocus = (event: MouseEvent) => event.preventDefault()
