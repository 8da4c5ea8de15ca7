/** Check-ups: what a parent programme consists of (spec 1 §7). */
import 'server-only'
import { type CheckUp, checkUpSchema } from '@/lib/entities/check-up'
import type { Locale } from '@/lib/i18n/locales'
import { plainText } from '@/lib/text/plain-text'
import type { Resource } from './parse'
import { readList, readRecord } from './read'
import type { Read } from './reader'

const checkUp: Resource<CheckUp> = {
  entity: 'check-up',
  schema: checkUpSchema,
  clean: value => ({
    ...value,
    name: plainText(value.name),
    short_description: plainText(value.short_description),
  }),
}

/** @throws BackendError */
export function getCheckUps(locale: Locale, read?: Read): Promise<readonly CheckUp[]> {
  return readList(checkUp, { path: 'check-ups', locale }, read)
}

/** @throws BackendError */
export function getCheckUp(locale: Locale, id: number, read?: Read): Promise<CheckUp | null> {
  return readRecord(checkUp, { path: `check-ups/${id}`, locale }, read)
}
