/** Which analyses the page of one recommends. */
import type { CalculatorItem } from './item'

/**
 * Those that follow in its category, from the end on to the beginning: so each analysis is
 * recommended by as many pages as any other. Without a category there are none.
 */
export function relatedTo(
  item: CalculatorItem,
  items: readonly CalculatorItem[],
  count: number,
): CalculatorItem[] {
  if (item.category === 0) return []
  const family = items.filter(({ category }) => category === item.category)
  const place = family.findIndex(({ id }) => id === item.id)
  const ring = [...family.slice(place + 1), ...family.slice(0, Math.max(0, place))]
  return ring.filter(({ id }) => id !== item.id).slice(0, count)
}
