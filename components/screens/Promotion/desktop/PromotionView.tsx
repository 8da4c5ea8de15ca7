import { useTranslations } from 'next-intl'
import { MorePromotions } from '@/components/promotions/MorePromotions'
import { PromotionFigure } from '@/components/promotions/PromotionFigure'
import { EndedPromotion } from '@/components/screens/Promotion/EndedPromotion'
import { PromotionOffer } from '@/components/screens/Promotion/PromotionOffer'
import { PromotionTerms } from '@/components/screens/Promotion/PromotionTerms'
import { RelatedRecords } from '@/components/sections/RelatedRecords'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import { moreCount } from '@/lib/screens/counts'
import type { PromotionData } from '@/lib/screens/promotion'
import styles from './PromotionView.module.scss'

export function PromotionView({ crumbs, promotion, term, more, relations }: PromotionData) {
  const t = useTranslations('promotions')
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={crumbs} />
      <div className={styles.head}>
        <PromotionFigure
          promotion={promotion}
          transitionName={`promotion-${promotion.id}`}
          sizes="(max-width: 900px) 94vw, 46vw"
        />
        {term?.isOver ? (
          <EndedPromotion promotion={promotion} lastDay={term.day} more={more} />
        ) : (
          <PromotionOffer promotion={promotion} term={term} />
        )}
      </div>
      <PromotionTerms {...promotion} />
      <RelatedRecords subject="promotion" relations={relations} />
      <MorePromotions title={t('more')} all={t('all')} promotions={more} cards={moreCount} />
    </div>
  )
}
