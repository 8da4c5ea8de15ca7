import { useTranslations } from 'next-intl'
import { MorePromotions } from '@/components/promotions/MorePromotions'
import { PromotionFigure } from '@/components/promotions/PromotionFigure'
import type { LayoutProps } from '@/components/sections/LayoutBox'
import { RelatedRecords } from '@/components/sections/RelatedRecords'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import { serviceCounts } from '@/lib/screens/counts'
import type { ServiceData } from '@/lib/screens/service'
import { RelatedServices } from './RelatedServices'
import { ServiceOffer } from './ServiceOffer'
import { ServiceTerms } from './ServiceTerms'

const pictureSizes = {
  desktop: '(max-width: 900px) 94vw, 46vw',
  mobile: '93vw',
} as const

export function ServiceView({
  layout,
  styles,
  crumbs,
  service,
  promotions,
  related,
  category,
  relations,
  children,
}: ServiceData & LayoutProps) {
  const t = useTranslations('services')
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={crumbs} />
      <div className={styles.head}>
        {service.image && <PromotionFigure promotion={service} sizes={pictureSizes[layout]} />}
        <ServiceOffer service={service} />
      </div>
      <ServiceTerms {...service} />
      <RelatedRecords subject="service" relations={relations} />
      <MorePromotions
        title={t('service.more')}
        all={t('top.allPromotions')}
        promotions={promotions}
        cards={serviceCounts.promotionCards.details[layout]}
      />
      <RelatedServices related={related} category={category} />
      {children}
    </div>
  )
}
