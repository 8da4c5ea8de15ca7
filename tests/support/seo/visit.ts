/** Visits a running site and brings back what the search rules judge. */
import sharp from 'sharp'
import { type Locale, locales } from '@/lib/i18n/locales'
import { hiddenPaths, languageVisits, movedPaths, spellingsOf, unknownPaths } from './addresses'
import { loadContents } from './contents'
import { ask as askFor, crawl, pooled, type Request, type Visitors } from './crawl'
import { graphOf, valuesOf } from './graph'
import { type Answer, type Page, parsePage } from './page'
import { parseSitemap } from './rules/sitemap'
import {
  type Content,
  canonicalOf,
  isIndexable,
  type LanguageVisit,
  type LinkTarget,
  localeOf,
  metaOf,
  onePerUrl,
  type PictureFile,
  type Redirected,
  routeOf,
  type Site,
  type SitemapFile,
  type Variant,
} from './site'

/** Requests under way at the same time. */
const concurrency = 8

/** @param visitors the first one is the desktop's */
export async function visit(origin: string, visitors: Visitors): Promise<Site> {
  const [first = ''] = Object.keys(visitors)
  const ask = (request: Omit<Request, 'visitor'> & { readonly visitor?: string }) =>
    askFor({ visitor: first, ...request }, visitors)
  const everybody = (paths: readonly string[]) =>
    paths.flatMap(path =>
      Object.keys(visitors).map(visitor => ({ url: new URL(path, origin).href, visitor })),
    )
  const textOf = async (path: string) => (await ask({ url: origin + path })).body

  const sitemap = parseSitemap(`${origin}/sitemap.xml`, await textOf('/sitemap.xml'))
  const urls = sitemap.entries.map(({ loc }) => loc).filter(loc => loc.startsWith(origin))
  const pages = await crawl(urls, visitors, concurrency)
  const hidden = await pooled(everybody(hiddenPaths()), concurrency, async request =>
    parsePage(await ask(request)),
  )
  return {
    origin,
    pages,
    hidden,
    sitemap,
    robots: await textOf('/robots.txt'),
    missing: await pooled(everybody(unknownPaths()), concurrency, async request => ({
      page: parsePage(await ask(request)),
      headStatus: (await ask({ ...request, method: 'HEAD' })).status,
    })),
    redirects: await redirectsOf(origin, ask),
    variants: await variantsOf(pages, ask),
    languages: await languagesOf(origin, ask),
    links: await linksOf([...pages, ...hidden], origin, ask),
    pictures: await picturesOf(pages, sitemap, origin),
    contents: await contentsOf(origin, ask),
  }
}

type Ask = (request: Omit<Request, 'visitor'>) => Promise<Answer>

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

/** Each distinct internal link once; pages that were visited are known. */
async function linksOf(
  pages: readonly Page[],
  origin: string,
  ask: Ask,
): Promise<Map<string, LinkTarget>> {
  const targets = new Map<string, LinkTarget>()
  const open = new Map<string, string>()
  for (const page of pages) {
    targets.set(page.url, {
      status: page.status,
      location: page.headers.location,
      indexable: isIndexable(page),
      from: page.url,
    })
  }
  for (const { url, links } of pages) {
    for (const { href } of links) {
      if (href.startsWith(`${origin}/`) && !targets.has(href) && !open.has(href))
        open.set(href, url)
    }
  }
  // Pages that differ in their query alone are read once; of the others the status will do.
  const read = new Set<string>()
  await pooled([...open], concurrency, async ([url, from]) => {
    const { pathname } = new URL(url)
    const head = await ask({ url, method: 'HEAD' })
    const isPage = head.headers['content-type']?.startsWith('text/html') && !read.has(pathname)
    if (isPage) read.add(pathname)
    const page = isPage ? parsePage(await ask({ url })) : undefined
    const { status, headers } = head
    const indexable = page ? isIndexable(page) : false
    targets.set(url, { status, location: headers.location, indexable, from })
  })
  return targets
}

/** Every picture that pages, their heads, structured data and the sitemap name. */
async function picturesOf(
  pages: readonly Page[],
  sitemap: SitemapFile,
  origin: string,
): Promise<Map<string, PictureFile>> {
  const named = [
    ...sitemap.entries.flatMap(({ images }) => images),
    ...pages.flatMap(page => [
      ...page.pictures,
      metaOf(page, 'og:image') ?? '',
      metaOf(page, 'twitter:image') ?? '',
      ...graphOf(page).nodes.flatMap(node => [...valuesOf(node.image), ...valuesOf(node.logo)]),
    ]),
  ]
  const urls = [...new Set(named)].filter(
    url => typeof url === 'string' && url.startsWith(`${origin}/`),
  )
  const files = await pooled(urls as string[], concurrency, async url => {
    const response = await fetch(url)
    const bytes = Buffer.from(await response.arrayBuffer())
    const size = await sharp(bytes)
      .metadata()
      .catch(() => ({ width: 0, height: 0 }))
    const { width = 0, height = 0 } = size
    return [url, { status: response.status, bytes: bytes.length, width, height }] as const
  })
  return new Map(files)
}

async function contentsOf(origin: string, ask: Ask): Promise<Map<string, Content>> {
  const read = async (path: string, locale: Locale): Promise<unknown> => {
    const url = `${origin}/api/${path}`
    const { status, body } = await ask({ url, headers: { 'Accept-Language': locale } })
    if (status !== 200) throw new Error(`${url} answers ${status}`)
    const { data } = JSON.parse(body) as { data: { data?: unknown } }
    return data.data ?? data
  }
  const maps = await pooled(locales, 1, locale => loadContents(origin, locale, read))
  return new Map(maps.flatMap(map => [...map]))
}
