/** Fields whose text would be lost; those of lists and of the search keep it in the history entry. */
const typing = 'textarea, input:is([type=text], [type=tel]):not([role=combobox])'

/** Whether the page must not be replaced now. A dialog that was closed keeps its fields. */
export const isTyped = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>(typing)].some(
    field => field.value !== '' && !field.closest('dialog'),
  )
