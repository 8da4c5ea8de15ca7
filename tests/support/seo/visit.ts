/** Visits a running site and brings back what the search rules judge. */
import { locales } from '@/lib/i18n/locales'
import { hiddenPaths, languageVisits, movedPaths, spellingsOf, unknownPaths } from './addresses'
import { loadContents } from './contents'
import { type Ask, ask as askFor, concurrency, crawl, pooled, type Visitors } from './crawl'
import { type Page, parsePage } from './page'
import {
  type Content,
  canonicalOf,
  type LanguageVisit,
  localeOf,
  normal,
  onePerUrl,
  type Redirected,
  routeOf,
  type Site,
  type Variant,
} from './site'
import { readSitemap } from './sitemapFile'
import { linksOf, picturesOf } from './targets'

/** @param visitors the first one is the desktop's */
export async function visit(origin: string, visitors: Visitors): Promise<Site> {
  const [first = ''] = Object.keys(visitors)
  const ask: Ask = request => askFor({ visitor: first, ...request }, visitors)
  const everybody = (paths: readonly string[]) =>
    paths.flatMap(path =>
      Object.keys(visitors).map(visitor => ({ url: new URL(path, origin).href, visitor })),
    )
  const textOf = async (url: string) => (await ask({ url })).body

  const sitemap = await readSitemap(`${origin}/sitemap.xml`, textOf)
  const urls = sitemap.entries
    .map(({ loc }) => normal(loc))
    .filter(url => url.startsWith(`${origin}/`))
  const pages = await crawl(urls, visitors)
  const hidden = await pooled(everybody(hiddenPaths()), concurrency, async request =>
    parsePage(await ask(request)),
  )
  return {
    origin,
    pages,
    landmarks: [],
    hidden,
    sitemap,
    robots: await textOf(`${origin}/robots.txt`),
    missing: await pooled(everybody(unknownPaths()), concurrency, async request => ({
      page: parsePage(await ask(request)),
      headStatus: (await ask({ ...request, method: 'HEAD' })).status,
    })),
    redirects: await redirectsOf(origin, ask),
    variants: await variantsOf(pages, ask),
    languages: await languagesOf(origin, ask),
    links: await linksOf([...pages, ...hidden], origin, ask),
    pictures: await picturesOf(pages, sitemap, origin),
    contents: await contentsOf(origin, urls, ask),
  }
}

function redirectsOf(origin: string, ask: Ask): Promise<Redirected[]> {
  return pooled(movedPaths(), concurrency, async ({ from, to }) => ({
    from: origin + from,
    to: origin + to,
    answer: await ask({ url: origin + from }),
    targetStatus: (await ask({ url: origin + to, method: 'HEAD' })).status,
  }))
}

/** Of one page of each route in each language. */
function variantsOf(pages: readonly Page[], ask: Ask): Promise<Variant[]> {
  const kinds = new Map(
    onePerUrl(pages).map(page => [`${routeOf(page.url)} ${localeOf(page.url)}`, page.url]),
  )
  const spellings = [...kinds.values()].flatMap(canonical =>
    spellingsOf(canonical).map(spelling => ({ ...spelling, canonical })),
  )
  return pooled(spellings, concurrency, async ({ rule, url, canonical }) => {
    const answer = await ask({ url })
    return {
      rule,
      url,
      canonical,
      status: answer.status,
      location: answer.headers.location,
      pageCanonical: answer.status === 200 ? canonicalOf(parsePage(answer)) : undefined,
    }
  })
}

function languagesOf(origin: string, ask: Ask): Promise<LanguageVisit[]> {
  return pooled(languageVisits(), concurrency, async ({ path, headers, says, expected }) => {
    const answer = await ask({ url: origin + path, headers })
    const { lang } = parsePage(answer)
    const { status } = answer
    return { says, expected, url: origin + path, status, location: answer.headers.location, lang }
  })
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
