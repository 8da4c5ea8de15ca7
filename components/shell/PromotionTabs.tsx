import { useLocale, useTranslations } from 'next-intl'
import { type Tab, TabBar } from '@/components/ui/TabBar/TabBar'
import {
  type PromotionCategory,
  promotionAnchor,
  promotionCategories,
} from '@/lib/entities/promotion-categories'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'

interface PromotionTabsProps {
  /** Those with promotions. */
  readonly filled: readonly PromotionCategory[]
}

/**
 * "All", cosmetology with a page of its own, and the other categories, which lead to their first
 * promotion in the list (B19). A category without promotions leads nowhere.
 */
export function PromotionTabs({ filled }: PromotionTabsProps) {
  const t = useTranslations('promotions.tabs')
  const locale = useLocale()
  const list = localePath(pathOf('promotions'), locale)
  const tabs = promotionCategories.map((category): Tab => {
    const label = t(category)
    if (category !== 'cosmetology') {
      const anchor = `${list}#${promotionAnchor(category)}`
      return { label, href: filled.includes(category) ? anchor : null, section: category }
    }
    const href = localePath(pathOf('promotionsCosmetology'), locale)
    return { label, href, section: 'category/cosmetology' }
  })
  const all = { label: t('all'), href: list, section: 'list' }
  if (filled.length === 0) return null
  return <TabBar label={t('label')} tabs={[all, ...tabs]} />
}
