/**
 * Finds in the loaded part of the list while the site's search cannot be reached: by name or
 * category, whatever the case, ё and е, Kazakh letters and endings. Every word has to match.
 */
import { fold, tokenize } from '@/lib/text/fold'
import { plainText } from '@/lib/text/plain-text'
import { stems } from '@/lib/text/stem'
import type { CalculatorItem } from './item'

/** From this length on, a word is also found within another: `глобин` in `гемоглобин`. */
const minSubstringLength = 4

const folded = new WeakMap<CalculatorItem, string>()

/** The normalised text of an analysis, cached at the first search. */
function textOf(item: CalculatorItem, categoryName: string): string {
  const known = folded.get(item)
  if (known !== undefined) return known
  const text = ` ${tokenize(fold(`${plainText(item.name)} ${categoryName}`)).join(' ')}`
  folded.set(item, text)
  return text
}

/** The analyses that match the text, those whose name begins with it first. */
export function findItems(
  items: readonly CalculatorItem[],
  text: string,
  categoryNames: ReadonlyMap<number, string>,
): CalculatorItem[] {
  const asked = tokenize(fold(text))
  const patterns = asked.map(word => [word, ...stems(word)])
  const start = ` ${asked.join(' ')}`
  const found = items.filter(item => {
    const full = textOf(item, categoryNames.get(item.category) ?? '')
    return patterns.every(forms => forms.some(form => matches(full, form)))
  })
  const begins = (item: CalculatorItem) =>
    textOf(item, categoryNames.get(item.category) ?? '').startsWith(start)
  return [...found.filter(begins), ...found.filter(item => !begins(item))]
}

function matches(text: string, form: string): boolean {
  return text.includes(form.length < minSubstringLength ? ` ${form}` : form)
}
