/** Visits a running site and brings back what the search rules judge. */
import { locales } from '@/lib/routing/locales'
import { visitBeside } from './beside'
import { loadContents } from './contents'
import { type Ask, ask as askFor, crawl, pooled, type Visitors } from './crawl'
import { type Content, normal, type Site } from './site'
import { readSitemap } from './sitemapFile'
import { picturesOf } from './targets'

/** @param visitors the first one is the desktop's */
export async function visit(origin: string, visitors: Visitors): Promise<Site> {
  const [first = ''] = Object.keys(visitors)
  const ask: Ask = request => askFor({ visitor: first, ...request }, visitors)
  const textOf = async (url: string) => (await ask({ url })).body

  const sitemap = await readSitemap(`${origin}/sitemap.xml`, textOf)
  const urls = sitemap.entries
    .map(({ loc }) => normal(loc))
    .filter(url => url.startsWith(`${origin}/`))
  const pages = await crawl(urls, visitors)
  return {
    origin,
    pages,
    landmarks: [],
    sitemap,
    ...(await visitBeside(origin, pages, Object.keys(visitors), ask)),
    pictures: await picturesOf(pages, sitemap, origin),
    contents: await contentsOf(origin, urls, ask),
  }
}

async function contentsOf(
  origin: string,
  listed: readonly string[],
  ask: Ask,
): Promise<Map<string, Content>> {
  const maps = await pooled(locales, 1, locale =>
    loadContents(origin, locale, listed, async path => {
      const url = `${origin}/api/${path}`
      const { status, body } = await ask({ url, headers: { 'Accept-Language': locale } })
      if (status !== 200) throw new Error(`${url} answers ${status}`)
      const { data } = JSON.parse(body) as { data: { data?: unknown } }
      return data.data ?? data
    }),
  )
  return new Map(maps.flatMap(map => [...map]))
}
