import type { Crumb } from '@/lib/routing/crumbs'

/** A price as the price list names it. */
export interface PriceRow {
  /** Unique among all kinds and the same in both languages: `service-7`, `package-3-male`. */
  readonly id: string
  /** Plain text. */
  readonly name: string
  /** Path of the page without language prefix. */
  readonly path: string
  /** Whole tenge, the discount taken off; 0: on request. */
  readonly price: number
  /** Percent; 0: none. */
  readonly discount: number
}

/** A category and its prices. */
export interface PriceGroup {
  readonly title: string
  readonly rows: readonly PriceRow[]
}

export interface PriceSection {
  readonly kind: 'services' | 'analyses' | 'checkUps'
  readonly title: string
  readonly groups: readonly PriceGroup[]
}

/** All prices of the clinic on one page. */
export interface PriceListData {
  readonly crumbs: readonly Crumb[]
  readonly sections: readonly PriceSection[]
  /** Today in Almaty, formatted. */
  readonly date: string
  /** Absolute URL of the page. */
  readonly url: string
  /** Paths of the same as files. */
  readonly files: { readonly xlsx: string; readonly csv: string }
}
