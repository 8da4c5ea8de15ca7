/** Loads from a running site all that the search rules check. */
import { locales, splitLocale } from '@/lib/routing/locales'
import { sampleOf } from './checks/html'
import { concurrency, pooled, type Send, seenBy, send as sendAs, type Visitors } from './crawl'
import { loadExpectedContent } from './expected-content'
import { sendProbes } from './probes'
import { type ExpectedContent, normalizeUrl, onePerUrl, routeOf, type Site } from './site'
import { readSitemap } from './sitemap-file'
import { picturesOf } from './targets'

/**
 * Pages of each kind that are loaded by visitors after the first one: hundreds of records share the
 * code of a layout.
 */
const pagesPerKind = 6

/** Limit of links whose queries differ in a number only, such as the request forms of doctors. */
const maxQueries = 3

/** @param visitors the first one is the desktop's, and sees every page */
export async function loadSite(origin: string, visitors: Visitors): Promise<Site> {
  const names = Object.keys(visitors)
  const [first = ''] = names
  const send: Send = request => sendAs({ visitor: first, ...request }, visitors)
  const textOf = async (url: string) => (await send({ url })).body

  const sitemap = await readSitemap(`${origin}/sitemap.xml`, textOf)
  const urls = sitemap.entries
    .map(({ loc }) => normalizeUrl(loc))
    .filter(url => url.startsWith(`${origin}/`))
  const seenByAll = someOfEachKind(urls)
  const visits = await pooled(urls, concurrency, url =>
    seenBy(url, seenByAll.has(url) ? names : [first], request => sendAs(request, visitors)),
  )
  const pages = visits.flat()
  return {
    origin,
    pages,
    referencePages: [],
    sitemap,
    ...(await sendProbes(origin, pages, names, send, [], maxQueries)),
    pictures: await picturesOf(pages, sitemap, origin, sampleOf(onePerUrl(pages))),
    contents: await contentsOf(origin, urls, send),
  }
}

/** The first ones of each kind, in all their languages. */
function someOfEachKind(urls: readonly string[]): Set<string> {
  const kinds = new Map<string | undefined, Set<string>>()
  const some = urls.filter(url => {
    const paths = kinds.get(routeOf(url)) ?? new Set()
    kinds.set(routeOf(url), paths)
    const { path } = splitLocale(new URL(url).pathname)
    if (paths.size < pagesPerKind) paths.add(path)
    return paths.has(path)
  })
  return new Set(some)
}

async function contentsOf(
  origin: string,
  listed: readonly string[],
  send: Send,
): Promise<Map<string, ExpectedContent>> {
  const maps = await pooled(locales, 1, locale =>
    loadExpectedContent(origin, locale, listed, async path => {
      const url = `${origin}/api/${path}`
      const { status, body } = await send({ url, headers: { 'Accept-Language': locale } })
      if (status !== 200) throw new Error(`${url} answers ${status}`)
      const { data } = JSON.parse(body) as { data: { data?: unknown } }
      return data.data ?? data
    }),
  )
  return new Map(maps.flatMap(map => [...map]))
}
