import { useTranslations } from 'next-intl'
import { formatAmount } from '@/lib/text/money'
import styles from './Price.module.scss'

interface PriceProps {
  /** Whole tenge; 0 means that the clinic names the price on request. */
  readonly value: number
  /** "from N ₸" (the default) or just "N ₸". */
  readonly exact?: boolean
}

/**
 * A price as an element. Captions of cards use plain text instead, and so do islands, which get
 * their labels as props (`startingPrice` of DoctorCard, `fixedPrice` of AnalysisRows).
 */
export function Price({ value, exact = false }: PriceProps) {
  const t = useTranslations('price')
  if (value <= 0) return <span className={styles.request}>{t('onRequest')}</span>
  const amount = formatAmount(value)
  return <span>{exact ? t('exact', { amount }) : t('from', { amount })}</span>
}
