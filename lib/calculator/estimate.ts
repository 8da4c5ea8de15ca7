/** The address of a shared estimate: `/analysis/estimate?ids=1,2,3`. */
import { maxSelection } from './selection'

/**
 * The fragment of an estimate that visitors have put together in a form: the calculator takes it over.
 * A fragment, as a form keeps it and no server sees it.
 */
export const chosenFragment = '#chosen'

/** Of the section on how to prepare. */
export const preparationId = 'preparation'

/** @param base the page of estimates, with the language's prefix */
export function estimateHref(base: string, ids: readonly number[]): string {
  return ids.length > 0 ? `${base}?ids=${ids.join(',')}` : base
}

/**
 * The ids of a query, each once, in its order. A form without JavaScript sends them as
 * `ids=1&ids=2`. Values that are no ids are ignored.
 */
export function idsOfQuery(value: string | readonly string[] | undefined): number[] {
  const parts = [value ?? []].flat().flatMap(part => part.split(','))
  const ids = parts.map(part => part.trim()).filter(part => /^[1-9]\d{0,9}$/.test(part))
  return [...new Set(ids.map(Number))].slice(0, maxSelection)
}
