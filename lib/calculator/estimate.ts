/** The address of a shared estimate: `/analysis/estimate?ids=1,2,3`. */
import { type Locale, localePath } from '@/lib/i18n/locales'
import { pathOf } from '@/lib/site/routes'
import { maxSelection } from './selection'

export function estimateHref(ids: readonly number[], locale: Locale): string {
  const path = localePath(pathOf('estimate'), locale)
  return ids.length > 0 ? `${path}?ids=${ids.join(',')}` : path
}

/**
 * The ids of a query, each once, in its order. A form without JavaScript sends them as `ids=1&ids=2`.
 * What is no id is passed over.
 */
export function idsOfQuery(value: string | readonly string[] | undefined): number[] {
  const parts = [value ?? []].flat().flatMap(part => part.split(','))
  const ids = parts.map(part => part.trim()).filter(part => /^[1-9]\d{0,9}$/.test(part))
  return [...new Set(ids.map(Number))].slice(0, maxSelection)
}
