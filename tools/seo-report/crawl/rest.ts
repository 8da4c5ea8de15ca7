/** What is requested after the pages of the sitemap: pages they link to, and the probes. */

import { pooled } from '../rules/crawl'
import type { Page } from '../rules/page-types'
import { type Probes, sendProbes } from '../rules/probes'
import type { CrawlClient } from './client'
import type { Compactor } from './compact'
import type { InspectOptions } from './options'
import { seenByAll, type VisitorPages } from './visitors'

/** Limit for a site that generates links to new URLs endlessly. */
const maxFound = 2000

/** Limit of links whose queries differ in a number only, such as the request forms of doctors. */
const maxQueries = 50

interface Known extends InspectOptions {
  /** Pages of the sitemap, as `compact.ts` keeps them. */
  readonly pages: readonly Page[]
  readonly listed: ReadonlySet<string>
  readonly client: CrawlClient
  readonly compact: Compactor
}

export interface Rest {
  /** Pages missing in the sitemap, each as all visitors get it. */
  readonly found: readonly VisitorPages[]
  readonly probes: Probes
}

export async function visitRest(known: Known): Promise<Rest> {
  const { origin, pages, visitors, client, onPhase } = known
  onPhase('found')
  const found = await follow(known)
  onPhase('beside')
  const compacted = found.flat().map(known.compact)
  const probes = await sendProbes(origin, pages, visitors, client.send, compacted, maxQueries)
  return { found, probes: reached(probes) }
}

/** Follows links, and those of the pages found; URLs with a query are left out. */
async function follow({ origin, pages, listed, visitors, concurrency, client }: Known) {
  const seen = new Set(listed)
  const found: VisitorPages[] = []
  let next = linksOf(pages)
  while (next.size > 0 && found.length < maxFound) {
    const fresh = [...next]
      .filter(url => url.startsWith(`${origin}/`) && !/[?#]/.test(url) && !seen.has(url))
      .slice(0, maxFound)
    for (const url of fresh) seen.add(url)
    const visits = await pooled(fresh, concurrency, async url => {
      const head = await client.send({ url, method: 'HEAD' })
      const isPage = head.headers['content-type']?.startsWith('text/html') ?? head.status >= 300
      return isPage ? seenByAll(url, visitors, client.send) : []
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

/** Leaves out probes without a response: the report lists them, and they break no rule. */
function reached(probes: Probes): Probes {
  return {
    ...probes,
    hidden: probes.hidden.filter(isResponse),
    missing: probes.missing.filter(({ page, headStatus }) => isResponse(page) && headStatus > 0),
    redirects: probes.redirects.filter(
      ({ response, targetStatus }) => isResponse(response) && targetStatus > 0,
    ),
    variants: probes.variants.filter(isResponse),
    languages: probes.languages.filter(isResponse),
    links: new Map([...probes.links].filter(([, target]) => isResponse(target))),
  }
}

const isResponse = ({ status }: { readonly status: number }) => status > 0
