import {
  addAlso,
  addItem,
  getSnapshot,
  replaceAlso,
  replaceItems,
} from '@/components/analyses/Calculator/calculatorStore'
import { setPageUrl } from '@/components/hooks/history-state'
import { isTyped } from '@/components/hooks/is-typed'
import type { Also } from '@/lib/calculator/also'
import { estimateHref } from '@/lib/calculator/estimate'
import type { CalculatorItem } from '@/lib/calculator/item'

export { replaceAlso, replaceItems }

/** Adds what the visitor has chosen in a form to the calculator, and shows all that is in it. */
export function takeOver(items: readonly CalculatorItem[], more: readonly Also[]): void {
  const { pathname, search, origin } = location
  for (const item of items) addItem(item)
  addAlso(more)
  const { ids, also } = getSnapshot()
  const isMore = ids.size > items.length || also.length > more.length
  if (isMore && !isTyped()) location.replace(estimateHref(pathname, [...ids], also))
  else setPageUrl(new URL(pathname + search, origin))
}
