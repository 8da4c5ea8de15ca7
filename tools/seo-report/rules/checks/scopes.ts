/** Makes rules about a site out of checks of one page. */
import type { Page } from '../page-types'
import {
  indexOf,
  normalizeUrl,
  type PageIndex,
  type Rule,
  type Scope,
  type Site,
  type SitemapFile,
  type SitemapUrl,
} from '../site'
import type { Violation } from '../violation'

export function rule(id: string, says: string, check: Rule['check'], scope: Scope = 'site'): Rule {
  return { id, says, scope, check }
}

/** A rule that needs one page alone, in its languages and for each visitor. */
export function pageRule(id: string, says: string, check: Rule['check']): Rule {
  return rule(id, says, check, 'page')
}

/** Pages with status 200; the others break R19. */
export function served({ pages }: Site): Page[] {
  return pages.filter(({ status }) => status === 200)
}

interface Listing {
  readonly entries: ReadonlyMap<string, SitemapUrl>
  readonly urls: ReadonlySet<string>
}

const listings = new WeakMap<SitemapFile, Listing>()

/** A sitemap is indexed once, however many rules need it. */
function listingOf({ sitemap }: Site): Listing {
  const known = listings.get(sitemap)
  if (known) return known
  const entries = new Map(sitemap.entries.map(entry => [normalizeUrl(entry.loc), entry]))
  const listing = { entries, urls: new Set(entries.keys()) }
  listings.set(sitemap, listing)
  return listing
}

/** The entry of the sitemap for each page, by URL. */
export function entriesOf(site: Site): ReadonlyMap<string, SitemapUrl> {
  return listingOf(site).entries
}

/** URLs of the sitemap. */
export function listedIn(site: Site): ReadonlySet<string> {
  return listingOf(site).urls
}

/** The pages of a check and those they are compared with. */
export function withReferencePages({ pages, referencePages }: Site): Page[] {
  return [...pages, ...referencePages]
}

/** The served pages of each visitor, by URL. */
export function byVisitor(site: Site): PageIndex[] {
  const names = [...new Set(site.pages.map(({ visitor }) => visitor))]
  return names.map(name => indexOf(served(site).filter(({ visitor }) => visitor === name)))
}

export function onEach(check: (page: Page, site: Site) => Violation[]): Rule['check'] {
  return site => served(site).flatMap(page => check(page, site))
}

/** Each page with all others as the same visitor gets them. */
export function amongOthers(check: (page: Page, index: PageIndex) => Violation[]): Rule['check'] {
  return site =>
    byVisitor(site).flatMap(index => [...index.values()].flatMap(page => check(page, index)))
}

/** Every page with that of the first visitor, who gets the desktop layout. */
export function besideDesktop(
  check: (page: Page, desktop: Page, site: Site) => Violation[],
): Rule['check'] {
  return site => {
    const [desktop, ...others] = byVisitor(site)
    return others.flatMap(index =>
      [...index.values()].flatMap(page => {
        const twin = desktop?.get(page.url)
        return twin ? check(page, twin, site) : []
      }),
    )
  }
}
