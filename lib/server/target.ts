/**
 * Normalises the request target. A cached page is shared by all visitors, and Next writes the query
 * of the first one into it.
 */
import { splitLocale } from '@/lib/routing/locales'
import { matchRoute, type Route } from '@/lib/routing/routes'
import { isNonCanonicalPicture } from './picture'

export interface Target {
  /** Path and query. */
  readonly url: string
  /** With its question mark, or empty. */
  readonly search: string
  /** Whether the path is that of a page. */
  readonly hasPage: boolean
}

/**
 * Cached pages lose their query except `_rsc`, the key of client navigations. A target in absolute
 * form (`GET http://other.example/x`) becomes its path, as Next would redirect to the other host.
 */
export function targetOf(raw: string): Target {
  const url = originForm(raw)
  const [path = '', ...rest] = url.split('?')
  const search = rest.length > 0 ? `?${rest.join('?')}` : ''
  // Without the query Next responds 400.
  if (isNonCanonicalPicture(path, search)) return { url: path, search, hasPage: false }
  const route = routeOf(path)
  const hasPage = route !== undefined
  // Dynamic pages read their query.
  const isCached = hasPage && !route.dynamic
  if (!search || !isCached) return { url, search, hasPage }
  const key = new URLSearchParams(search).get('_rsc')
  return {
    url: key === null ? path : `${path}?_rsc=${encodeURIComponent(key)}`,
    search,
    hasPage,
  }
}

function originForm(target: string): string {
  if (target.startsWith('/') || !URL.canParse(target)) return target
  const { pathname, search } = new URL(target)
  return pathname + search
}

function routeOf(path: string): Route | undefined {
  try {
    return matchRoute(splitLocale(path).path)?.route
  } catch {
    // Malformed percent-encoding, which the middleware refuses.
    return undefined
  }
}
