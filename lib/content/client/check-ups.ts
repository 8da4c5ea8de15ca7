/** Check-ups: what a parent programme consists of. */
import 'server-only'
import { contentStore } from '@/lib/content/content'
import { type CheckUp, checkUpSchema } from '@/lib/content/entities/check-up'
import type { Locale } from '@/lib/routing/locales'
import { plainText } from '@/lib/text/plain-text'
import type { Resource } from './parse'
import type { Source } from './reader'

const checkUp: Resource<CheckUp> = {
  entity: 'check-up',
  path: 'check-ups',
  schema: checkUpSchema,
  clean: value => ({
    ...value,
    name: plainText(value.name),
    short_description: plainText(value.short_description),
  }),
}

/** @throws BackendError */
export function getCheckUps(
  locale: Locale,
  from: Source = contentStore(),
): Promise<readonly CheckUp[]> {
  return from.list(checkUp, locale)
}

/** @throws BackendError */
export function getCheckUp(
  locale: Locale,
  id: number,
  from: Source = contentStore(),
): Promise<CheckUp | null> {
  return from.record(checkUp, locale, id)
}
