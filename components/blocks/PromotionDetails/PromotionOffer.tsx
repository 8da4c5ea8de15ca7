import { Award, Clock } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Offer } from '@/components/blocks/Offer/Offer'
import { FileLink } from '@/components/ui/FileLink/FileLink'
import type { Promotion } from '@/lib/entities/promotion'
import styles from './PromotionOffer.module.scss'

/** The offer, whether it is a certificate, how soon the result comes, and the preparation. */
export function PromotionOffer({ promotion }: { readonly promotion: Promotion }) {
  const t = useTranslations('promotions')
  const common = useTranslations('common')
  const { is_certificate, result_in_time, file } = promotion
  const badge = is_certificate && (
    <p className={styles.certificate}>
      <Award aria-hidden="true" />
      {t('certificate')}
    </p>
  )
  return (
    <Offer kind="promotion" record={promotion} book={t('book')} badge={badge}>
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
              <FileLink href={file} about={common('newTab')}>
                {t('file')}
              </FileLink>
            </li>
          )}
        </ul>
      )}
    </Offer>
  )
}
