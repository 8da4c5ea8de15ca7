import { useLocale, useTranslations } from 'next-intl'
import { clinicIn } from '@/lib/clinic'
import { formatAmount } from '@/lib/text/money'
import styles from './Figures.module.scss'

/** The clinic's headline figures (B3), without those that it does not have. */
export function Figures() {
  const t = useTranslations('home.figures')
  const { figures, place, claims } = clinicIn(useLocale())
  const entries = [
    {
      key: 'years',
      isKnown: figures.years > 0,
      value: t('years', { years: figures.years }),
      text: t('yearsText', { ...place }),
    },
    {
      key: 'patients',
      isKnown: figures.patients > 0,
      value: t('patients', { patients: formatAmount(figures.patients) }),
      text: t('patientsText', { years: figures.years }),
    },
    {
      key: 'imaging',
      isKnown: figures.imagingFrom > 0,
      value: t('imaging', { price: formatAmount(figures.imagingFrom) }),
      text: t('imagingText'),
    },
    {
      key: 'discounts',
      isKnown: figures.eveningFrom !== undefined,
      value: t('discounts'),
      text: t('discountsText', { ...claims, time: figures.eveningFrom ?? '' }),
    },
  ]
  const known = entries.filter(({ isKnown }) => isKnown)
  if (known.length === 0) return null
  return (
    <ul className={styles.figures} aria-label={t('label')}>
      {known.map(({ key, value, text }) => (
        <li key={key}>
          <b>{value}</b>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
