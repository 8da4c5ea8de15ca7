/** Promotions (spec 1 §7, spec 2 §7). */
import 'server-only'
import { type Promotion, promotionSchema } from '@/lib/entities/promotion'
import type { Locale } from '@/lib/i18n/locales'
import { plainText } from '@/lib/text/plain-text'
import { mediaUrl } from './media'
import type { Resource } from './parse'
import { readList, readRecord } from './read'
import type { Read } from './reader'
import { richText } from './sanitize'

const promotion: Resource<Promotion> = {
  entity: 'promotion',
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
export function getPromotions(locale: Locale, read?: Read): Promise<readonly Promotion[]> {
  return readList(promotion, { path: 'promotions', locale }, read)
}

/** @throws BackendError */
export function getPromotion(locale: Locale, id: number, read?: Read): Promise<Promotion | null> {
  return readRecord(promotion, { path: `promotions/${id}`, locale }, read)
}
