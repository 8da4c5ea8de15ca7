import { useTranslations } from 'next-intl'
import type { LayoutProps } from '@/components/blocks/layoutProps'
import { MorePromotions } from '@/components/blocks/MorePromotions/MorePromotions'
import { PromotionFigure } from '@/components/blocks/PromotionDetails/PromotionFigure'
import { RelatedRecords } from '@/components/blocks/RelatedRecords/RelatedRecords'
import { RelatedServices } from '@/components/blocks/ServiceDetails/RelatedServices'
import { ServiceOffer } from '@/components/blocks/ServiceDetails/ServiceOffer'
import { ServiceTerms } from '@/components/blocks/ServiceDetails/ServiceTerms'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import { type ServiceData, serviceCounts } from '@/lib/props/services'

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
        <PromotionFigure promotion={service} sizes={pictureSizes[layout]} />
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
