/** What the report is made of: collected by the crawl, read by the page and the table file. */
import type { Locale } from '@/lib/routing/locales'
import type { RouteName } from '@/lib/routing/routes'

/** How much a finding costs: search, trust in the page, or a chance to do better. */
export type Severity = 'error' | 'warning' | 'hint'

/** What a page tells a visitor, and what it took. */
export interface PageRow {
  /** Without the origin; letters as people read them. */
  readonly path: string
  readonly locale: Locale
  readonly kind: RouteName | 'other'
  readonly inSitemap: boolean
  readonly status: number
  readonly indexable: boolean
  readonly title: string
  readonly description: string
  readonly h1: readonly string[]
  /** Paths where they are on the site; empty: there is none. */
  readonly canonical: string
  readonly languages: Readonly<Record<string, string>>
  readonly robots: string
  /** Of the nodes of structured data, each once. */
  readonly types: readonly string[]
  /** Words of the main part. */
  readonly words: number
  /** Words of the text at its foot; 0: there is none. */
  readonly footWords: number
  /** Other pages that link to it. */
  readonly linksIn: number
  /** Different addresses that it links to: of the site, and elsewhere. */
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
}

/** The page as a phone gets it, as far as it is to be compared. */
export interface PhoneRow {
  /** 0–1: how much of the desktop's text is there. */
  readonly share: number
  readonly words: number
  readonly size: number
  /** What differs: names of the rule R9. */
  readonly differs: readonly string[]
}

export interface Finding {
  /** Such as `R4`, or the name of a hint. */
  readonly rule: string
  readonly severity: Severity
  readonly path: string
  /** In plain words. */
  readonly says: string
  /** Empty where it makes no difference. */
  readonly visitors: readonly string[]
}

/** Pages alike in one thing; the first one is what the others are held against. */
export interface Repeat {
  readonly what: 'title' | 'description' | 'body'
  readonly locale: Locale
  readonly text: string
  readonly paths: readonly string[]
  /** Of the least alike, 0–1. */
  readonly similarity: number
}

/** How alike the landing pages of one language are, each with each. */
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
  /** ISO time of the report before. */
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

export interface Report {
  readonly origin: string
  /** Where the pages were asked for. */
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
  readonly changes: Changes | null
}
