/** The tables `analysis-categories`, `analyses` and `services`, of CSV or XLSX: every cell is a string. */
import 'server-only'
import { z } from 'zod'
import type { Row } from '@/lib/clinic/files/table'
import { parseAmount } from '@/lib/entities/amount'
import type { ChildBlood } from '@/lib/entities/child'
import { amount, name, numeric, slug } from '@/lib/entities/fields'
import { saidPrice } from '@/lib/entities/said-price'
import type { Sample } from '@/lib/entities/sample'
import type { FileOf } from '@/lib/kinds/kind'
import type { serviceKind } from '@/lib/kinds/service'
import { path, priceKind, type Text, withoutSpaces } from '@/lib/kinds/strict'
import { type Expectation, expects } from '@/lib/text/finding-codes'
import { priceNames } from '@/lib/text/price-names'
import tableWords from '@/messages/tables.json' with { type: 'json' }
import { laboratoryColumns, unreadLaboratoryColumns, withPreparation } from './laboratory-columns'
import { namedPriceColumns, withKinds } from './named-columns'
import { completeRows, countOf, type Known } from './table-rows'

const number = (min: number, max: number) => numeric.pipe(z.int().min(min).max(max))
const id = number(1, Number.MAX_SAFE_INTEGER)

/** What the schema itself expects is said in its words only where it is more than a form: a space. */
const orEmpty = <T extends z.ZodType>(schema: T, code: Expectation) =>
  z.union([z.literal('').transform(() => null), schema], {
    error: ({ input }) => {
      const { error: refused } = schema.safeParse(input)
      const isSpace = refused?.issues.some(({ message }) => message === withoutSpaces)
      return isSpace ? withoutSpaces : code
    },
  })

const emptyIsNull = <T extends z.ZodType>(schema: T, code: Expectation) =>
  orEmpty(schema, code).default(null)

/** The clinic's own number of a row, which stays when its name changes. */
const code = z.string().optional()

/** A day as ISO or as Excel writes it in Russian; becomes ten in the morning in Almaty. */
const day = z
  .string()
  .regex(/^(\d{4}-\d\d-\d\d|\d\d\.\d\d\.\d{4})$/)
  .transform(value => `${value.split('.').reverse().join('-')}T05:00:00.000Z`)

/** A number, a date or a dash in place of a name is a slip in the spreadsheet. */
const words = name.regex(/^$|\p{L}/u, expects('nameInWords'))
/** Without one a record is in Russian alone. */
const wordsOrNone = z.union([z.literal(''), words], { error: expects('nameInWords') }).default('')

/** Made from the name when it is empty. */
const address = z.union([slug], { error: expects('slugOrNone') })

const analysisCategoryRow = z.object({
  id,
  slug: address,
  code,
  name_ru: words,
  name_kk: wordsOrNone,
})

const percent = z.preprocess(
  value => (typeof value === 'string' ? value.replace(/^-|\s*%$/g, '') : value),
  number(1, 99),
)

const { yes, no } = tableWords

/** Of every price list. */
const pricedColumns = {
  id,
  slug: address,
  code,
  name_ru: words,
  name_kk: wordsOrNone,
  /** The Russian name of a category. */
  category: emptyIsNull(name, 'nameOrEmpty'),
  price: z.union([z.literal('').transform(() => null), amount.pipe(z.int())], {
    error: expects('priceCell'),
  }),
  /** Follows from the words in the cell of the price. */
  price_kind: priceKind,
  ...namedPriceColumns,
  discount: emptyIsNull(percent, 'percentOrEmpty'),
}

const analysisRow = z.object({
  ...pricedColumns,
  /** Whether blood is drawn, which costs extra; a table without the column says it by the sample. */
  blood: z
    .string()
    .toLowerCase()
    .pipe(z.literal([...yes, ...no, ''], { error: expects('yesOrEmpty') }))
    .transform(value => yes.includes(value))
    .optional(),
  /** The PDF with the preparation. */
  document: emptyIsNull(path, 'documentOrEmpty'),
  updated: emptyIsNull(day, 'dayOrEmpty'),
  ...laboratoryColumns,
})

