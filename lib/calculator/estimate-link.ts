import type { PriceWords } from './price-text'

/** Words of the link that shows what is in the estimate; `{…}` stand for values. */
export interface EstimateLinkWords {
  readonly count: string
  /** Said when something was added or removed: of analyses alone, and of all. */
  readonly status: string
  readonly statusOfAll: string
  readonly price: PriceWords
  /** Tenge for drawing blood. */
  readonly bloodDrawing: number
}
