import { RequestAction } from '@/components/blocks/FloatingActions/RequestAction'
import { PromotionFigure } from '@/components/blocks/PromotionDetails/PromotionFigure'
import { PromotionOffer } from '@/components/blocks/PromotionDetails/PromotionOffer'
import { PromotionTerms } from '@/components/blocks/PromotionDetails/PromotionTerms'
import { PromotionLines } from '@/components/blocks/PromotionLines/PromotionLines'
import { RelatedRecords } from '@/components/blocks/RelatedRecords/RelatedRecords'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import type { PromotionData } from '@/lib/props/promotions'
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
      <PromotionOffer promotion={promotion} term={term} />
      <PromotionTerms {...promotion} />
      <RelatedRecords subject="promotion" relations={relations} />
      <PromotionLines promotions={more} />
      <RequestAction kind="promotion" record={promotion} />
    </div>
  )
}
