/** Promotions. */
import 'server-only'
import { contentStore } from '@/lib/content/content'
import { type Promotion, promotionSchema } from '@/lib/content/entities/promotion'
import type { Locale } from '@/lib/routing/locales'
import { plainText } from '@/lib/text/plain-text'
import { mediaUrl } from './media'
import type { Resource } from './parse'
import type { Source } from './reader'
import { richText } from './sanitize'

const promotion: Resource<Promotion> = {
  entity: 'promotion',
  path: 'promotions',
  schema: promotionSchema,
  clean: value => ({
    ...value,
    name: plainText(value.name),
    description: plainText(value.description),
    list_description: richText(value.list_description),
    journey_description: richText(value.journey_description),
    image: mediaUrl(value.image),
    file: mediaUrl(value.file),
    warning: plainText(value.warning),
  }),
}

/** @throws BackendError */
export function getPromotions(
  locale: Locale,
  from: Source = contentStore(),
): Promise<readonly Promotion[]> {
  return from.list(promotion, locale)
}

/** @throws BackendError */
export function getPromotion(
  locale: Locale,
  id: number,
  from: Source = contentStore(),
): Promise<Promotion | null> {
  return from.record(promotion, locale, id)
}
