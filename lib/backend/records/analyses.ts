/** `analysis-categories.csv` and `analyses.csv`: every cell is a string. */
import { z } from 'zod'
import { amount, name, numeric, slug } from '@/lib/content/entities/fields'
import { path, type Text, wholeTenge } from './fields'

const number = (min: number, max: number) => numeric.pipe(z.int().min(min).max(max))
const id = number(1, Number.MAX_SAFE_INTEGER)

const orEmpty = <T extends z.ZodType>(schema: T, error: string) =>
  z.union([z.literal('').transform(() => null), schema], {
    error: `${error}, or an empty cell`,
  })

export const analysisCategoryRow = z.object({ id, name_ru: name, name_kk: name })

/** A day as ISO or as Excel writes it in Russian; becomes ten in the morning in Almaty. */
const day = z
  .string()
  .regex(/^(\d{4}-\d\d-\d\d|\d\d\.\d\d\.\d{4})$/, 'a day such as 2026-05-29 or 29.05.2026')
  .transform(value => `${value.split('.').reverse().join('-')}T05:00:00.000Z`)

/** A number, a date or a dash in place of a name is a slip in the spreadsheet. */
const words = name.regex(/^$|\p{L}/u, 'a name in words')

export const analysisRow = z.object({
  id,
  slug,
  name_ru: words,
  name_kk: words,
  /** The Russian name of a category. */
  category: name,
  price: orEmpty(amount.pipe(z.int()), wholeTenge),
  discount: orEmpty(number(1, 99), 'percent'),
  /** Whether blood is drawn, which costs extra. */
  blood: z
    .literal(['yes', ''], { error: 'yes or an empty cell' })
    .transform(value => value === 'yes'),
  /** The PDF with the preparation. */
  document: orEmpty(path, 'a path such as /documents/a.pdf'),
  updated: orEmpty(day, 'a day such as 2026-01-31 or 31.01.2026'),
})

export interface AnalysisCategory {
  readonly id: number
  readonly name: Text
}

export interface Analysis {
  readonly id: number
  readonly slug: string
  /** May contain simple HTML: `<sup>`, `<sub>`, `<b>`, `<br>`. */
  readonly name: Text
  readonly price: number | null
  readonly category_analysis_id: number | null
  readonly document: string | null
  readonly bloodTestIncluded: boolean
  readonly image: string | null
  /** Percent. */
  readonly discount_percent: number | null
  readonly updated_at?: string | undefined
}
