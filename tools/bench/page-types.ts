import { matchRoute, routes } from '@/lib/routing/routes'

/**
 * The page types of the site, each with sample paths: the rows of lib/routing/routes.ts and the
 * not-found page; the paths of records come from the sitemap.
 */

interface PageType {
  /** That of the route, or `notFound` */
  name: string
  /** Without language prefix; there in both languages */
  paths: readonly string[]
  status: 200 | 404
}

/** 60 of the sample's analyses, ten of each of six categories, and one that is not offered. */
const analyses = Array.from({ length: 60 }, (_, n) => 101 + 100 * Math.floor(n / 10) + (n % 10))

/** Query strings for the pages that read one. */
const queries: Record<string, string> = {
  estimate: `?ids=${[...analyses, 1].join(',')}`,
  search: '?q=krov',
  request: '?kind=doctors&id=1',
}

/**
 * Every page type with at most `limit` paths, spread evenly over the sitemap.
 * @param sitemap XML
 */
export function pageTypes(sitemap: string, limit: number): readonly PageType[] {
  const listed = pathsIn(sitemap)
  const records: Map<string, string[]> = new Map()
  for (const path of listed) {
    const name = path.startsWith('/kk/') ? null : matchRoute(path)?.name
    if (!name || !listed.has(`/kk${path}`)) continue
    records.set(name, [...(records.get(name) ?? []), path])
  }
  const types = Object.entries(routes).map(([name, { path, slugs }]) => ({
    name,
    paths: slugs ? spread(records.get(name) ?? [], limit) : [path + (queries[name] ?? '')],
    status: 200 as const,
  }))
  return [...types, { name: 'notFound', paths: ['/no-such-page'], status: 404 }]
}

function pathsIn(sitemap: string) {
  const locations = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
  return new Set(locations.map(([, url = '']) => new URL(url.replaceAll('&amp;', '&')).pathname))
}

function spread(list: readonly string[], limit: number) {
  const step = Math.max(1, list.length / limit)
  return Array.from({ length: Math.min(limit, list.length) }, (_, index) =>
    String(list[Math.floor(index * step)]),
  )
}
