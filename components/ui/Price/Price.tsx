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
 * A price as an element of its own. It is plain text in islands, which are handed their labels
 * (`startingPrice` of DoctorCard, `fixedPrice` of AnalysisRows), and in the lines below cards.
 */
export function Price({ value, exact = false }: PriceProps) {
  const t = useTranslations('price')
  if (value <= 0) return <span className={styles.request}>{t('onRequest')}</span>
  const amount = formatAmount(value)
  return <span>{exact ? t('exact', { amount }) : t('from', { amount })}</span>
}
