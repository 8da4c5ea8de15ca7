import { matchRoute } from '@/lib/routing/routes'
import { splitLocale } from '@/lib/routing/split-locale'

/** Path prefixes of everything that is not a page. */
const prefixes = [
  '/api/request-',
  '/api/',
  '/_next/static/',
  '/_next/image',
  '/_next/',
  '/media/',
  '/og/',
  '/files/',
  '/feeds/',
  '/sitemap',
  '/healthz',
  '/readyz',
]

/**
 * The label of a path for metrics, of low cardinality: a route's name, a prefix, or `other` for
 * paths that visitors make up.
 */
export function routeLabel(url: string): string {
  const path = url.split('?')[0] ?? ''
  const prefix = prefixes.find(prefix => path.startsWith(prefix))
  if (prefix) return prefix
  return matchRoute(splitLocale(path).path)?.name ?? 'other'
}
