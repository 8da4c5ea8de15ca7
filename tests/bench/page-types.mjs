// @ts-check

/**
 * The page types of the site, each with sample paths: the rows of lib/routing/routes.ts and the
 * not-found page; the paths of records come from the sitemap.
 */

/**
 * @typedef {object} PageType
 * @property {string} name that of the route, or `notFound`
 * @property {readonly string[]} paths without language prefix; there in both languages
 * @property {200 | 404} status
 */

/**
 * @typedef {object} Routing what is needed of lib/routing/routes.ts
 * @property {Readonly<Record<string, { path: string, slugs?: string }>>} routes
 * @property {(path: string) => { name: string } | null} matchRoute
 */

/** 60 of the sample's analyses, ten of each of six categories, and one that is not offered. */
const analyses = Array.from({ length: 60 }, (_, n) => 101 + 100 * Math.floor(n / 10) + (n % 10))

/** Query strings for the pages that read one. @type {Record<string, string>} */
const queries = {
  estimate: `?ids=${[...analyses, 1].join(',')}`,
  search: '?q=krov',
  request: '?kind=doctors&id=1',
}

/**
 * Every page type with at most `limit` paths, spread evenly over the sitemap.
 * @param {Routing} routing
 * @param {string} sitemap XML
 * @param {number} limit
 * @returns {readonly PageType[]}
 */
export function pageTypes({ routes, matchRoute }, sitemap, limit) {
  const listed = pathsIn(sitemap)
  /** @type {Map<string, string[]>} */
  const records = new Map()
  for (const path of listed) {
    const name = path.startsWith('/kk/') ? null : matchRoute(path)?.name
    if (!name || !listed.has(`/kk${path}`)) continue
    records.set(name, [...(records.get(name) ?? []), path])
  }
  const types = Object.entries(routes).map(([name, { path, slugs }]) => ({
    name,
    paths: slugs ? spread(records.get(name) ?? [], limit) : [path + (queries[name] ?? '')],
    status: /** @type {const} */ (200),
  }))
  return [...types, { name: 'notFound', paths: ['/no-such-page'], status: 404 }]
}

/** @param {string} sitemap */
function pathsIn(sitemap) {
  const locations = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
  return new Set(locations.map(([, url = '']) => new URL(url.replaceAll('&amp;', '&')).pathname))
}

/** @param {readonly string[]} list @param {number} limit */
function spread(list, limit) {
  const step = Math.max(1, list.length / limit)
  return Array.from({ length: Math.min(limit, list.length) }, (_, index) =>
    String(list[Math.floor(index * step)]),
  )
}
