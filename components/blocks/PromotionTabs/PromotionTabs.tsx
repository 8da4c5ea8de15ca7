import { useLocale, useTranslations } from 'next-intl'
import { type Tab, TabBar } from '@/components/ui/TabBar/TabBar'
import type { PromotionCategory } from '@/lib/content/entities/promotion'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import { promotionAnchor } from '@/lib/screens/promotions.props'

/**
 * "All", cosmetology with a page of its own, and the other categories, which lead to their first
 * promotion in the list (B19). A category without promotions is not offered.
 */
export function PromotionTabs({
  categories,
}: {
  readonly categories: readonly PromotionCategory[]
}) {
  const t = useTranslations('promotions.tabs')
  const locale = useLocale()
  const list = localePath(pathOf('promotions'), locale)
  const tabs = categories.map((category): Tab => {
    const label = t(category)
    if (category !== 'cosmetology') {
      return { label, href: `${list}#${promotionAnchor(category)}`, section: category }
    }
    const href = localePath(pathOf('promotionsCosmetology'), locale)
    return { label, href, section: 'category/cosmetology' }
  })
  const all = { label: t('all'), href: list, section: 'list' }
  return <TabBar label={t('label')} tabs={[all, ...tabs]} />
}
