/**
 * What was typed into a request that is not sent yet, for when the dialog is opened again. In memory
 * only: the next page, and the next person at the same device, do not get it.
 */
import type { Fields } from './fieldsSchema'

const none: Fields = { name: '', phone: '' }
let typed = none

export const typedFields = (): Fields => typed

export function keepFields(fields: Fields): void {
  typed = { ...fields }
}

export function forgetFields(): void {
  typed = none
}
