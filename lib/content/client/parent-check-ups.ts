/** Parent check-up programmes. */
import 'server-only'
import { contentStore } from '@/lib/content/content'
import { type ParentCheckUp, parentCheckUpSchema } from '@/lib/content/entities/check-up'
import type { Locale } from '@/lib/routing/locales'
import { plainText } from '@/lib/text/plain-text'
import { mediaUrl } from './media'
import type { Resource } from './parse'
import type { Source } from './reader'

const parentCheckUp: Resource<ParentCheckUp> = {
  entity: 'parent check-up',
  path: 'parent-check-ups',
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
export function getParentCheckUps(
  locale: Locale,
  from: Source = contentStore(),
): Promise<readonly ParentCheckUp[]> {
  return from.list(parentCheckUp, locale)
}

/** @throws BackendError */
export function getParentCheckUp(
  locale: Locale,
  id: number,
  from: Source = contentStore(),
): Promise<ParentCheckUp | null> {
  return from.record(parentCheckUp, locale, id)
}
