/** Promotions. */
import 'server-only'
import { promotionCategoryOf } from '@/lib/content/search/promotion-category'
import { type Promotion, promotionSchema } from '@/lib/entities/promotion'
import { plainText } from '@/lib/text/plain-text'
import { callsOf } from './calls'
import { mediaUrl } from './media'
import { richText } from './sanitize'

export const promotions = callsOf<Promotion>({
  entity: 'promotion',
  path: 'promotions',
  schema: promotionSchema,
  clean: value => ({
    ...value,
    name: plainText(value.name),
    description: plainText(value.description),
    listDescription: richText(value.listDescription),
    journeyDescription: richText(value.journeyDescription),
    image: mediaUrl(value.image),
    file: mediaUrl(value.file),
    warning: plainText(value.warning),
    category: value.category ?? promotionCategoryOf(value.name, value.description),
  }),
})

export const { list: getPromotions, details: getPromotion } = promotions
