/**
 * Building blocks of the entity schemas. Each ends with what it gives, as the description of the
 * API is made from them: with `overwrite` or a `pipe` in place of a bare transformation.
 *
 * What identifies a record (`id`, `slug`, `name`) is strict: without it the record has no page and
 * no link. All other fields fall back by `.catch`, so that a backend's error there does not take
 * the record off the site.
 */
import { z } from 'zod'
import { parseAmount } from './amount'

/** `7` and `"7"` alike: some backends send keys as strings. */
export const id = z
  .union([z.number(), z.string().regex(/^\d+$/).transform(Number)])
  .pipe(z.number().int().positive())

/**
 * One segment of a path, also as a number; a slug with a slash or a space in it would lead to another page, and one
 * with half a character (a lone surrogate) cannot be percent-encoded.
 */
export const slug = z.union([z.string(), z.int().min(0).transform(String)]).pipe(
  z
    .string()
    .trim()
    .max(200)
    .regex(/^(?!\.{1,2}$)[^\s/\\?#\p{Cc}\p{Cs}]+$/u),
)

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

/** Tenge. Missing counts as 0; views show 0 as "price on request" (B22). */
export const price = amount.catch(0)

/** A discount of 1 to 100 percent; a backend's 0 means that there is none. */
export const percent = numeric
  .transform(Math.abs)
  .pipe(z.number().min(1).max(100))
  .nullable()
  .catch(null)

/** A count, years or minutes; what cannot be read counts as 0 and is not shown. */
export const count = amount.transform(Math.round).pipe(z.number().min(0)).catch(0)

/** 0 to 5 stars (B73). */
export const stars = numeric.overwrite(value => Math.min(5, Math.max(0, value))).catch(0)

/** `true`, `1`, `"1"` and `"true"`; all else is `false`. */
export const flag = z
  .union([z.boolean(), z.literal([1, '1', 'true']).transform(() => true)])
  .pipe(z.boolean())
  .catch(false)

const isoPattern =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?)?$/

/**
 * An ISO date or date-time, normalised to UTC. One without a zone is read as UTC, or the same
 * text would mean another day on another server. An invalid one becomes undefined.
 */
export const isoDate = z
  .string()
  .transform(toIso)
  .pipe(z.iso.datetime())
  .optional()
  .catch(undefined)

function toIso(value: string, context: z.RefinementCtx<string>): string {
  const [, day, time = '00:00', zone = 'Z'] = isoPattern.exec(value.trim()) ?? []
  const date = new Date(`${day}T${time}${zone}`)
  if (!Number.isNaN(date.getTime())) return date.toISOString()
  context.addIssue({ code: 'custom', message: 'not an ISO date' })
  return z.NEVER
}

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
