import { useLocale, useTranslations } from 'next-intl'
import { type Tab, TabBar } from '@/components/ui/TabBar/TabBar'
import { promotionCategories } from '@/lib/entities/promotion'
import { localePath } from '@/lib/i18n/locales'
import { pathOf } from '@/lib/site/routes'

/**
 * Nine tabs, of which "all" and cosmetology have pages; the others are announced
 * (spec 1 §2, "Layout tab bars").
 */
export function PromotionTabs() {
  const t = useTranslations('promotions.tabs')
  const locale = useLocale()
  const categories = promotionCategories.map((category): Tab => {
    const label = t(category)
    if (category !== 'cosmetology') return { label }
    return {
      label,
      href: localePath(pathOf('promotionsCosmetology'), locale),
      section: 'category/cosmetology',
    }
  })
  const all = { label: t('all'), href: localePath(pathOf('promotions'), locale), section: 'list' }
  return <TabBar label={t('label')} tabs={[all, ...categories]} soon={t('soon')} />
}
