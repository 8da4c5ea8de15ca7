/** A name inside a sentence: "Кардиолог" becomes "кардиолог", an abbreviation stays as it is. */
export function lowerFirst(text: string): string {
  const [first = '', second = ''] = [...text]
  if (second !== second.toLowerCase()) return text
  return first.toLowerCase() + text.slice(first.length)
}

/** A phrase as a sentence of its own begins. */
export const capitalized = (text: string, locale: string): string =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
