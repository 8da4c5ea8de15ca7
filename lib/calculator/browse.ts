/** Which part of a long list is shown, and what has to be fetched for it. */
import type { CalculatorItem } from './item'

/** Analyses in the HTML of the list, and in each further step. */
export const listStep = 60

/** Placeholders while a part of the list is fetched (spec 1 §9). */
export const skeletonCount = 16

export interface ListCategory {
  readonly id: number
  readonly name: string
  /** Last segment of its page's address; empty for analyses that are in no category. */
  readonly slug: string
  /** How many analyses it has. */
  readonly count: number
}

export interface KnownRows {
  readonly items: readonly CalculatorItem[]
  /** Nothing is left to fetch. */
  readonly complete: boolean
}

export interface ListGroup {
  readonly category: ListCategory
  readonly items: readonly CalculatorItem[]
}

export interface ListPart {
  readonly groups: readonly ListGroup[]
  /** Ids of categories that are needed to show as many as wanted. */
  readonly missing: readonly number[]
  /** How many of the list are not shown yet. */
  readonly rest: number
}

/** The first `limit` analyses of the categories, in their order. */
export function listPart(
  categories: readonly ListCategory[],
  known: ReadonlyMap<number, KnownRows>,
  limit: number,
): ListPart {
  const groups: ListGroup[] = []
  const missing: number[] = []
  let room = limit
  let rest = 0
  for (const category of categories) {
    const rows = known.get(category.id)
    const items = rows?.items.slice(0, Math.max(0, room)) ?? []
    const total = rows?.complete ? rows.items.length : category.count
    if (items.length > 0 || (total === 0 && categories.length === 1)) {
      groups.push({ category, items })
    }
    if (!rows?.complete && items.length < Math.min(room, total)) missing.push(category.id)
    room -= total
    rest += total - items.length
  }
  return { groups, missing, rest }
}

/** The rows that came with the page, by category. */
export function knownRows(
  items: readonly CalculatorItem[],
  categories: readonly ListCategory[],
): Map<number, KnownRows> {
  return new Map(
    categories.map(({ id, count }) => {
      const own = items.filter(item => item.category === id)
      return [id, { items: own, complete: own.length >= count }]
    }),
  )
}

/** With the whole of some categories, as they were fetched. */
export function withFetched(
  known: ReadonlyMap<number, KnownRows>,
  ids: readonly number[],
  items: readonly CalculatorItem[],
): Map<number, KnownRows> {
  const groups = new Map<number, CalculatorItem[]>(ids.map(id => [id, []]))
  for (const item of items) groups.get(item.category)?.push(item)
  const fetched = [...groups].map(([id, own]) => [id, { items: own, complete: true }] as const)
  return new Map([...known, ...fetched])
}
