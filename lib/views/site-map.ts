import type { Crumb } from './crumbs'

/** The site map page: groups by the first segment, in them groups by the second. */
export interface SiteMapData {
  readonly title: string
  readonly crumbs: readonly Crumb[]
  readonly groups: readonly SiteMapGroup[]
}

export interface SiteMapGroup {
  readonly title: string
  readonly list: SiteMapList
  readonly groups: readonly { readonly title: string; readonly list: SiteMapList }[]
}

/** Thousands of links in few bytes: what their addresses begin with stands once. */
export interface SiteMapList {
  /** Path with the language's prefix, without origin: `/kk/analysis/list/`. */
  readonly base: string
  readonly links: readonly SiteMapLink[]
}

/** The rest of the address, percent-encoded, and the title. */
export type SiteMapLink = readonly [rest: string, title: string]
