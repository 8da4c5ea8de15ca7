/** The data of the report: written by the crawl, read by the HTML page and the CSV file. */
import type { AskedAddress } from '@/lib/http/asked-addresses/book'
import type { MissedSearch } from '@/lib/http/searches/book'
import type { Locale } from '@/lib/routing/locales'
import type { RouteName } from '@/lib/routing/routes'

/** `error` costs ranking, `warning` trust in the page, `hint` is an idea for improvement. */
export type Severity = 'error' | 'warning' | 'hint'

/** Content, size and speed of a page. */
export interface PageRow {
  /** Without the origin, percent-decoded. */
  readonly path: string
  readonly locale: Locale
  readonly kind: RouteName | 'other'
  readonly inSitemap: boolean
  readonly status: number
  readonly indexable: boolean
  readonly title: string
  readonly description: string
  readonly h1: readonly string[]
  /** A path for a page of the site; empty without one. */
  readonly canonical: string
  readonly languages: Readonly<Record<string, string>>
  readonly robots: string
  /** Distinct types of the nodes of structured data. */
  readonly types: readonly string[]
  /** Words of the main part. */
  readonly words: number
  /** Words of the text at the bottom of the page; 0: there is none. */
  readonly footWords: number
  /** Clicks from the home page of its language, without the page of the site's map; `null`: no way. */
  readonly depth: number | null
  /** Other pages that link to it, without that of the site's map. */
  readonly linksIn: number
  /** Different URLs that it links to: of the site, and elsewhere. */
  readonly linksOut: number
  readonly linksAway: number
  readonly pictures: number
  readonly picturesWithoutAlt: number
  /** Bytes. */
  readonly size: number
  readonly sizeGzip: number
  /** Milliseconds to the first byte, by visitor. */
  readonly firstByte: Readonly<Record<string, number>>
  readonly phone: PhoneRow | null
  /** Of the checks that its kind has: whether each is kept. */
  readonly trust: Readonly<Partial<Record<TrustName, boolean>>>
  /** By the exports of the services; `null`: they do not name it. */
  readonly brings: Brings | null
}

/** What patients trust, as hints are called, too. */
export type TrustName =
  | 'reviewer'
  | 'sources'
  | 'overdue'
  | 'photo'
  | 'education'
  | 'serviceDoctor'
  | 'price'

/** Search Console, Yandex Webmaster, Yandex Metrica, or Bing's report of answers that cite the site. */
export type Service = 'google' | 'yandex' | 'metrika' | 'bing'

/** What a page brought in the time that was exported. */
export interface Brings {
  readonly google: SearchPerformance | null
  readonly yandex: SearchPerformance | null
  /** Visits that began there; `null`: not exported. */
  readonly visits: number | null
  /** Of these, those with a goal. */
  readonly leads: number | null
}

/** In the results of a search engine. */
export interface SearchPerformance {
  readonly clicks: number
  readonly impressions: number
  /** The average; `null`: not exported. */
  readonly position: number | null
}

/** What people searched for, in Google and Yandex, before they saw the site. */
export interface FoundQuery {
  readonly text: string
  readonly google: SearchPerformance | null
  readonly yandex: SearchPerformance | null
}

/** A page of the site, or what was searched for, in the answers of Copilot and Bing. */
export interface Cited {
  readonly what: 'page' | 'query'
  /** The path of the page. */
  readonly text: string
  readonly citations: number
}

/** What the exports said in the report of a day; `null`: there was no such export. */
export interface FoundThen {
  /** `YYYY-MM-DD`. */
  readonly day: string
  readonly google: number | null
  readonly yandex: number | null
  readonly citations: number | null
  /** Whose queries these are; reports of earlier versions do not say. */
  readonly engines?: readonly ('google' | 'yandex')[] | undefined
  /** Clicks by query, of the most clicked ones. */
  readonly queries: Readonly<Record<string, number>>
}

