/** Columns of the price list with what a laboratory says of an analysis; all may be missing. */
import 'server-only'
import { z } from 'zod'
import type { Finding } from '@/lib/clinic/files/finding'
import type { Row } from '@/lib/clinic/files/table'
import { numeric } from '@/lib/entities/fields'
import { type Sample, samples } from '@/lib/entities/sample'
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

const longText = z.string().default('')

/** A term or a material that cannot be read must not keep the price from being shown. */
export const laboratoryColumns = {
  /** Until the result; 0: the same day. */
  days: days.nullable().catch(null),
  sample: sample.nullable().catch(null),
  shows_ru: longText,
  shows_kk: longText,
  preparation_ru: longText,
  preparation_kk: longText,
}

const columns = [
  ['days', 'resultDays', days],
  ['sample', 'sample', sample],
] as const

/** What is not shown, as it cannot be read. */
export function unreadLaboratoryColumns(file: string, rows: readonly Row[]): readonly Finding[] {
  return columns.flatMap(([field, code, schema]) =>
    rows
      .filter(({ record }) => record[field] && !schema.safeParse(record[field]).success)
      .map(({ record, line }) => ({ file, line, field, code, values: { found: record[field] } })),
  )
}
