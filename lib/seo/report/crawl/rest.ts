/** What is asked for when the pages of the sitemap are known: pages they link to, and the rest. */
import { type Beside, visitBeside } from '@/lib/seo/rules/beside'
import { pooled } from '@/lib/seo/rules/crawl'
import type { Page } from '@/lib/seo/rules/page'
import type { Door } from './door'
import type { InspectOptions } from './inspect'
import type { Thinner } from './thin'
import { type Seen, seenByAll } from './visitors'

/** A site that links to ever new addresses must not keep the report for ever. */
const mostFound = 2000

/** Of the forms for hundreds of doctors, and other pages that differ in a number alone. */
const queries = 50

interface Known extends InspectOptions {
  /** Of the sitemap, thin. */
  readonly pages: readonly Page[]
  readonly listed: ReadonlySet<string>
  readonly door: Door
  readonly thin: Thinner
}

export interface Rest {
  /** Pages that the sitemap does not name, each as all visitors see it. */
  readonly found: readonly Seen[]
  readonly beside: Beside
}

export async function visitRest(known: Known): Promise<Rest> {
  const { origin, pages, visitors, door, onPhase } = known
  onPhase('found')
  const found = await follow(known)
  onPhase('beside')
  const thin = found.flat().map(known.thin)
  const beside = await visitBeside(origin, pages, visitors, door.ask, thin, queries)
  return { found, beside: reached(beside) }
}

/** Pages that links lead to, and that theirs lead to. Addresses with a query are no pages. */
async function follow({ origin, pages, listed, visitors, concurrency, door }: Known) {
  const seen = new Set(listed)
  const found: Seen[] = []
  let next = linksOf(pages)
  while (next.size > 0 && found.length < mostFound) {
    const fresh = [...next]
      .filter(url => url.startsWith(`${origin}/`) && !/[?#]/.test(url) && !seen.has(url))
      .slice(0, mostFound)
    for (const url of fresh) seen.add(url)
    const visits = await pooled(fresh, concurrency, async url => {
      const head = await door.ask({ url, method: 'HEAD' })
      const isPage = head.headers['content-type']?.startsWith('text/html') ?? head.status >= 300
      return isPage ? seenByAll(url, visitors, door.ask) : []
    })
    const own = visits.flat()
    found.push(...own)
    next = linksOf(own.flat())
  }
  return found
}

function linksOf(pages: readonly Page[]): Set<string> {
  const hrefs = new Set<string>()
  for (const { links } of pages) for (const { href } of links) hrefs.add(href)
  return hrefs
}

/** What got no response is listed as such, and no rule is broken by it. */
function reached(beside: Beside): Beside {
  return {
    ...beside,
    hidden: beside.hidden.filter(isResponse),
    missing: beside.missing.filter(({ page, headStatus }) => isResponse(page) && headStatus > 0),
    redirects: beside.redirects.filter(
      ({ response, targetStatus }) => isResponse(response) && targetStatus > 0,
    ),
    variants: beside.variants.filter(isResponse),
    languages: beside.languages.filter(isResponse),
    links: new Map([...beside.links].filter(([, target]) => isResponse(target))),
  }
}

const isResponse = ({ status }: { readonly status: number }) => status > 0
