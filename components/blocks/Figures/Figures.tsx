import { useLocale, useTranslations } from 'next-intl'
import { clinicIn } from '@/lib/clinic'
import { formatAmount } from '@/lib/text/money'
import styles from './Figures.module.scss'

/** The clinic's headline figures (B3). */
export function Figures() {
  const t = useTranslations('home.figures')
  const { figures, place } = clinicIn(useLocale())
  const entries = [
    {
      key: 'years',
      value: t('years', { years: figures.years }),
      text: t('yearsText', { ...place }),
    },
    {
      key: 'patients',
      value: t('patients', { patients: formatAmount(figures.patients) }),
      text: t('patientsText', { years: figures.years }),
    },
    {
      key: 'imaging',
      value: t('imaging', { price: formatAmount(figures.imagingFrom) }),
      text: t('imagingText'),
    },
    {
      key: 'discounts',
      value: t('discounts'),
      text: t('discountsText', { time: figures.eveningFrom }),
    },
  ]
  return (
    <ul className={styles.figures} aria-label={t('label')}>
      {entries.map(({ key, value, text }) => (
        <li key={key}>
          <b>{value}</b>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
