import { type Locale, localePath } from '@/lib/i18n/locales'
import { pathOf } from '@/lib/site/routes'
import type { RequestKind } from './kinds'

/**
 * The plain page with the request form, where request buttons lead without JavaScript. `from` is
 * the path of the page the button stands on; it matters where the id alone does not say what the
 * request is about: a post is requested as a promotion (spec 1 §2).
 */
export function requestHref(locale: Locale, kind: RequestKind, id?: number, from?: string): string {
  const query = new URLSearchParams({ kind })
  if (id !== undefined) query.set('id', String(id))
  if (from !== undefined) query.set('from', from)
  return `${localePath(pathOf('request'), locale)}?${query}`
}
