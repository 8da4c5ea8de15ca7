import { useTranslations } from 'next-intl'
import { MorePromotions } from '@/components/blocks/MorePromotions/MorePromotions'
import { PromotionFigure } from '@/components/blocks/PromotionDetails/PromotionFigure'
import { RelatedServices } from '@/components/blocks/ServiceDetails/RelatedServices'
import { ServiceOffer } from '@/components/blocks/ServiceDetails/ServiceOffer'
import { ServiceTerms } from '@/components/blocks/ServiceDetails/ServiceTerms'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import { type ServiceData, serviceCounts } from '@/lib/screens/services.props'
import styles from './ServiceView.module.scss'

export function ServiceView({ crumbs, service, promotions, related, category }: ServiceData) {
  const t = useTranslations('services')
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={crumbs} />
      <div className={styles.head}>
        <PromotionFigure promotion={service} sizes="(max-width: 900px) 94vw, 60vw" />
        <ServiceOffer service={service} />
      </div>
      <ServiceTerms {...service} />
      <MorePromotions
        title={t('service.more')}
        all={t('top.allPromotions')}
        promotions={promotions}
        cards={serviceCounts.promotionCards.desktopDetails}
      />
      <RelatedServices related={related} category={category} />
    </div>
  )
}
