import 'server-only'
import { getPromotions } from '@/lib/api/promotions'
import { type PromotionCategory, promotionCategories } from '@/lib/entities/promotion'
import { currentLocale } from '@/lib/i18n/current'
import { optional } from './optional'

/** Categories that have promotions, in the order of the bar above the lists. */
export async function loadPromotionTabs(): Promise<readonly PromotionCategory[]> {
  const promotions = await optional(getPromotions(await currentLocale()), [])
  return promotionCategories.filter(category =>
    promotions.some(promotion => promotion.category === category),
  )
}
