import { Award, CalendarDays, Clock } from 'lucide'
import { useTranslations } from 'next-intl'
import { LongDate } from '@/components/articles/LongDate'
import { Offer } from '@/components/sections/Offer'
import { FileLink } from '@/components/ui/FileLink/FileLink'
import { Icon } from '@/components/ui/Icon/Icon'
import type { PromotionData } from '@/lib/screens/promotion'
import styles from './PromotionOffer.module.scss'

type PromotionOfferProps = Pick<PromotionData, 'promotion' | 'term'>

/** The offer, whether it is a certificate, until when it lasts, how soon the result comes, the preparation. */
export function PromotionOffer({ promotion, term }: PromotionOfferProps) {
  const t = useTranslations('promotions')
  const common = useTranslations('common')
  const { isCertificate, resultMinutes, file } = promotion
  const badge = isCertificate && (
    <p className={styles.certificate}>
      <Icon of={Award} />
      {t('certificate')}
    </p>
  )
  return (
    <Offer kind="promotion" record={promotion} book={t('book')} badge={badge}>
      {(term || resultMinutes > 0 || file) && (
        <ul className={styles.notes}>
          {term && (
            <li>
              <Icon of={CalendarDays} />
              <span>{t.rich('until', { day: () => <LongDate iso={term.day} /> })}</span>
            </li>
          )}
          {resultMinutes > 0 && (
            <li>
              <Icon of={Clock} />
              {t('result', { minutes: resultMinutes })}
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
