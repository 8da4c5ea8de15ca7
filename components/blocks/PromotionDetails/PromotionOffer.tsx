import { Award, Clock } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { OfferFor } from '@/components/blocks/OfferFor/OfferFor'
import { RequestButton } from '@/components/blocks/RequestDialog/RequestButton.island'
import { FileLink } from '@/components/ui/FileLink/FileLink'
import { Price } from '@/components/ui/Price/Price'
import type { Promotion } from '@/lib/entities/promotion'
import { requestHref } from '@/lib/requests/href'
import styles from './PromotionOffer.module.scss'

/** Name, description, for whom, price, the request, and what to know before the visit. */
export function PromotionOffer({ promotion }: { readonly promotion: Promotion }) {
  const t = useTranslations('promotions')
  const { id, name, description, is_certificate, result_in_time, price, file } = promotion
  return (
    <div className={styles.offer}>
      {is_certificate && (
        <p className={styles.certificate}>
          <Award aria-hidden="true" />
          {t('certificate')}
        </p>
      )}
      <h1>{name}</h1>
      {description && <p className={styles.description}>{description}</p>}
      <OfferFor {...promotion} />
      <div className={styles.buy}>
        <p className={styles.price}>
          <Price value={price} />
        </p>
        <RequestButton
          kind="promotion"
          id={id}
          subject={name}
          href={requestHref(useLocale(), 'promotion', id)}
          size="l"
        >
          {t('book')}
        </RequestButton>
      </div>
      {(result_in_time > 0 || file) && (
        <ul className={styles.notes}>
          {result_in_time > 0 && (
            <li>
              <Clock aria-hidden="true" />
              {t('result', { minutes: result_in_time })}
            </li>
          )}
          {file && (
            <li>
              <FileLink href={file} about={t('newTab')}>
                {t('file')}
              </FileLink>
            </li>
          )}
        </ul>
      )}
    </div>
  )
}
