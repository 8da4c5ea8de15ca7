/** Requests beside the sitemap's pages: unknown paths, redirects, other spellings, languages. */
import { hiddenPaths, languageProbes, movedPaths, spellingsOf, unknownPaths } from './addresses'
import { concurrency, pooled, type Send } from './crawl'
import { parsePage } from './page'
import type { Page } from './page-types'
import {
  canonicalOf,
  type LanguageProbe,
  localeOf,
  onePerUrl,
  type Redirected,
  routeOf,
  type Site,
  type Variant,
} from './site'
import { linksOf } from './targets'

export type Probes = Pick<
  Site,
  'hidden' | 'robots' | 'missing' | 'redirects' | 'variants' | 'languages' | 'links'
>

/**
 * @param pages those of the sitemap, their links among them
 * @param found pages that only links lead to
 * @param maxQueries limit of links whose queries differ in numbers only
 */
export async function sendProbes(
  origin: string,
  pages: readonly Page[],
  visitors: readonly string[],
  send: Send,
  found: readonly Page[] = [],
  maxQueries?: number,
): Promise<Probes> {
  const byEveryVisitor = (paths: readonly string[]) =>
    paths.flatMap(path => visitors.map(visitor => ({ url: new URL(path, origin).href, visitor })))
  const hidden = await pooled(byEveryVisitor(hiddenPaths()), concurrency, async request =>
    parsePage(await send(request)),
  )
  return {
    hidden,
    robots: (await send({ url: `${origin}/robots.txt` })).body,
    missing: await pooled(byEveryVisitor(unknownPaths()), concurrency, async request => ({
      page: parsePage(await send(request)),
      headStatus: (await send({ ...request, method: 'HEAD' })).status,
    })),
    redirects: await redirectsOf(origin, send),
    variants: await variantsOf(pages, send),
    languages: await languagesOf(origin, send),
    links: await linksOf([...pages, ...found, ...hidden], origin, send, maxQueries),
  }
}

function redirectsOf(origin: string, send: Send): Promise<Redirected[]> {
  return pooled(movedPaths(), concurrency, async ({ from, to }) => ({
    from: origin + from,
    to: origin + to,
    response: await send({ url: origin + from }),
    targetStatus: (await send({ url: origin + to, method: 'HEAD' })).status,
  }))
}

/** Of one page of each route in each language. */
function variantsOf(pages: readonly Page[], send: Send): Promise<Variant[]> {
  const samples = new Map(
    onePerUrl(pages).map(page => [`${routeOf(page.url)} ${localeOf(page.url)}`, page.url]),
  )
  const spellings = [...samples.values()].flatMap(canonical =>
    spellingsOf(canonical).map(spelling => ({ ...spelling, canonical })),
  )
  return pooled(spellings, concurrency, async ({ rule, url, canonical }) => {
    const response = await send({ url })
    return {
      rule,
      url,
      canonical,
      status: response.status,
      location: response.headers.location,
      pageCanonical: response.status === 200 ? canonicalOf(parsePage(response)) : undefined,
    }
  })
}

function languagesOf(origin: string, send: Send): Promise<LanguageProbe[]> {
  return pooled(languageProbes(), concurrency, async ({ path, headers, says, expected }) => {
    const response = await send({ url: origin + path, headers })
    const { lang } = parsePage(response)
    const { status } = response
    return { says, expected, url: origin + path, status, location: response.headers.location, lang }
  })
}
