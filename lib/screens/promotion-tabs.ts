import 'server-only'
import { getPromotions } from '@/lib/content/client/promotions'
import { type PromotionCategory, promotionCategories } from '@/lib/entities/promotion-categories'
import { trackReads } from '@/lib/invalidation/making'
import { currentLocale } from '@/lib/routing/current-locale'
import { optional } from './optional'

/** Categories that have promotions. */
export const loadPromotionTabs = (): Promise<readonly PromotionCategory[]> => trackReads(read)

async function read(): Promise<readonly PromotionCategory[]> {
  const promotions = await optional(getPromotions(await currentLocale()), [])
  return promotionCategories.filter(category =>
    promotions.some(promotion => promotion.category === category),
  )
}
