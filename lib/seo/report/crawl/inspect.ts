/**
 * Visits a site as its visitors do and judges it page by page, so that the memory it takes grows
 * with the number of pages and not with their size.
 */

import { entriesOf } from '@/lib/seo/rules/checks/over'
import { pooled } from '@/lib/seo/rules/crawl'
import type { Page } from '@/lib/seo/rules/page'
import { routeOf, type Site, type SitemapFile } from '@/lib/seo/rules/site'
import { readSitemap } from '@/lib/seo/rules/sitemapFile'
import { picturesNamedBy } from '@/lib/seo/rules/targets'
import type { Violation } from '@/lib/seo/rules/violation'
import type { Finding } from '../data'
import { lengthHints, rowHints } from '../facts/hints'
import type { Shingles } from '../facts/near'
import { bodyOf } from '../facts/repeats'
import { type RowAlone, readablePath, rowOf } from '../facts/row'
import type { Door } from './door'
import { type Family, familiesOf } from './families'
import { withoutGuesses } from './honest'
import { createSamples, judge } from './judge'
import { createPictures } from './pictures'
import { visitRest } from './rest'
import { createThinner } from './thin'
import { type Seen, seenByAll } from './visitors'

export interface Inspection {
  readonly sitemap: SitemapFile
  readonly rows: readonly RowAlone[]
  /** Links of each page, by its address: pages that were seen, without their texts. */
  readonly pages: readonly Page[]
  readonly violations: readonly Violation[]
  readonly hints: readonly Finding[]
  /** By path. */
  readonly bodies: ReadonlyMap<string, Shingles>
  readonly pictures: { readonly named: number; readonly measured: number }
}

export interface InspectOptions {
  readonly origin: string
  readonly sitemap: string
  readonly visitors: readonly string[]
  readonly concurrency: number
  /** Of how many subjects the pictures are measured, spread over the sitemap. */
  readonly pictures: number
  readonly onPhase: (name: string, total?: number) => void
}

/** @throws Error when the site or its sitemap does not answer */
export async function inspect(door: Door, options: InspectOptions): Promise<Inspection> {
  const { origin, visitors, concurrency, onPhase } = options
  const sitemap = await readSitemap(options.sitemap, async url => {
    const { status, body } = await door.ask({ url })
    if (status !== 200) throw new Error(`${url}: ${status || 'no answer'}`)
    return body
  })
  const pictures = createPictures(origin, door.measure)
  const thin = createThinner(origin)
  const samples = createSamples(visitors.slice(0, 2))
  const site = siteOf(origin, sitemap, pictures.files)
  const urls = [...entriesOf(site).keys()].filter(url => url.startsWith(`${origin}/`))
  const families = familiesOf(urls)
  const measuredStep = Math.ceil(families.length / options.pictures)

  async function visitFamily(family: Family, index: number, landmarks: readonly Page[]) {
    const seen: Seen[] = []
    for (const url of family) seen.push(...(await seenByAll(url, visitors, door.ask)))
    const pages = seen.flat()
    const listed = family.flatMap(url => entriesOf(site).get(url)?.images ?? [])
    const named = [...pages.flatMap(picturesNamedBy), ...listed]
    await pictures.load(named, index % measuredStep === 0)
    samples.add(pages)
    const violations = await judge({ ...site, pages, landmarks }, 'page')
    return { told: seen.map(own => tell(own, origin, true)), violations, pages: pages.map(thin) }
  }

  onPhase('pages', urls.length * visitors.length)
  const landmarks: Page[] = []
  for (const url of urls.filter(isLandmark)) {
    landmarks.push(...(await seenByAll(url, visitors, door.ask)).flat())
  }
  const visits = await pooled([...families.entries()], concurrency, ([index, family]) =>
    visitFamily(family, index, landmarks),
  )
  const pages = visits.flatMap(visit => visit.pages)
  const [rest, sampled] = await Promise.all([
    visitRest({ ...options, pages, door, thin, listed: new Set(urls) }),
    // Validating takes long, and so does the site.
    judge({ ...site, pages: samples.pages(), landmarks }, 'sample'),
  ])
  onPhase('rules')
  const whole: Site = { ...site, ...rest.beside, pages, landmarks }
  const told = [
    ...visits.flatMap(visit => visit.told),
    ...rest.found.map(own => tell(own, origin, false)),
  ]
  return {
    sitemap,
    rows: told.map(({ row }) => row),
    pages: [...pages, ...rest.found.flat().map(thin)],
    violations: withoutGuesses(
      [...visits.flatMap(visit => visit.violations), ...(await judge(whole, 'site')), ...sampled],
      new Set(door.unreached.map(({ url }) => url)),
    ),
    hints: told.flatMap(({ hints }) => hints),
    bodies: new Map(told.flatMap(({ row, body }) => (body ? [[row.path, body]] : []))),
    pictures: pictures.count(),
  }
}

/** Needed before any page can be judged: the others refer to them. */
function isLandmark(url: string): boolean {
  const route = routeOf(url)
  return route === 'home' || route === 'contacts'
}

/** What is kept of an address for the reader. */
function tell(seen: Seen, origin: string, inSitemap: boolean) {
  const row = rowOf(seen, origin, inSitemap)
  const lengths = row.indexable ? lengthHints(seen[0]) : []
  const hints = [...rowHints(row), ...lengths].map(hint => {
    return { ...hint, path: readablePath(hint.path, '') }
  })
  return { row, hints, body: row.indexable ? bodyOf(seen[0].mainText) : null }
}

/** What a rule about single pages sees of the site; the rest is asked for in the end. */
function siteOf(origin: string, sitemap: SitemapFile, pictures: Site['pictures']): Site {
  return {
    origin,
    sitemap,
    pictures,
    pages: [],
    landmarks: [],
    contents: new Map(),
    hidden: [],
    missing: [],
    redirects: [],
    variants: [],
    languages: [],
    links: new Map(),
    robots: '',
  }
}
