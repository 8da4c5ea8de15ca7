/** How to prepare for several analyses at once: each leaflet a single time (B13). */
import type { CalculatorItem } from './item'

export interface Preparation {
  readonly document: string
  /** HTML names of the analyses it is for. */
  readonly names: readonly string[]
}

/** In the order of the selection; analyses without a leaflet are not among them. */
export function preparationsOf(
  items: readonly Pick<CalculatorItem, 'document' | 'name'>[],
): Preparation[] {
  const names = new Map<string, string[]>()
  for (const { document, name } of items) {
    if (document) names.set(document, [...(names.get(document) ?? []), name])
  }
  return [...names].map(([document, list]) => ({ document, names: list }))
}
