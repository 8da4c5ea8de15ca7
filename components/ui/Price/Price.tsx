import { useTranslations } from 'next-intl'
import { type Priced, priceOf } from '@/lib/entities/price'
import { formatAmount } from '@/lib/text/money'
import styles from './Price.module.scss'

interface PriceProps {
  /** What is paid for, which decides how the price is said. */
  readonly of: Priced
  /** Tenge; 0 means that the clinic names the price on request. */
  readonly value: number
}

/**
 * A price as an element. Captions of cards use plain text instead, and so do islands, which get
 * their labels as props (`priceText`, `fixedPrice` of AnalysisRows).
 */
export function Price({ of, value }: PriceProps) {
  const t = useTranslations('price')
  const { kind, tenge } = priceOf(of, value)
  if (kind === 'onRequest') return <span className={styles.request}>{t(kind)}</span>
  return <span>{t(kind, { amount: formatAmount(tenge) })}</span>
}
