/** Loads from a running site all that the search rules check. */
import { locales } from '@/lib/routing/locales'
import { crawl, pooled, type Send, send as sendAs, type Visitors } from './crawl'
import { loadExpectedContent } from './expected-content'
import { sendProbes } from './probes'
import { type ExpectedContent, normalizeUrl, type Site } from './site'
import { readSitemap } from './sitemap-file'
import { picturesOf } from './targets'

/** @param visitors the first one is the desktop's */
export async function loadSite(origin: string, visitors: Visitors): Promise<Site> {
  const [first = ''] = Object.keys(visitors)
  const send: Send = request => sendAs({ visitor: first, ...request }, visitors)
  const textOf = async (url: string) => (await send({ url })).body

  const sitemap = await readSitemap(`${origin}/sitemap.xml`, textOf)
  const urls = sitemap.entries
    .map(({ loc }) => normalizeUrl(loc))
    .filter(url => url.startsWith(`${origin}/`))
  const pages = await crawl(urls, visitors)
  return {
    origin,
    pages,
    referencePages: [],
    sitemap,
    ...(await sendProbes(origin, pages, Object.keys(visitors), send)),
    pictures: await picturesOf(pages, sitemap, origin),
    contents: await contentsOf(origin, urls, send),
  }
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
