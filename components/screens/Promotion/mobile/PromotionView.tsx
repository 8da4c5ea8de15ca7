import { PromotionFigure } from '@/components/promotions/PromotionFigure'
import { PromotionLines } from '@/components/promotions/PromotionLines'
import { RequestAction } from '@/components/request/FloatingActions/RequestAction'
import { EndedPromotion } from '@/components/screens/Promotion/EndedPromotion'
import { PromotionOffer } from '@/components/screens/Promotion/PromotionOffer'
import { PromotionTerms } from '@/components/screens/Promotion/PromotionTerms'
import { RelatedRecords } from '@/components/sections/RelatedRecords'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import type { PromotionData } from '@/lib/screens/promotion'
import styles from './PromotionView.module.scss'

export function PromotionView({ crumbs, promotion, term, more, relations }: PromotionData) {
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={crumbs} />
      <PromotionFigure
        promotion={promotion}
        transitionName={`promotion-${promotion.id}`}
        sizes="93vw"
      />
      {term?.isOver ? (
        <EndedPromotion promotion={promotion} lastDay={term.day} more={more} />
      ) : (
        <PromotionOffer promotion={promotion} term={term} />
      )}
      <PromotionTerms {...promotion} />
      <RelatedRecords subject="promotion" relations={relations} />
      <PromotionLines promotions={more} />
      {!term?.isOver && <RequestAction kind="promotion" record={promotion} />}
    </div>
  )
}
