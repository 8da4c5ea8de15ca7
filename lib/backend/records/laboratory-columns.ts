/** Columns of the price list with what a laboratory says of an analysis; all may be missing. */
import 'server-only'
import { z } from 'zod'
import type { Finding } from '@/lib/clinic/files/finding'
import type { Row } from '@/lib/clinic/files/table'
import { adultMonths, type ChildBlood, childBloods } from '@/lib/entities/child'
import { numeric } from '@/lib/entities/fields'
import { type Sample, samples } from '@/lib/entities/sample'
import { kazakhLetters } from '@/lib/text/kazakh-letters'
import tableWords from '@/messages/tables.json' with { type: 'json' }

/** Of a range of days the last one, without the words around it. */
const aroundDays = new RegExp(
  `^(?:\\d+\\s*[-–—]|${tableWords.upTo.join('|')})\\s*(?=\\d)|\\s*(?:${tableWords.days.join('|')})\\.?$`,
  'giu',
)

const workingDays = new RegExp(`\\s*/?(?:${tableWords.workingDays.join('|')})\\.?$`, 'iu')

/**
 * A page promises the result in so many days: of working days with the weekends that may lie among
 * them.
 */
function countOfDays(text: string): string {
  if (tableWords.sameDay.includes(text.trim().toLowerCase())) return '0'
  const count = text.replace(aroundDays, '')
  const working = count.replace(workingDays, '')
  if (working === count) return count
  return /^\d+$/.test(working) ? String(Number(working) + 2 * Math.ceil(Number(working) / 5)) : text
}

const days = z
  .string()
  .transform((text): string | number => countOfDays(text))
  .pipe(numeric.pipe(z.int().min(0).max(365)))

const sampleOf = new Map<string, Sample>(
  samples.flatMap(each => [each, ...tableWords.samples[each]].map(word => [word, each] as const)),
)

const sample = z
  .string()
  .transform(text => sampleOf.get(text.toLowerCase()))
  .pipe(z.enum(samples))

const { ageFrom, fromBirth, months, years } = tableWords

const writtenAge = new RegExp(
  `^(?:(?:${ageFrom.join('|')})\\s+)?(\\d{1,3})\\s*([\\p{L}.]*)(?:\\s+${tableWords.onwards})?$`,
  'u',
)

/** A number alone is one of years; `NaN` for what is no age. */
function monthsOf(text: string): number {
  const said = text.trim().toLowerCase()
  if (fromBirth.includes(said)) return 0
  const [, count = '', unit = ''] = writtenAge.exec(said) ?? []
  if (months.includes(unit)) return Number(count)
  return count !== '' && (unit === '' || years.includes(unit)) ? Number(count) * 12 : Number.NaN
}

const childAge = z.string().transform(monthsOf).pipe(z.int().min(0).max(adultMonths))

const childBloodOf = new Map<string, ChildBlood>(
  childBloods.flatMap(each =>
    [each, ...tableWords.childBloods[each]].map(word => [word, each] as const),
  ),
)

const childBlood = z
  .string()
  .transform(text => childBloodOf.get(text.trim().toLowerCase()))
  .pipe(z.enum(childBloods))

const longText = z.string().default('')

/** A term, a material or an age that cannot be read must not keep the price from being shown. */
export const laboratoryColumns = {
  /** Until the result; 0: the same day. */
  days: days.nullable().catch(null),
  sample: sample.nullable().catch(null),
  /** From which it is done. */
  child_age: childAge.nullable().catch(null),
  child_blood: childBlood.nullable().catch(null),
  child_note_ru: longText,
  child_note_kk: longText,
  shows_ru: longText,
  shows_kk: longText,
  preparation_ru: longText,
  preparation_kk: longText,
}

const columns = [
  ['days', 'resultDays', days],
  ['sample', 'sample', sample],
  ['child_age', 'childAge', childAge],
  ['child_blood', 'childBlood', childBlood],
] as const

/** The address of a file, or what is meant as one. */
const isFile = (text: string) => /^\/|^[!-~]+$|\.\w{2,4}$/.test(text)

const answers = [...tableWords.yes, ...tableWords.no]

/** «Натощак» in the column of leaflets, which people head «Подготовка» as well, says how to prepare. */
export function withPreparation(row: Row): Row {
  const { document = '' } = row.record
  if (document === '' || isFile(document) || answers.includes(document.toLowerCase())) return row
  const isKazakh = new RegExp(`[${kazakhLetters}]`, 'iu').test(document)
  const field = isKazakh ? 'preparation_kk' : 'preparation_ru'
  if (row.record[field]) return row
  return { ...row, record: { ...row.record, document: '', [field]: document } }
}

/** What is not shown, as it cannot be read. */
export function unreadLaboratoryColumns(file: string, rows: readonly Row[]): readonly Finding[] {
  return columns.flatMap(([field, code, schema]) =>
    rows
      .filter(({ record }) => record[field] && !schema.safeParse(record[field]).success)
      .map(({ record, line }) => ({ file, line, field, code, values: { found: record[field] } })),
  )
}
