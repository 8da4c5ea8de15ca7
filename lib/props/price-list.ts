import type { PatientFact } from '@/lib/clinic/patient-facts'
import type { Price } from '@/lib/entities/price'
import type { Crumb } from '@/lib/routing/crumbs'

/** A price as the price list names it. */
export interface PriceRow {
  /** Unique among all kinds and the same in both languages: `service-7`, `package-3-male`. */
  readonly id: string
  /** Under which an estimate has it; absent where it has none. */
  readonly code?: string
  /** Key of its name, where a record has several prices. */
  readonly applies?: string
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
  /** Path of its own page, without language prefix, if it has one. */
  readonly path?: string | undefined
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

/** Services, doctors and so on: each with its categories. */
export interface SectionOf<Group> {
  readonly kind: (typeof priceSectionKinds)[number]
  readonly title: string
  readonly groups: readonly Group[]
}

export type PriceSection = SectionOf<PriceGroup>

/** The table of a category. */
export interface PriceTableData {
  /** Unique on the page: `analyses-3`. */
  readonly id: string
  readonly title: string
  readonly count: number
  /** Its rows as HTML, or in a long list where they are without scripts: a path with the language's prefix. */
  readonly rows: { readonly html: string } | { readonly path: string }
}

/** All prices of the clinic on one page. */
export interface PriceListData {
  readonly crumbs: readonly Crumb[]
  readonly sections: readonly SectionOf<PriceTableData>[]
  /** Of thousands of prices: its tables are loaded when they are wanted. */
  readonly isLong: boolean
  /** What it says of its prices, and what it leaves out. */
  readonly lead: string
  /** How to pay, and whose policies count. */
  readonly facts: readonly PatientFact[]
  /** Today in Almaty, formatted. */
  readonly date: string
  /** Absolute URL of the page. */
  readonly url: string
  /** Paths of the same as files. */
  readonly files: { readonly xlsx: string; readonly csv: string }
}
