import {
  addItem,
  getSnapshot,
  replaceItems,
} from '@/components/analyses/Calculator/calculatorStore'
import { setPageUrl } from '@/components/hooks/history-state'
import { isTyped } from '@/components/hooks/is-typed'
import { estimateHref } from '@/lib/calculator/estimate'
import type { CalculatorItem } from '@/lib/calculator/item'

export { replaceItems }

/** Adds what the visitor has chosen in a form to the calculator, and shows all that is in it. */
export function takeOver(items: readonly CalculatorItem[]): void {
  const { pathname, search, origin } = location
  for (const item of items) addItem(item)
  const { ids } = getSnapshot()
  if (ids.size > items.length && !isTyped()) location.replace(estimateHref(pathname, [...ids]))
  else setPageUrl(new URL(pathname + search, origin))
}
