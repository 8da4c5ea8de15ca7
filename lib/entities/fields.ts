/**
 * Building blocks of the entity schemas. Each ends with what it gives, as the description of the
 * API is made from them: with `overwrite` or a `pipe` in place of a bare transformation.
 *
 * What identifies a record (`id`, `slug`, `name`) is strict: without it the record has no page and
 * no link. All other fields fall back by `.catch`, so that a backend's error there does not take
 * the record off the site; {@link misreadIn} names those that fell back though something was given.
 */
import { z } from 'zod'
import words from '@/messages/tables.json' with { type: 'json' }
import { parseAmount } from './amount'
import { parseDate } from './date'
import { priceKinds } from './price'
import { saidPrice as toldApart } from './said-price'

/** `7` and `"7"` alike: some backends send keys as strings. */
export const id = z
  .union([z.number(), z.string().regex(/^\d+$/).transform(Number)])
  .pipe(z.number().int().positive())

/**
 * One segment of a path; a slug with a slash or a space in it would lead to another page, and one
 * with half a character (a lone surrogate) cannot be percent-encoded.
 */
export const segment = z
  .string()
  .trim()
  .max(200)
  .regex(/^(?!\.{1,2}$)[^\s/\\?#\p{Cc}\p{Cs}]+$/u)

/** The same, also as a number. */
export const slug = z.union([z.string(), z.int().min(0).transform(String)]).pipe(segment)

export const name = z.string().trim().min(1)

/** Optional text: missing and `null` become empty. */
export const text = z.string().catch('')

/** Address of a picture or a file as the backend gave it; `null` means there is none. */
export const link = z.string().trim().min(1).nullable().catch(null)

/** Numbers also come as `"16 450"` or `"4,5"`; amounts of money are {@link amount}. */
export const numeric = z
  .union([z.number(), z.string().trim().min(1).transform(parseNumber)])
  .pipe(z.number())

/** Not as spreadsheets shorten it: `1E+05` has lost its last digits. */
function parseNumber(value: string): number {
  const text = value.replace(/\s/g, '').replace(',', '.')
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN
}

/** Tenge: `9000`, `"1 500,00 тг"`, `"1,800.00"` (B100). */
export const amount = z
  .union([z.number(), z.string().transform(parseAmount)])
  .pipe(z.number().min(0))

/** A text as people compare it: `Да ` is `да`. */
const saidText = z.string().trim().toLowerCase()

/** Tenge. Missing counts as 0; views show 0 as "price on request" (B22), which may also be said in words. */
export const price = z
  .union([amount, saidText.pipe(z.literal(words.onRequest)).transform(() => 0)])
  .pipe(z.number().min(0))
  .catch(0)

/** The same where a field beside it says how: `from 9000`, `free`. */
export const saidPrice = z
  .union([amount, z.string().transform(text => parseAmount(toldApart(text).amount || '0'))])
  .pipe(z.number().min(0))
  .catch(0)

/** How the price beside it is said; without one that is known it follows from what is paid for. */
export const priceKind = z.enum(priceKinds).optional().catch(undefined)

/** A discount of 1 to 100 percent, also as `"-20 %"`; a backend's 0 means that there is none. */
export const percent = z
  .union([z.number(), z.string().transform(value => parseNumber(value.replace(/%\s*$/, '')))])
  // What is no number stays none, and is refused.
  .transform(value => (value === 0 ? null : Math.abs(value)))
  .pipe(z.number().min(1).max(100).nullable())
  .nullable()
  .catch(null)

/** A count, years or minutes; what cannot be read counts as 0 and is not shown. */
export const count = amount.transform(Math.round).pipe(z.number().min(0)).catch(0)

/** 0 to 5 stars (B73); of another scale, none. */
export const stars = numeric.pipe(z.number().min(0).max(5)).catch(0)

/** Yes or no as JSON, forms, Bitrix, Postgres and people write it: `1`, `"Y"`, `"True"`, `"on"`, `"да"`. */
export const flag = z
  .union([
    z.boolean(),
    z.union([z.number().transform(String), saidText]).transform((value, context) => {
      if (words.yes.includes(value)) return true
      if (!words.no.includes(value)) context.addIssue({ code: 'custom', message: 'yes or no' })
      return false
    }),
  ])
  .pipe(z.boolean())
  .catch(false)

/** A date or date-time in one of the forms of {@link parseDate}, normalised to UTC; an empty one is undefined. */
export const isoDate = z
  .union([z.string(), z.number()])
  .transform((value, context) => {
    const date = parseDate(value)
    if (date === undefined) context.addIssue({ code: 'custom', message: 'not a date' })
    return date ?? undefined
  })
  .pipe(z.iso.datetime().optional())
  .optional()
  .catch(undefined)

/** The id of another record; `null` and 0: of none. */
export const reference = z
  .union([id, z.literal([0, '0']).transform(() => null)])
  .pipe(z.int().positive().nullable())
  .nullable()
  .catch(null)

/** What a {@link listOf} holds, for the description of the API, as a transformation has none. */
export const listEntries = new WeakMap<z.core.$ZodType, z.ZodType>()

/**
 * A list inside a record. Invalid entries are dropped, and a value that is no list becomes empty:
 * a doctor with one broken diploma stays a doctor.
 */
export function listOf<T extends z.ZodType>(entry: T) {
  const list = z
    .array(z.unknown())
    .catch([])
    .transform(values =>
      values.flatMap(value => {
        const result = entry.safeParse(value)
        return result.success ? [result.data] : []
      }),
    )
  listEntries.set(list, entry)
  return list
}

/**
 * Fields of a record as it was sent whose value the schema did not understand, so that something else stands for it:
 * `bloodTestIncluded`, `reviews.created_at`. What is empty is understood: `null`, `""`, `[]`, and `false`, as PHP
 * has it.
 */
export function misreadIn(schema: z.core.$ZodType, value: unknown): readonly string[] {
  return [...new Set(misread(schema, value, []))]
}

type Path = readonly string[]

function misread(schema: z.core.$ZodType, value: unknown, path: Path): readonly string[] {
  if (isEmpty(value)) return []
  const entry = listEntries.get(schema)
  if (entry) {
    if (!Array.isArray(value)) return [path.join('.')]
    return value.flatMap(each => misread(z.catch(entry, undefined), each, path))
  }
  if (schema instanceof z.ZodObject) {
    const record = value as Readonly<Record<string, unknown>>
    return Object.entries(schema.shape).flatMap(([field, inner]) =>
      misread(inner, record[field], [...path, field]),
    )
  }
  if (schema instanceof z.ZodCatch) {
    const inner = schema.unwrap()
    const isRead = z.safeParse(inner, value).success
    return isRead ? misread(inner, value, path) : [path.join('.')]
  }
  if (schema instanceof z.ZodPipe) {
    const { in: first, out } = schema
    return misread(first instanceof z.ZodTransform ? out : first, value, path)
  }
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    return misread(schema.unwrap(), value, path)
  }
  return []
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  if (typeof value !== 'object' || value === null) return !value
  return Object.values(value).every(isEmpty)
}
