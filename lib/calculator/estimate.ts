/** The address of a shared estimate: `/analysis/estimate?ids=1,2,3&also=s12&also=~…`. */
import { type Also, alsoCode } from './also'
import { maxSelection } from './selection'

/** Of the form of the buttons that add to an estimate, on every page. */
export const estimateFormId = 'add-to-estimate'

/** @param base the page of estimates, with the language's prefix */
export function estimateHref(
  base: string,
  ids: readonly number[],
  also: readonly Also[] = [],
): string {
  const parts = [
    ...(ids.length > 0 ? [`ids=${ids.join(',')}`] : []),
    ...also.map(each => `also=${encodeURIComponent(alsoCode(each))}`),
  ]
  const sign = base.includes('?') ? '&' : '?'
  return parts.length > 0 ? base + sign + parts.join('&') : base
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