/** A file of exports. */
export interface ExportFile {
  readonly name: string
  /** `null`: it was not read. */
  readonly service: Service | null
  /**
   * `headings`, `whose`, `broken`, `periods`: it was not read, as `Reading` says; `format`: it is no CSV;
   * `older`: there is a newer one of the same kind; `hosts`: some of its lines are of other sites.
   */
  readonly problem:
    | ('headings' | 'whose' | 'broken' | 'periods' | 'format' | 'older' | 'hosts')
    | null
  /** Lines that name a page or a query. */
  readonly pages: number
}

/** An address that the exports name and the crawl did not find. */
export interface Stranger {
  readonly path: string
  readonly brings: Brings
}

/** The phone's page compared with the desktop's. */
export interface PhoneRow {
  /** 0–1: how much of the desktop's text is there. */
  readonly share: number
  readonly words: number
  readonly size: number
  /** Differences, as the rule R9 names them. */
  readonly differs: readonly string[]
}

export interface Finding {
  /** Such as `R4`, or the name of a hint. */
  readonly rule: string
  readonly severity: Severity
  readonly path: string
  /** Text for people, in Russian. */
  readonly says: string
  /** Empty if the finding does not depend on the visitor. */
  readonly visitors: readonly string[]
}

/** Near-duplicates in one field; the others are compared with the first. */
export interface Repeat {
  readonly what: 'title' | 'description' | 'body'
  readonly locale: Locale
  readonly text: string
  readonly paths: readonly string[]
  /** The lowest similarity in the group, 0–1. */
  readonly similarity: number
}

/** Pairwise similarity of the landing pages of one language. */
export interface Aliases {
  readonly locale: Locale
  readonly paths: readonly string[]
  /** 0–1 by row and column. */
  readonly similarity: readonly (readonly number[])[]
}

export interface Coverage {
  readonly kind: RouteName | 'other'
  readonly russian: number
  readonly kazakh: number
  /** Russian pages without a Kazakh one. */
  readonly missing: readonly string[]
  /** Kazakh pages in which Russian was found. */
  readonly mixed: readonly string[]
  /** Words of the Kazakh pages for each word of the Russian ones. */
  readonly words: number
}

export interface Changes {
  /** ISO time of the previous report. */
  readonly since: string
  readonly added: readonly string[]
  readonly gone: readonly string[]
  readonly changed: readonly Change[]
  readonly appeared: readonly Finding[]
  readonly fixed: readonly Finding[]
}

export interface Change {
  readonly path: string
  readonly field: string
  readonly from: string
  readonly to: string
}

/** Of a type of page in a layout: what three visitors in four had, or better. */
export interface Speed {
  readonly page: string
  readonly layout: string
  /** Of which it is known. */
  readonly visits: number
  /** Seconds; `null`: not measured. */
  readonly lcp: number | null
  readonly inp: number | null
  readonly ttfb: number | null
  /** Without a unit. */
  readonly cls: number | null
}

export interface Report {
  readonly origin: string
  /** Origin the requests went to. */
  readonly base: string
  /** ISO time. */
  readonly madeAt: string
  readonly seconds: number
  readonly visitors: readonly string[]
  readonly sitemap: { readonly files: number; readonly urls: number }
  readonly pictures: { readonly named: number; readonly measured: number }
  readonly pages: readonly PageRow[]
  readonly findings: readonly Finding[]
  readonly unreached: readonly {
    readonly path: string
    readonly visitor: string
    readonly reason: string
  }[]
  readonly repeats: readonly Repeat[]
  readonly aliases: readonly Aliases[]
  readonly coverage: readonly Coverage[]
  /** Questions of the site's search without a hit, the most asked first. */
  readonly searches: readonly MissedSearch[]
  /** Former and unknown addresses that were asked for, the most asked first. */
  readonly asked: readonly AskedAddress[]
  /** The most visited pages first. */
  readonly speeds: readonly Speed[]
  readonly exports: readonly ExportFile[]
  /** What brings most first. */
  readonly strangers: readonly Stranger[]
  /** Those with most clicks first. */
  readonly queries: readonly FoundQuery[]
  /** The most cited first. */
  readonly cited: readonly Cited[]
  /** Of the reports that are kept, the oldest first, without this one. */
  readonly before: readonly FoundThen[]
  readonly changes: Changes | null
}
