/** Whether a text has all words that were typed, whatever the case, ё and е, Kazakh letters and endings. */
import { fold, tokenize } from './fold'
import { stems } from './stem'

/** From this length on, a word is also found within another: `глобин` in `гемоглобин`. */
const minSubstringLength = 4

/** A text as it is compared: its folded words, with a space before each. */
export const comparable = (text: string): string => ` ${tokenize(fold(text)).join(' ')}`

/** @returns whether a comparable text has every word; all of them have those of an empty text */
export function wordMatcher(text: string): (compared: string) => boolean {
  const patterns = tokenize(fold(text)).map(word => [word, ...stems(word)])
  return compared => patterns.every(forms => forms.some(form => matches(compared, form)))
}

function matches(compared: string, form: string): boolean {
  return compared.includes(form.length < minSubstringLength ? ` ${form}` : form)
}
