/**
 * Finds in the loaded part of the list while the site's search cannot be reached: by name or
 * category. Every word has to match.
 */
import { comparable, wordMatcher } from '@/lib/text/match-words'
import { plainText } from '@/lib/text/plain-text'
import type { CalculatorItem } from './item'

const compared = new WeakMap<CalculatorItem, string>()

/** The comparable text of an analysis, cached at the first search. */
function textOf(item: CalculatorItem, categoryName: string): string {
  const known = compared.get(item)
  if (known !== undefined) return known
  const text = comparable(`${plainText(item.name)} ${categoryName}`)
  compared.set(item, text)
  return text
}

/** The analyses that match the text, those whose name begins with it first. */
export function findItems(
  items: readonly CalculatorItem[],
  text: string,
  categoryNames: ReadonlyMap<number, string>,
): CalculatorItem[] {
  const isMatch = wordMatcher(text)
  const start = comparable(text)
  const compare = (item: CalculatorItem) => textOf(item, categoryNames.get(item.category) ?? '')
  const found = items.filter(item => isMatch(compare(item)))
  const begins = (item: CalculatorItem) => compare(item).startsWith(start)
  return [...found.filter(begins), ...found.filter(item => !begins(item))]
}
