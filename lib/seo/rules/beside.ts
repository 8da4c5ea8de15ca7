/** What is asked of a site beside the pages of its sitemap: other addresses, and other visits. */
import { hiddenPaths, languageVisits, movedPaths, spellingsOf, unknownPaths } from './addresses'
import { type Ask, concurrency, pooled } from './crawl'
import { type Page, parsePage } from './page'
import {
  canonicalOf,
  type LanguageVisit,
  localeOf,
  onePerUrl,
  type Redirected,
  routeOf,
  type Site,
  type Variant,
} from './site'
import { linksOf } from './targets'

export type Beside = Pick<
  Site,
  'hidden' | 'robots' | 'missing' | 'redirects' | 'variants' | 'languages' | 'links'
>

/**
 * @param pages those of the sitemap, their links among them
 * @param found pages that only links lead to
 * @param queries of links that differ in the figures of their query alone, how many are asked for
 */
export async function visitBeside(
  origin: string,
  pages: readonly Page[],
  visitors: readonly string[],
  ask: Ask,
  found: readonly Page[] = [],
  queries?: number,
): Promise<Beside> {
  const everybody = (paths: readonly string[]) =>
    paths.flatMap(path => visitors.map(visitor => ({ url: new URL(path, origin).href, visitor })))
  const hidden = await pooled(everybody(hiddenPaths()), concurrency, async request =>
    parsePage(await ask(request)),
  )
  return {
    hidden,
    robots: (await ask({ url: `${origin}/robots.txt` })).body,
    missing: await pooled(everybody(unknownPaths()), concurrency, async request => ({
      page: parsePage(await ask(request)),
      headStatus: (await ask({ ...request, method: 'HEAD' })).status,
    })),
    redirects: await redirectsOf(origin, ask),
    variants: await variantsOf(pages, ask),
    languages: await languagesOf(origin, ask),
    links: await linksOf([...pages, ...found, ...hidden], origin, ask, queries),
  }
}

function redirectsOf(origin: string, ask: Ask): Promise<Redirected[]> {
  return pooled(movedPaths(), concurrency, async ({ from, to }) => ({
    from: origin + from,
    to: origin + to,
    response: await ask({ url: origin + from }),
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
    const response = await ask({ url })
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

function languagesOf(origin: string, ask: Ask): Promise<LanguageVisit[]> {
  return pooled(languageVisits(), concurrency, async ({ path, headers, says, expected }) => {
    const response = await ask({ url: origin + path, headers })
    const { lang } = parsePage(response)
    const { status } = response
    return { says, expected, url: origin + path, status, location: response.headers.location, lang }
  })
}
