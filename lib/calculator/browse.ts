/** Which part of a long list is shown. */
import type { CalculatorItem } from './item'

/** Analyses in the HTML of a list, in each further step of it, and on a page of a category. */
export const listStep = 60

/** Placeholders while a part of the list is fetched (B46). */
export const skeletonCount = 16

export interface ListCategory {
  readonly id: number
  readonly name: string
  /** Last segment of its page's address; empty for analyses that are in no category. */
  readonly slug: string
  /** How many analyses it has. */
  readonly count: number
}

export interface ListGroup {
  readonly category: ListCategory
  readonly items: readonly CalculatorItem[]
}

export interface ListPart {
  readonly groups: readonly ListGroup[]
  /** Fewer than `limit` are loaded: the rest has to be fetched. */
  readonly short: boolean
  /** How many of the list are not shown yet. */
  readonly rest: number
}

/**
 * The first `limit` analyses of the categories, in their order.
 * @param whole whether the items hold all analyses of the categories, so that `count` is not needed
 */
export function listPart(
  categories: readonly ListCategory[],
  items: readonly CalculatorItem[],
  limit: number,
  whole = false,
): ListPart {
  const byCategory = new Map<number, CalculatorItem[]>(categories.map(({ id }) => [id, []]))
  for (const item of items) byCategory.get(item.category)?.push(item)
  const groups: ListGroup[] = []
  let room = limit
  let shown = 0
  let total = 0
  for (const category of categories) {
    const own = byCategory.get(category.id) ?? []
    const count = whole ? own.length : category.count
    const part = own.slice(0, Math.max(0, room))
    if (part.length > 0 || (count === 0 && categories.length === 1)) {
      groups.push({ category, items: part })
    }
    shown += part.length
    total += count
    room -= count
  }
  return { groups, short: !whole && shown < Math.min(limit, total), rest: total - shown }
}

/** Address of the analyses that the site's search finds. */
export const foundPath = (text: string) =>
  `/api/catalogue/analyses?${new URLSearchParams({ q: text })}`

/** Address of whole categories of the price list in the site's API, or of all of it. */
export function cataloguePath(categories: readonly number[] | 'all'): string {
  const query = categories === 'all' ? '' : `?category=${categories.join(',')}`
  return `/api/catalogue/analyses${query}`
}
