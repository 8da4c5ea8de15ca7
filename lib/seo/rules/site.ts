/** What the suite knows of a site when it judges it: pages as they were served, and its files. */
import { splitLocale } from '@/lib/routing/locales'
import { matchRoute, type RouteName } from '@/lib/routing/routes'
import type { HttpResponse, Page } from './page'
import type { Violation } from './violation'

/** A page of an index as far as other pages refer to it. */
export type PageIndex = ReadonlyMap<string, Page>

/** A picture file, measured; sizes in pixels, 0 for what is no picture. */
export interface PictureFile {
  readonly status: number
  readonly bytes: number
  readonly width: number
  readonly height: number
}

/** A response without following: where an internal link leads. */
export interface LinkTarget {
  readonly status: number
  readonly location: string | undefined
  /** A page of its own that search engines may list. */
  readonly indexable: boolean
  /** A page that links to it, if it is not only the sitemap that names it. */
  readonly from: string | undefined
}

export interface Site {
  /** Such as `https://clinic.example`. */
  readonly origin: string
  /** Every address of the sitemap, once for each visitor. */
  readonly pages: readonly Page[]
  /** Pages that others are held against, where they are not among `pages`: home and contacts. */
  readonly landmarks: readonly Page[]
  /** Pages that exist and stay out of the index, the address with a query. */
  readonly hidden: readonly Page[]
  /** Addresses of no page: GET with the page, HEAD with its status alone. */
  readonly missing: readonly { readonly page: Page; readonly headStatus: number }[]
  readonly redirects: readonly Redirected[]
  readonly variants: readonly Variant[]
  readonly languages: readonly LanguageVisit[]
  readonly sitemap: SitemapFile
  readonly robots: string
  /** By absolute address without hash. */
  readonly links: ReadonlyMap<string, LinkTarget>
  readonly pictures: ReadonlyMap<string, PictureFile>
  /** What editors and the backend say about a page, by its address. */
  readonly contents: ReadonlyMap<string, Content>
}

/** An address that is to move to another one. */
export interface Redirected {
  readonly from: string
  readonly to: string
  readonly response: HttpResponse
  /** Status of the target, asked on its own. */
  readonly targetStatus: number
}

/** Another spelling of a page's address. */
export interface Variant {
  /** The rule it is about: R15 or R17. */
  readonly rule: string
  readonly url: string
  /** The one address it should come to. */
  readonly canonical: string
  readonly status: number
  readonly location: string | undefined
  /** The canonical link of the response, if it is a page. */
  readonly pageCanonical: string | undefined
}

/** A visit that says something about languages. */
export interface LanguageVisit {
  readonly says: string
  readonly url: string
  readonly status: number
  readonly location: string | undefined
  readonly lang: string
  readonly expected: { readonly status: number; readonly lang?: string; readonly location?: string }
}

/** A file of the sitemap as it was served, and as it reads. */
export interface SitemapFile {
  readonly url: string
  readonly xml: string
  /** Its addresses; those of all parts where it is an index. */
  readonly entries: readonly SitemapUrl[]
  /** The files that an index names. */
  readonly parts: readonly SitemapFile[]
}

export interface SitemapUrl {
  readonly loc: string
  readonly lastmod: string | undefined
  /** Language → address. */
  readonly alternates: Readonly<Record<string, string>>
  readonly images: readonly string[]
  /** Names of the elements, in their order. */
  readonly elements: readonly string[]
}

/** Words and prices that a page must show. */
export interface Content {
  readonly texts: readonly string[]
  /** Whole tenge, never 0. */
  readonly prices: readonly number[]
}

/**
 * How much of a site a rule has to see at once: some pages, each with its twins in the other
 * language and for the other visitors; a few of each kind, as judging one takes long; all that was
 * visited; or what the backend and the editors say beside that.
 */
export type Scope = 'page' | 'sample' | 'site' | 'content'

export interface Rule {
  /** Such as `R4`. */
  readonly id: string
  readonly says: string
  readonly scope: Scope
  readonly check: (site: Site) => readonly Violation[] | Promise<readonly Violation[]>
}

/** One form of an address: the home page with its slash, letters as they are encoded. */
export function normal(url: string): string {
  return URL.canParse(url) ? new URL(url).href : url
}

/** The address without the origin, as it reads in a report. */
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

/** The first visitor's pages, one for each address. */
export function onePerUrl(pages: readonly Page[]): Page[] {
  return [...indexOf(pages).values()]
}

/** Where to look for a link that leads wrong. */
export function linkedFrom(from: string | undefined): string {
  return from ? `linked from ${pathOfUrl(from)}` : 'named by the sitemap alone'
}

/** By address; of several visitors the first one's page. */
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

/** Language → address, as the head says it. */
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

/** Findings of one rule on one page. */
export function finder(rule: string, page: Pick<Page, 'url' | 'visitor'>) {
  return (found: string): Violation => ({
    rule,
    url: pathOfUrl(page.url),
    visitor: page.visitor,
    found,
  })
}