export const analysisCategoryTable = {
  schema: analysisCategoryRow,
  required: ['name_ru'],
  complete: (file: string, rows: readonly Row[], known: readonly Known[]) =>
    completeRows(file, rows, known),
} as const

// A price list whose prices are not found would be one of prices on request.
const required = ['name_ru', 'price'] as const

function completePrices(file: string, written: readonly Row[], known: readonly Known[]) {
  const isMissing = (text: string) => saidPrice(text).kind === 'onRequest'
  const missing = ['price', ...priceNames.map(name => `price_${name}`)].flatMap(field =>
    countOf(
      file,
      written.filter(({ record }) => field === 'price' || record[field] !== undefined),
      field,
      isMissing,
      'priceMissing',
    ),
  )
  const { rows, notes: rounded } = inWholeTenge(file, written.map(withKinds))
  const completed = completeRows(file, rows, known)
  return { ...completed, notes: [...completed.notes, ...missing, ...rounded] }
}

const withTiyn = ({ record }: Row) => !Number.isInteger(parseAmount(record.price ?? '0') || 0)

/**
 * Tariffs are calculated to the tiyn (`1671.95`), and shown in whole tenge. `12.5` alone may be 12 500
 * that a spreadsheet took for a number, but nobody writes thousands as `1671.95`. Below a thousand
 * counts whether hundreds of tenge have tiyn, too.
 */
function inWholeTenge(file: string, rows: readonly Row[]) {
  const exact = rows.filter(row => withTiyn(row) && amountOf(row) >= 100)
  const priced = rows.filter(({ record }) => record.price)
  const isTariff = exact.length >= 10 && exact.length >= priced.length / 4
  const isRounded = (row: Row) => withTiyn(row) && (isTariff || amountOf(row) >= 1000)
  const notes = countOf(file, rows.filter(isRounded), 'price', () => true, 'priceWithTiyn')
  const round = (row: Row) => String(Math.round(amountOf(row)))
  return {
    rows: rows.map(row =>
      isRounded(row) ? { ...row, record: { ...row.record, price: round(row) } } : row,
    ),
    notes,
  }
}

const amountOf = ({ record }: Row) => parseAmount(record.price ?? '')

export const analysisTable = {
  schema: analysisRow,
  required,
  complete: (file: string, rows: readonly Row[], known: readonly Known[]) => {
    const completed = completePrices(file, rows.map(withPreparation), known)
    const isSectioned = rows.some(({ record }) => record.category)
    const isLacking = (text: string) => isSectioned && text === ''
    const notes = countOf(file, rows, 'category', isLacking, 'analysisCategoryMissing')
    const unread = unreadLaboratoryColumns(file, rows)
    return { ...completed, notes: [...completed.notes, ...notes, ...unread] }
  },
} as const

export const serviceTable = {
  schema: z.object(pricedColumns),
  required,
  complete: (file: string, rows: readonly Row[], known: readonly Known[]) => {
    const completed = completePrices(file, rows, known)
    const notes = countOf(file, rows, 'category', text => text === '', 'serviceCategoryMissing')
    return { ...completed, notes: [...completed.notes, ...notes] }
  },
} as const

export interface AnalysisCategory {
  readonly id: number
  readonly name: Text
  /** Doctors who read its results. */
  readonly doctor_ids: readonly number[]
}

export interface Analysis {
  readonly id: number
  readonly slug: string
  /** May contain simple HTML: `<sup>`, `<sub>`, `<b>`, `<br>`. */
  readonly name: Text
  readonly price: number | null
  readonly price_kind?: z.infer<typeof priceKind>
  readonly prices?: FileOf<typeof serviceKind>['prices']
  readonly category_analysis_id: number | null
  readonly document: string | null
  readonly bloodTestIncluded: boolean
  readonly image: string | null
  /** Percent. */
  readonly discount_percent: number | null
  readonly result_days?: number | null
  readonly sample?: Sample | null
  readonly min_age_months?: number | null
  readonly child_blood?: ChildBlood | null
  readonly child_note?: Text
  readonly shows?: Text
  readonly preparation?: Text
  readonly updated_at?: string | undefined
}
