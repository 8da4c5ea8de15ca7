import { TriangleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { RichText } from '@/components/ui/RichText/RichText'
import type { Promotion } from '@/lib/entities/promotion'
import styles from './PromotionTerms.module.scss'

type PromotionTermsProps = Pick<Promotion, 'list_description' | 'journey_description' | 'warning'>

/** What is included, how the visit goes, and what to watch out for. */
export function PromotionTerms(props: PromotionTermsProps) {
  const { list_description, journey_description, warning } = props
  const t = useTranslations('promotions')
  return (
    <div className={styles.terms}>
      {list_description && (
        <section className={styles.part} data-kind="list" aria-labelledby="included">
          <h2 id="included">{t('included')}</h2>
          <RichText html={list_description} />
        </section>
      )}
      {journey_description && (
        <section className={styles.part} data-kind="journey" aria-labelledby="journey">
          <h2 id="journey">{t('journey')}</h2>
          <RichText html={journey_description} />
        </section>
      )}
      {warning && (
        <p className={styles.warning} role="note">
          <TriangleAlert aria-hidden="true" />
          <span>
            <b>{t('warning')}</b> {warning}
          </span>
        </p>
      )}
    </div>
  )
}
