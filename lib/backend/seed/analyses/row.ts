/**
 * One line per analysis: the helpers that turn the short rows of this folder into seed records.
 *
 * An id is `category id × 100 + position`, so a category may grow at its end (to 99 analyses)
 * without moving the ids of the others; a row is never removed or inserted in between.
 */
import type { SeedAnalysis } from '../types'

/** The preparation leaflets the clinic hands out. */
export const leaflets = {
  blood: '/documents/preparation-blood-tests.pdf',
  urine: '/documents/preparation-urine-tests.pdf',
  hormones: '/documents/preparation-hormones.pdf',
  stool: '/documents/preparation-stool-tests.pdf',
  swabs: '/documents/preparation-swabs.pdf',
} as const

export interface RowOptions {
  readonly bloodTestIncluded?: boolean
  readonly document?: (typeof leaflets)[keyof typeof leaflets]
  /** Percent, 1 to 99. */
  readonly discount?: number
}

type Row = Omit<SeedAnalysis, 'id' | 'category_analysis_id' | 'updated_at'>

/** Options of an analysis taken from blood: the surcharge for drawing it applies. */
export const blood: RowOptions = { bloodTestIncluded: true }

/** `price` in whole tenge, `null` when it is agreed case by case. */
export function row(
  slug: string,
  ru: string,
  kk: string,
  price: number | null,
  { bloodTestIncluded = false, document, discount }: RowOptions = {},
): Row {
  return {
    slug,
    name: { ru, kk },
    price,
    document: document ?? null,
    bloodTestIncluded,
    image: null,
    discount_percent: discount ?? null,
  }
}

/** All rows of one category, in the order they are shown. */
export function category(id: number, rows: readonly Row[]): readonly SeedAnalysis[] {
  return rows.map((fields, index) => {
    const analysisId = id * 100 + index + 1
    return {
      id: analysisId,
      category_analysis_id: id,
      ...fields,
      updated_at: revisedAt(analysisId),
    }
  })
}

/** Spreads the dates of the last price revision over 12 January to 7 November 2026. */
export function revisedAt(id: number): string {
  return new Date(Date.UTC(2026, 0, 12 + ((id * 37) % 300), 5)).toISOString()
}
