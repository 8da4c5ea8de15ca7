import { type Locale, localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import type { RequestKind } from './kinds'

/** The plain page with the request form, where request buttons lead without JavaScript. */
export function requestHref(locale: Locale, kind: RequestKind, id?: number): string {
  const query = new URLSearchParams({ kind })
  if (id !== undefined) query.set('id', String(id))
  return `${localePath(pathOf('request'), locale)}?${query}`
}

/** The same page for a callback about some analyses; services and open orders may follow. */
export const analysesRequestHref = (locale: Locale, ids: readonly number[]) =>
  `${requestHref(locale, 'mail')}&analyses=${ids.join(',')}`
