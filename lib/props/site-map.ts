import type { Crumb } from '@/lib/routing/crumbs'

/** The site map page: groups by the first segment, in them groups by the second. */
export interface SiteMapData {
  readonly title: string
  readonly crumbs: readonly Crumb[]
  readonly groups: readonly SiteMapGroup[]
}

export interface SiteMapGroup {
  readonly title: string
  readonly links: readonly SiteMapLink[]
  readonly groups: readonly { readonly title: string; readonly links: readonly SiteMapLink[] }[]
}

export interface SiteMapLink {
  /** Path with the language's prefix, percent-encoded. */
  readonly href: string
  readonly title: string
}
