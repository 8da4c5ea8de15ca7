/** A hit with price and photo. Without schemas, so that islands load no zod. */
import type { CalculatorItem } from '@/lib/calculator/item'
import type { Sold } from '@/lib/calculator/sold'
import type { PriceKind } from '@/lib/entities/price'
import type { SearchHit } from '@/lib/entities/search-hit'

/** A page of the site itself, or a part of one. */
export interface SitePage {
  /** Without a language prefix. */
  readonly path: string
  readonly title: string
  /** What it says of the question. */
  readonly text: string
}

export interface RichHit extends SearchHit {
  /** The specialties of a doctor, the category of others; may be empty. */
  readonly note: string
  /** Whole tenge; 0: free, on request, or an article. Of a doctor the first visit. */
  readonly price: number
  readonly priceKind: PriceKind
  /** Percent; 0: none. */
  readonly discount: number
  /** A doctor's photo. */
  readonly picture: string | null
  /** An analysis for the calculator. */
  readonly item: CalculatorItem | null
  /** What else can be added to an estimate: of a doctor the first visit, a check-up where it has one price. */
  readonly sold: Sold | null
}
