/** Parent check-up programmes (spec 1 §7). */
import 'server-only'
import { type ParentCheckUp, parentCheckUpSchema } from '@/lib/entities/check-up'
import type { Locale } from '@/lib/i18n/locales'
import { plainText } from '@/lib/text/plain-text'
import { mediaUrl } from './media'
import type { Resource } from './parse'
import { readList, readRecord } from './read'
import type { Read } from './reader'

const parentCheckUp: Resource<ParentCheckUp> = {
  entity: 'parent check-up',
  schema: parentCheckUpSchema,
  clean: value => ({
    ...value,
    name: plainText(value.name),
    short_description: plainText(value.short_description),
    short_tags: value.short_tags.map(plainText),
    image: mediaUrl(value.image),
  }),
}

/** @throws BackendError */
export function getParentCheckUps(locale: Locale, read?: Read): Promise<readonly ParentCheckUp[]> {
  return readList(parentCheckUp, { path: 'parent-check-ups', locale }, read)
}

/** @throws BackendError */
export function getParentCheckUp(
  locale: Locale,
  id: number,
  read?: Read,
): Promise<ParentCheckUp | null> {
  return readRecord(parentCheckUp, { path: `parent-check-ups/${id}`, locale }, read)
}
