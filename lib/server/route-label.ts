import { splitLocale } from '@/lib/routing/locales'
import { matchRoute } from '@/lib/routing/routes'

/** Addresses that are no pages, by how they begin. */
const prefixes = [
  '/api/request-',
  '/api/',
  '/_next/static/',
  '/_next/image',
  '/_next/',
  '/media/',
  '/og/',
  '/images/',
  '/icons/',
  '/documents/',
  '/files/',
  '/feeds/',
  '/sitemap',
  '/healthz',
  '/readyz',
]

/**
 * The kind of an address, of which there are a few dozen: the name of a page's route, or a prefix.
 * Whatever visitors make up is `other`.
 */
export function routeLabel(url: string): string {
  const path = url.split('?')[0] ?? ''
  const prefix = prefixes.find(prefix => path.startsWith(prefix))
  if (prefix) return prefix
  try {
    return matchRoute(splitLocale(path).path)?.name ?? 'other'
  } catch {
    // A malformed escape.
    return 'other'
  }
}
