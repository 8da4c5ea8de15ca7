import { useTranslations } from 'next-intl'
import { type Priced, type PriceKind, priceOf } from '@/lib/entities/price'
import { formatAmount } from '@/lib/text/money'
import styles from './Price.module.scss'

interface PriceProps {
  /** What is paid for, which decides how the price is said where `said` does not. */
  readonly of: Priced
  /** Tenge; 0 means that it is free, or named on request. */
  readonly value: number
  /** How the record says it, if it does. */
  readonly said?: PriceKind | null | undefined
}

/**
 * A price as an element. Captions of cards use plain text instead, and so do islands, which get
 * their labels as props (`priceText`).
 */
export function Price({ of, value, said }: PriceProps) {
  const t = useTranslations('price')
  const { kind, tenge } = priceOf(of, value, said)
  if (kind === 'onRequest') return <span className={styles.request}>{t(kind)}</span>
  return <span>{t(kind, { amount: formatAmount(tenge) })}</span>
}
