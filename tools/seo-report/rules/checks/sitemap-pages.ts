/** R19: the sitemap names every page that is to be listed, and nothing else. */
import { type RouteName, routes } from '@/lib/routing/routes'
import { graphOf, isOfType, valuesOf } from '../graph'
import type { Page } from '../page-types'
import {
  alternatesOf,
  canonicalOf,
  isIndexable,
  type LinkTarget,
  linkedFrom,
  type PageIndex,
  type PictureFile,
  routeOf,
  type SitemapUrl,
} from '../site'
import type { Violation } from '../violation'
import { sitemapViolation } from './sitemap'

/** Pages of records without a picture for search engines, or without a date. */
const withoutPicture: readonly RouteName[] = [
  'servicesCategory',
  'doctorsOfSpecialty',
  'analysesOfCategory',
  'analysisSet',
  'analysis',
  'parentCheckUp',
  'checkUp',
]

/** Whether the sitemap must have the picture and the date of a page. */
function hasPictureAndDate(route: RouteName | undefined): boolean {
  return route !== undefined && routes[route].slugs !== undefined && !withoutPicture.includes(route)
}

/** An entry has the alternates, pictures and dates of its page's head and structured data. */
export function entryMirrorsPage(
  entry: SitemapUrl,
  page: Page,
  pictures: ReadonlyMap<string, PictureFile>,
): Violation[] {
  if (page.status !== 200) return [sitemapViolation(entry.loc, `answers ${page.status}`)]
  const canonical = canonicalOf(page)
  const found = [
    !isIndexable(page) && 'is not to be indexed',
    canonical !== entry.loc && `is canonical to ${canonical}`,
    ...languageFaults(entry.alternates, alternatesOf(page)),
    ...(hasPictureAndDate(routeOf(page.url)) ? contentFaults(entry, page) : []),
    ...entry.images.map(image => {
      const file = pictures.get(image)
      return !(file?.status === 200 && file.width > 0) && `image ${image} answers ${file?.status}`
    }),
  ]
  return found
    .filter(each => typeof each === 'string')
    .map(each => sitemapViolation(entry.loc, each))
}

/** Entries without a page, among them all of other origins. */
export function everyEntryIsVisited(
  entries: ReadonlyMap<string, SitemapUrl>,
  pages: readonly Page[],
): Violation[] {
  const visited = new Set(pages.map(({ url }) => url))
  return [...entries]
    .filter(([url]) => !visited.has(url))
    .map(([, { loc }]) => sitemapViolation(loc, 'it was not visited'))
}

type Alternates = SitemapUrl['alternates']

function languageFaults(own: Alternates, heads: Alternates): string[] {
  return [...new Set([...Object.keys(own), ...Object.keys(heads)])]
    .filter(code => own[code] !== heads[code])
    .map(code => `hreflang ${code} is ${own[code]}, in the head ${heads[code]}`)
}

/** The picture of a record, if its page has one, and the date of its last change. */
function contentFaults({ images, lastmod }: SitemapUrl, page: Page) {
  const { top } = graphOf(page)
  // The doctor who reviewed an article is not what its page is about.
  const beside = new Set(top.flatMap(({ reviewedBy }) => referencesOf(reviewedBy)))
  const main = top.filter(node => !isOfType(node, 'MedicalClinic') && !beside.has(node['@id']))
  const marked = main.flatMap(({ image }) => valuesOf(image).map(String))
  const changed = main.map(node => node.dateModified).find(date => typeof date === 'string')
  return [
    ...marked.filter(image => !images.includes(image)).map(image => `no image ${image}`),
    // Of a record of a table nobody knows when it was changed.
    changed !== undefined &&
      changed !== lastmod &&
      (lastmod === undefined ? 'no lastmod' : `lastmod ${lastmod}, on the page ${changed}`),
  ]
}

/** Values of `@id` that a value of the graph refers to. */
function referencesOf(value: unknown): unknown[] {
  return valuesOf(value).map(each =>
    typeof each === 'object' && each !== null && '@id' in each ? each['@id'] : undefined,
  )
}

/** Indexable pages that the site links to and the file leaves out. */
export function everyPageIsListed(
  links: ReadonlyMap<string, LinkTarget>,
  listed: ReadonlySet<string>,
): Violation[] {
  return [...links]
    .filter(([url, { indexable }]) => indexable && !listed.has(url) && !new URL(url).search)
    .map(([url, { from }]) => sitemapViolation(url, `not in the sitemap; ${linkedFrom(from)}`))
}

/**
 * Pages that cannot be reached by links from the home page. Links of the site map only count for
 * the landing pages, which are made for search engines only.
 */
export function everyPageIsReached(index: PageIndex, origin: string): Violation[] {
  const home = `${origin}/`
  const reached = reachedFrom(home, index, page => routeOf(page.url) !== 'siteMap')
  const withSiteMap = reachedFrom(home, index, () => true)
  return [...index.values()]
    .filter(({ url }) => !(routeOf(url)?.startsWith('landing') ? withSiteMap : reached).has(url))
    .map(({ url, visitor }) => ({ ...sitemapViolation(url, 'no links lead to it'), visitor }))
}

function reachedFrom(home: string, index: PageIndex, follows: (page: Page) => boolean) {
  const reached = new Set([home])
  for (const url of reached) {
    const page = index.get(url)
    for (const { href } of page && follows(page) ? page.links : []) {
      if (index.has(href)) reached.add(href)
    }
  }
  return reached
}
