import type { Price } from '@/lib/entities/price'
import type { Crumb } from '@/lib/routing/crumbs'

/** A price as the price list names it. */
export interface PriceRow {
  /** Unique among all kinds and the same in both languages: `service-7`, `package-3-male`. */
  readonly id: string
  /** Plain text. */
  readonly name: string
  /** Path of the page without language prefix. */
  readonly path: string
  readonly price: Price
  /** Percent; 0: none. */
  readonly discount: number
  /** The last day of a promotion: `2026-11-28`. */
  readonly lastDay?: string | undefined
  /** Tenge that are paid for drawing blood besides, once a visit; 0: none. */
  readonly bloodDrawing: number
}

/** A category and its prices. */
export interface PriceGroup {
  readonly title: string
  readonly rows: readonly PriceRow[]
}

/** In the order of the list; assistants ask for them by these names, too. */
export const priceSectionKinds = [
  'services',
  'doctors',
  'analyses',
  'checkUps',
  'promotions',
] as const

export interface PriceSection {
  readonly kind: (typeof priceSectionKinds)[number]
  readonly title: string
  readonly groups: readonly PriceGroup[]
}

/** All prices of the clinic on one page. */
export interface PriceListData {
  readonly crumbs: readonly Crumb[]
  readonly sections: readonly PriceSection[]
  /** What it says of its prices, and what it leaves out. */
  readonly lead: string
  /** Today in Almaty, formatted. */
  readonly date: string
  /** Absolute URL of the page. */
  readonly url: string
  /** Paths of the same as files. */
  readonly files: { readonly xlsx: string; readonly csv: string }
}
