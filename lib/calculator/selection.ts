/** What a visitor has chosen: a list without repetitions, matched by id (B25). */
import type { CalculatorItem } from './item'

export type Selection = readonly CalculatorItem[]

/** A longer list would not fit into the address of an estimate. */
export const maxSelection = 300

/** Adds an analysis that is absent, removes one that is present. */
export function toggle(selection: Selection, item: CalculatorItem): Selection {
  return isChosen(selection, item.id) ? remove(selection, item.id) : add(selection, item)
}

/** Appends an analysis; the same list when it is full or has the analysis already. */
export function add(selection: Selection, item: CalculatorItem): Selection {
  if (isChosen(selection, item.id) || selection.length >= maxSelection) return selection
  return [...selection, item]
}

export function remove(selection: Selection, id: number): Selection {
  return selection.filter(item => item.id !== id)
}

export function isChosen(selection: Selection, id: number): boolean {
  return selection.some(item => item.id === id)
}

/** Without repetitions and not longer than a selection may be. */
export function selectionOf(items: readonly CalculatorItem[]): Selection {
  const unique = new Map(items.map(item => [item.id, item]))
  return [...unique.values()].slice(0, maxSelection)
}
