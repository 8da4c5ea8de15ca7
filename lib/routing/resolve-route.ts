import { isDecodable } from '@/lib/text/escapes'
import { defaultLocale, isLocale, type Locale, localePath, splitLocale } from './locales'
import { matchRoute, type RouteMatch, redirects } from './routes'

/** What the middleware does with a visit, before any slug is looked up. */
export type RouteDecision =
  | { readonly kind: 'bad-request' }
  | { readonly kind: 'method-not-allowed' }
  | { readonly kind: 'redirect'; readonly status: 307 | 308; readonly path: string }
  | { readonly kind: 'not-found'; readonly locale: Locale; readonly path: string }
  | {
      readonly kind: 'page'
      readonly locale: Locale
      readonly path: string
      readonly match: RouteMatch
    }

export interface Visit {
  readonly method: string
  /** As sent: still percent-encoded. */
  readonly pathname: string
  /** Value of `languageCookie`. */
  readonly storedLanguage?: string | undefined
}

/** Pure; redirect targets are paths without origin and query. */
export function resolveRoute({ method, pathname, storedLanguage }: Visit): RouteDecision {
  if (!isDecodable(pathname)) return { kind: 'bad-request' }
  if (method !== 'GET' && method !== 'HEAD') return { kind: 'method-not-allowed' }

  const { locale, path, prefix } = splitLocale(pathname)
  const target = localePath(redirects[path] ?? path, locale)
  if (redirects[path] || (prefix && locale === defaultLocale)) return permanent(target)

  const match = matchRoute(path)
  if (!match) {
    const lower = path.toLowerCase()
    if (lower !== path && (matchRoute(lower) || redirects[lower])) {
      return permanent(localePath(redirects[lower] ?? lower, locale))
    }
    return { kind: 'not-found', locale, path }
  }
  if (!prefix && isLocale(storedLanguage) && storedLanguage !== locale) {
    return { kind: 'redirect', status: 307, path: localePath(path, storedLanguage) }
  }
  return { kind: 'page', locale, path, match }
}

function permanent(path: string): RouteDecision {
  return { kind: 'redirect', status: 308, path }
}
