/**
 * Crawls a site as each of the visitors and checks it page by page, so that memory grows with the
 * number of pages and not with their size.
 */

import { localePath, locales } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import type { Finding } from '../data'
import { lengthHints, rowHints } from '../insights/hints'
import type { Shingles } from '../insights/near'
import { bodyOf } from '../insights/repeats'
import { type RowAlone, readablePath, rowOf } from '../insights/row'
import { entriesOf } from '../rules/checks/scopes'
import { pooled } from '../rules/crawl'
import type { Page } from '../rules/page-types'
import { routeOf, type Site, type SitemapFile } from '../rules/site'
import { readSitemap } from '../rules/sitemap-file'
import { picturesNamedBy } from '../rules/targets'
import type { Violation } from '../rules/violation'
import { checkRules, createSamples } from './check'
import type { CrawlClient } from './client'
import { createCompactor } from './compact'
import { type LanguageVersions, languageVersionsOf } from './language-versions'
import type { InspectOptions } from './options'
import { createPictures } from './pictures'
import { visitRest } from './rest'
import { withoutUnreached } from './unreached'
import { seenByAll, type VisitorPages } from './visitors'

export interface Inspection {
  readonly sitemap: SitemapFile
  readonly rows: readonly RowAlone[]
  /** All pages that were loaded, without their texts. */
  readonly pages: readonly Page[]
  readonly violations: readonly Violation[]
  readonly hints: readonly Finding[]
  /** By path. */
  readonly bodies: ReadonlyMap<string, Shingles>
  readonly pictures: { readonly named: number; readonly measured: number }
}

/** @throws Error when the site or its sitemap does not answer */
export async function inspect(client: CrawlClient, options: InspectOptions): Promise<Inspection> {
  const { origin, visitors, concurrency, onPhase } = options
  const sitemap = await readSitemap(options.sitemap, async url => {
    const { status, body } = await client.send({ url })
    if (status !== 200) throw new Error(`${url}: ${status || 'no answer'}`)
    return body
  })
  const pictures = createPictures(origin, client.measure)
  const compact = createCompactor(origin)
  const samples = createSamples(visitors.slice(0, 2))
  const site = siteOf(origin, sitemap, pictures.files)
  const urls = [...entriesOf(site).keys()].filter(url => url.startsWith(`${origin}/`))
  const groups = languageVersionsOf(urls)
  const measuredStep = Math.ceil(groups.length / options.pictures)

  async function visitVersions(
    versions: LanguageVersions,
    index: number,
    referencePages: readonly Page[],
  ) {
    const seen: VisitorPages[] = []
    for (const url of versions) seen.push(...(await seenByAll(url, visitors, client.send)))
    const pages = seen.flat()
    const listed = versions.flatMap(url => entriesOf(site).get(url)?.images ?? [])
    const named = [...pages.flatMap(picturesNamedBy), ...listed]
    await pictures.load(named, index % measuredStep === 0)
    samples.add(pages)
    const violations = await checkRules({ ...site, pages, referencePages }, 'page')
    const summaries = seen.map(own => summarise(own, origin, true))
    return { summaries, violations, pages: pages.map(compact) }
  }

  onPhase('pages', urls.length * visitors.length)
  const referencePages: Page[] = []
  for (const url of referencePagesAmong(urls, origin)) {
    referencePages.push(...(await seenByAll(url, visitors, client.send)).flat())
  }
  const visits = await pooled([...groups.entries()], concurrency, ([index, versions]) =>
    visitVersions(versions, index, referencePages),
  )
  const pages = visits.flatMap(visit => visit.pages)
  const [rest, sampled] = await Promise.all([
    visitRest({ ...options, pages, client, compact, listed: new Set(urls) }),
    // In parallel: validation uses the CPU while the probes wait for the site.
    checkRules({ ...site, pages: samples.pages(), referencePages }, 'sample'),
  ])
  onPhase('rules')
  const whole: Site = { ...site, ...rest.probes, pages, referencePages }
  const summaries = [
    ...visits.flatMap(visit => visit.summaries),
    ...rest.found.map(own => summarise(own, origin, false)),
  ]
  return {
    sitemap,
    rows: summaries.map(({ row }) => row),
    pages: [...pages, ...rest.found.flat().map(compact)],
    violations: withoutUnreached(
      [
        ...visits.flatMap(visit => visit.violations),
        ...(await checkRules(whole, 'site')),
        ...sampled,
      ],
      new Set(client.unreached.map(({ url }) => url)),
    ),
    hints: summaries.flatMap(({ hints }) => hints),
    bodies: new Map(summaries.flatMap(({ row, body }) => (body ? [[row.path, body]] : []))),
    pictures: pictures.count(),
  }
}

/** Loaded first, because all other pages are compared with them; contacts may be left out of the sitemap. */
function referencePagesAmong(urls: readonly string[], origin: string): ReadonlySet<string> {
  const contacts = locales.map(locale => origin + localePath(pathOf('contacts'), locale))
  return new Set([...urls.filter(url => routeOf(url) === 'home'), ...contacts])
}

/** Row, hints and shingles that the report keeps of a URL. */
function summarise(seen: VisitorPages, origin: string, inSitemap: boolean) {
  const row = rowOf(seen, origin, inSitemap)
  const lengths = row.indexable ? lengthHints(seen[0]) : []
  const hints = [...rowHints(row), ...lengths].map(hint => {
    return { ...hint, path: readablePath(hint.path, '') }
  })
  return { row, hints, body: row.indexable ? bodyOf(seen[0].mainText) : null }
}

/** The site as rules of the scope `page` see it; the probes are sent last. */
function siteOf(origin: string, sitemap: SitemapFile, pictures: Site['pictures']): Site {
  return {
    origin,
    sitemap,
    pictures,
    pages: [],
    referencePages: [],
    hidden: [],
    missing: [],
    redirects: [],
    variants: [],
    languages: [],
    links: new Map(),
    robots: '',
  }
}
