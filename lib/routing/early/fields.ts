/** Values of fields, given to the elements that React has drawn in their place. */

export type TextHolder = HTMLInputElement | HTMLTextAreaElement
export type Field = TextHolder | HTMLSelectElement

export const isTick = (field: Field): boolean => /checkbox|radio/.test(field.type)

/**
 * As if the visitor had done it: with events, and a click where there is something to tick.
 *
 * @param before the field that held the value, or the text alone
 */
export function setValue(field: Field, before: Field | { readonly value: string }): void {
  if (field instanceof HTMLSelectElement) {
    if (before instanceof HTMLSelectElement) field.selectedIndex = before.selectedIndex
  } else if (field instanceof HTMLInputElement && isTick(field)) {
    if (before instanceof HTMLInputElement && before.checked !== field.checked) field.click()
    return
  } else {
    // By the prototype's setter: React compares with the value that was set last.
    Object.getOwnPropertyDescriptor(field.constructor.prototype, 'value')?.set?.call(
      field,
      before.value,
    )
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  if (!(field instanceof HTMLSelectElement) && 'selectionStart' in before) {
    const { selectionStart, selectionEnd } = before
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
  }
}
