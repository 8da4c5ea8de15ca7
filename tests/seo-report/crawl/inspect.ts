/**
 * Visits a site as its visitors do and judges it page by page, so that the memory it takes grows
 * with the number of pages and not with their size.
 */
import { pooled } from '@/tests/support/seo/crawl'
import type { Page } from '@/tests/support/seo/page'
import { entriesOf } from '@/tests/support/seo/rules/over'
import { routeOf, type Site, type SitemapFile } from '@/tests/support/seo/site'
import { readSitemap } from '@/tests/support/seo/sitemapFile'
import { picturesNamedBy } from '@/tests/support/seo/targets'
import type { Violation } from '@/tests/support/seo/violation'
import type { Finding } from '../data'
import { lengthHints, rowHints } from '../facts/hints'
import type { Shingles } from '../facts/near'
import { bodyOf } from '../facts/repeats'
import { type RowAlone, readablePath, rowOf } from '../facts/row'
import type { Door } from './door'
import { type Family, familiesOf } from './families'
import { createSamples, judge } from './judge'
import { createPictures } from './pictures'
import { visitRest } from './rest'
import { createThinner } from './thin'
import { seenByAll } from './visitors'

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

/** Needed before any page can be judged: the others refer to them. */
const landmarks: readonly (string | undefined)[] = ['home', 'contacts']

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
  const rows: RowAlone[] = []
  const hints: Finding[] = []
  const violations: Violation[] = []
  const bodies = new Map<string, Shingles>()
  const kept: Page[] = []

  /** What `judge` sees of the site; the rest is asked for in the end. */
  const site: Site = {
    origin,
    sitemap,
    pages: [],
    landmarks: [],
    pictures: pictures.files,
    contents: new Map(),
    hidden: [],
    missing: [],
    redirects: [],
    variants: [],
    languages: [],
    links: new Map(),
    robots: '',
  }
  const urls = [...entriesOf(site).keys()].filter(url => url.startsWith(`${origin}/`))
  const families = familiesOf(urls)
  const measuredStep = Math.max(1, Math.ceil(families.length / options.pictures))

  const take = (seen: readonly [Page, ...Page[]], inSitemap: boolean) => {
    const row = rowOf(seen, origin, inSitemap)
    rows.push(row)
    hints.push(...rowHints(row), ...(row.indexable ? lengthHints(seen[0]) : []))
    if (row.indexable) bodies.set(row.path, bodyOf(seen[0].mainText))
  }

  async function visitFamily(family: Family, index: number, known: readonly Page[]) {
    const pages: Page[] = []
    for (const url of family) {
      const seen = await seenByAll(url, visitors, door.ask)
      if (!seen) continue
      pages.push(...seen)
      take(seen, true)
    }
    const named = pages.flatMap(picturesNamedBy)
    const listed = family.flatMap(url => entriesOf(site).get(url)?.images ?? [])
    await pictures.load([...named, ...listed], index % measuredStep === 0)
    samples.add(pages)
    violations.push(...(await judge({ ...site, pages, landmarks: known }, 'page')))
    kept.push(...pages.map(thin))
  }

  onPhase('pages', urls.length * visitors.length)
  const first = urls.filter(url => landmarks.includes(routeOf(url)))
  const known: Page[] = []
  for (const url of first) known.push(...((await seenByAll(url, visitors, door.ask)) ?? []))
  await pooled([...families.entries()], concurrency, ([index, family]) =>
    visitFamily(family, index, known),
  )

  const rest = await visitRest({ ...options, pages: kept, door, thin, listed: new Set(urls) })
  for (const seen of rest.found) take(seen, false)
  onPhase('rules')
  const whole: Site = { ...site, ...rest.beside, pages: kept, landmarks: known }
  violations.push(...(await judge(whole, 'site')))
  violations.push(...(await judge({ ...whole, pages: samples.pages() }, 'sample')))
  return {
    sitemap,
    rows,
    pages: [...kept, ...rest.found.flat().map(thin)],
    violations,
    hints: hints.map(hint => ({ ...hint, path: readablePath(hint.path, '') })),
    bodies,
    pictures: pictures.count(),
  }
}
