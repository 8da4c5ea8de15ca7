import { useTranslations } from 'next-intl'
import { priceText } from '@/lib/calculator/price-text'
import { type NamedPrice, priceOfName } from '@/lib/entities/named-prices'
import styles from './NamedPrices.module.scss'
import { priceWords } from './priceWords'

interface NamedPricesProps {
  readonly prices: readonly NamedPrice[] | undefined
}

/** The prices of a record that has several, each with what it is for. */
export function NamedPrices({ prices = [] }: NamedPricesProps) {
  const words = priceWords(useTranslations('price'))
  if (prices.length === 0) return null
  return (
    <dl className={styles.prices}>
      {prices.map(each => (
        <div key={each.name}>
          <dt>{each.name}</dt>
          <dd>{priceText(priceOfName(each), words)}</dd>
        </div>
      ))}
    </dl>
  )
}
