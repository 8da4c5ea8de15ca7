/** What the rules check: a site's pages as they were served, and its files. */

import { matchRoute, type RouteName } from '@/lib/routing/routes'
import { splitLocale } from '@/lib/routing/split-locale'
import type { HttpResponse, Page } from './page-types'
import type { Violation } from './violation'

/** Pages by their URL. */
export type PageIndex = ReadonlyMap<string, Page>

/** A picture file, measured; sizes in pixels, 0 for what is no picture. */
export interface PictureFile {
  readonly status: number
  readonly bytes: number
  readonly width: number
  readonly height: number
}

/** Where an internal link leads, redirects not followed. */
export interface LinkTarget {
  readonly status: number
  readonly location: string | undefined
  /** A page of its own that search engines may list. */
  readonly indexable: boolean
  /** A page that links to it; undefined if only the sitemap does. */
  readonly from: string | undefined
}

export interface Site {
  /** Such as `https://clinic.example`. */
  readonly origin: string
  /** Every URL of the sitemap, once for each visitor. */
  readonly pages: readonly Page[]
  /** Home and contacts, which others are compared with, where they are not among `pages`. */
  readonly referencePages: readonly Page[]
  /** Pages with `noindex`; their URLs may have a query. */
  readonly hidden: readonly Page[]
  /** Unknown URLs: the page that GET returns, and the status of HEAD. */
  readonly missing: readonly { readonly page: Page; readonly headStatus: number }[]
  readonly redirects: readonly Redirected[]
  readonly variants: readonly Variant[]
  readonly languages: readonly LanguageProbe[]
  readonly sitemap: SitemapFile
  readonly robots: string
  /** By absolute URL without hash. */
  readonly links: ReadonlyMap<string, LinkTarget>
  readonly pictures: ReadonlyMap<string, PictureFile>
}

/** A URL that has to redirect to another one. */
export interface Redirected {
  readonly from: string
  readonly to: string
  readonly response: HttpResponse
  /** Status of the target, requested by itself. */
  readonly targetStatus: number
}

/** Another spelling of a page's URL. */
export interface Variant {
  /** The rule it is about: R15 or R17. */
  readonly rule: string
  readonly url: string
  /** The URL it should redirect to or name as canonical. */
  readonly canonical: string
  readonly status: number
  readonly location: string | undefined
  /** The canonical link of the response, if it is a page. */
  readonly pageCanonical: string | undefined
}

/** A request whose headers name a language, and the expected response. */
export interface LanguageProbe {
  readonly says: string
  readonly url: string
  readonly status: number
  readonly location: string | undefined
  readonly lang: string
  readonly expected: { readonly status: number; readonly lang?: string; readonly location?: string }
}

/** A file of the sitemap as it was served, and its parsed entries. */
export interface SitemapFile {
  readonly url: string
  readonly xml: string
  /** Its URLs; those of all parts if it is an index. */
  readonly entries: readonly SitemapUrl[]
  /** The files that an index names. */
  readonly parts: readonly SitemapFile[]
}

export interface SitemapUrl {
  readonly loc: string
  readonly lastmod: string | undefined
  /** Language → URL. */
  readonly alternates: Readonly<Record<string, string>>
  readonly images: readonly string[]
  /** Names of the elements, in their order. */
  readonly elements: readonly string[]
}

/**
 * What a rule needs at once: `page`, any pages, each with those of the other language and visitors;
 * `sample`, a few of each kind, as checking one takes long; `site`, all that was loaded.
 */
export type Scope = 'page' | 'sample' | 'site'

export interface Rule {
  /** Such as `R4`. */
  readonly id: string
  readonly says: string
  readonly scope: Scope
  readonly check: (site: Site) => readonly Violation[] | Promise<readonly Violation[]>
}

/** A URL as parsers serialise it: the home page with its slash, non-ASCII percent-encoded. */
export function normalizeUrl(url: string): string {
  return URL.canParse(url) ? new URL(url).href : url
}

/** The URL without the origin, for reports. */
export function pathOfUrl(url: string): string {
  if (!URL.canParse(url)) return url
  const { pathname, search } = new URL(url)
  return pathname + search
}

export function localeOf(url: string) {
  return splitLocale(new URL(url).pathname).locale
}

export function routeOf(url: string): RouteName | undefined {
  return matchRoute(splitLocale(new URL(url).pathname).path)?.name
}

/** The first visitor's pages, one for each URL. */
export function onePerUrl(pages: readonly Page[]): Page[] {
  return [...indexOf(pages).values()]
}

/** The page of a wrong link, for reports. */
export function linkedFrom(from: string | undefined): string {
  return from ? `linked from ${pathOfUrl(from)}` : 'named by the sitemap alone'
}

/** By URL; of several visitors the first one's page. */
export function indexOf(pages: readonly Page[]): PageIndex {
  const index = new Map<string, Page>()
  for (const page of pages) if (!index.has(page.url)) index.set(page.url, page)
  return index
}

export function metaOf(page: Page, name: string): string | undefined {
  return page.head.metas[name]?.[0]
}

export function canonicalOf(page: Page): string | undefined {
  return page.head.links.find(({ rel }) => rel === 'canonical')?.href
}

/** Language → URL, by the links in the head. */
export function alternatesOf(page: Page): Readonly<Record<string, string>> {
  return Object.fromEntries(
    page.head.links
      .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang !== undefined)
      .map(({ hreflang = '', href }) => [hreflang, href]),
  )
}

export function isIndexable(page: Page): boolean {
  return page.status === 200 && !/noindex|none/.test(metaOf(page, 'robots') ?? '')
}

/** Makes violations of one rule on one page. */
export function violationOn(rule: string, page: Pick<Page, 'url' | 'visitor'>) {
  return (found: string): Violation => ({
    rule,
    url: pathOfUrl(page.url),
    visitor: page.visitor,
    found,
  })
}
