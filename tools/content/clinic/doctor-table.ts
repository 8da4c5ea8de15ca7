/** A table of doctors, as a clinic keeps its staff: read once, to begin a file for each of them. */
import 'server-only'
import { existsSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { z } from 'zod'
import type { Entry } from '@/lib/clinic/files/check'
import type { Finding } from '@/lib/clinic/files/finding'
import { readTable } from '@/lib/clinic/files/table'
import type { ReadFile } from '@/lib/clinic/files/text'
import { parseAmount } from '@/lib/entities/amount'
import { name as filledName } from '@/lib/entities/fields'
import { saidPrice } from '@/lib/entities/said-price'
import { doctorKind } from '@/lib/kinds/doctor'
import { expects } from '@/lib/text/finding-codes'
import { slugify } from '@/lib/text/transliterate'
import tableWords from '@/messages/tables.json' with { type: 'json' }
import { writtenWeek } from './written-week'

const cell = z.string().default('')
const words = filledName.regex(/\p{L}/u, expects('nameInWords'))

const price = cell
  .refine(written => {
    const { amount } = saidPrice(written)
    return amount === '' || Number.isInteger(parseAmount(amount))
  }, expects('priceCell'))
  .transform(saidPrice)

const years = new RegExp(
  `\\s*(?:${tableWords.years.map(word => word.replace('.', '\\.')).join('|')})$`,
  'iu',
)

const experience = cell
  .transform(written => written.replace(years, ''))
  .refine(written => /^\d{0,2}$/.test(written), expects('yearsCell'))
  .transform(Number)

const receives = cell
  .transform(written => writtenWeek(written).map(({ days, open }) => ({ days, ...hours(open) })))
  .refine(
    groups => doctorKind.fields.receives.file.safeParse(groups).success,
    expects('receivingWeek'),
  )

/** Days alone are as long as the clinic is open. */
const hours = (open: readonly string[]) => (open.length > 0 ? { open } : {})

const row = z.object({
  doctor_ru: words,
  doctor_kk: cell,
  specialty: words,
  specialty_kk: cell,
  first_visit: price,
  repeated_visit: price,
  receives,
  experience,
  photograph: cell,
  about_ru: cell,
  about_kk: cell,
})

type Row = z.infer<typeof row>

/** A row of the table. */
export interface NewDoctor extends Omit<Row, 'specialty' | 'specialty_kk' | 'photograph'> {
  readonly slug: string
  /** The main one first; in Kazakh none where the table says none. */
  readonly specialties: readonly { readonly ru: string; readonly kk: string | undefined }[]
  /** Path of the file, if there is one. */
  readonly photograph: string | undefined
}

/**
 * @param file a path of the table, beside which the photographs lie
 * @param read gives its text
 * @returns doctors, and each cell that is not understood
 */
export function readDoctors(
  file: string,
  read: ReadFile,
): {
  readonly doctors: readonly NewDoctor[]
  readonly findings: readonly Finding[]
  readonly notes: readonly Finding[]
} {
  const table = { schema: row, required: ['doctor_ru', 'specialty'], complete: asTheyAre } as const
  const { entries, findings, notes = [] } = readTable('doctors.csv', table, read)
  const slugs = slugsOf(entries)
  const more = entries.flatMap(entry => [
    ...twin(entry, entries),
    ...lostPhotograph(entry, file),
    ...unpairedNames(entry),
  ])
  const doctors = entries.map(({ value }, at) => {
    const { specialty, specialty_kk, photograph, ...rest } = value
    const kazakh = namesIn(specialty_kk)
    return {
      ...rest,
      slug: slugs[at] ?? '',
      specialties: namesIn(specialty).map((ru, index) => ({ ru, kk: kazakh[index] })),
      photograph: photograph ? beside(file, photograph) : undefined,
    }
  })
  return { doctors, findings: [...findings, ...more], notes }
}

type RowEntry = Entry<Row>

function asTheyAre(rows: Parameters<Parameters<typeof readTable>[1]['complete']>[0]) {
  return { rows, findings: [], notes: [] }
}

/** `Терапевт, врач УЗИ`, each with a capital letter. */
function namesIn(written: string): readonly string[] {
  return written
    .split(/[,;/\n]/)
    .map(name => name.trim())
    .filter(Boolean)
    .map(name => name.charAt(0).toUpperCase() + name.slice(1))
}

const beside = (file: string, name: string) => resolve(dirname(file), name)

/** Surname and name; of namesakes all words. */
function slugsOf(entries: readonly RowEntry[]): readonly string[] {
  const short = entries.map(({ value }) =>
    slugify(value.doctor_ru.split(/\s+/).slice(0, 2).join(' ')),
  )
  return entries.map(({ value }, at) => {
    const own = short[at] ?? ''
    return short.indexOf(own) === short.lastIndexOf(own) ? own : slugify(value.doctor_ru)
  })
}

const at = ({ file, lineOf }: RowEntry, field: keyof Row) => ({
  ...{ file, line: lineOf([field]), field },
})

function twin(entry: RowEntry, entries: readonly RowEntry[]): readonly Finding[] {
  const first = entries.find(
    ({ value }) => slugify(value.doctor_ru) === slugify(entry.value.doctor_ru),
  )
  if (!first || first === entry) return []
  const values = { name: entry.value.doctor_ru, other: first.lineOf([]) }
  return [{ ...at(entry, 'doctor_ru'), code: 'doctorTwice', values }]
}

function lostPhotograph(entry: RowEntry, file: string): readonly Finding[] {
  const { photograph } = entry.value
  if (!photograph) return []
  const path = beside(file, photograph)
  if (existsSync(path) && statSync(path).isFile()) return []
  return [{ ...at(entry, 'photograph'), code: 'noPhotograph', values: { found: photograph } }]
}

/** Which Kazakh name would be whose? */
function unpairedNames(entry: RowEntry): readonly Finding[] {
  const { specialty: ru, specialty_kk: kk } = entry.value
  if (!kk || namesIn(ru).length === namesIn(kk).length) return []
  return [{ ...at(entry, 'specialty_kk'), code: 'otherNumberOfNames', values: { ru, kk } }]
}
