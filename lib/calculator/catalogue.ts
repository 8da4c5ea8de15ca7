/** All analyses and their categories, put together from the two lists of the backend. */
import type { Analysis, AnalysisCategory } from '@/lib/kinds/analysis'
import type { ListCategory } from './browse'
import type { CalculatorItem } from './item'
import { itemOf } from './item-of'

export interface Catalogue {
  /** In the order of their categories. */
  readonly items: readonly CalculatorItem[]
  readonly categories: readonly ListCategory[]
}

type SluggedCategory = AnalysisCategory & { readonly slug: string }

/**
 * Categories keep the backend's order, and so do the analyses within each. Those of no known
 * category come last, under a category 0 that has no page.
 */
export function catalogueOf(
  analyses: readonly Analysis[],
  categories: readonly SluggedCategory[],
  othersName: string,
): Catalogue {
  const groups = new Map<number, CalculatorItem[]>(categories.map(({ id }) => [id, []]))
  const others: CalculatorItem[] = []
  for (const analysis of analyses) {
    const item = itemOf(analysis)
    const group = groups.get(item.category)
    if (group) group.push(item)
    else others.push({ ...item, category: 0 })
  }
  const listed = categories.map(({ id, name, slug }) => {
    return { id, name, slug, count: groups.get(id)?.length ?? 0 }
  })
  const rest =
    others.length > 0 ? [{ id: 0, name: othersName, slug: '', count: others.length }] : []
  return {
    items: [...[...groups.values()].flat(), ...others],
    categories: [...listed, ...rest],
  }
}
