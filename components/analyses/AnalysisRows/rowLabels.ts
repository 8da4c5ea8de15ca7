import { useTranslations } from 'next-intl'
import { priceWords } from '@/components/ui/Price/priceWords'
import type { PriceWords } from '@/lib/calculator/price-text'

/** Labels of one row; islands get them as props. */
export interface RowLabels {
  readonly details: string
  readonly preparation: string
  readonly price: PriceWords
  /** For screen readers, before the percent. */
  readonly discount: string
}

export function useRowLabels(): RowLabels {
  const t = useTranslations('analyses.row')
  const price = useTranslations('price')
  return {
    details: t('details'),
    preparation: t('preparation'),
    price: priceWords(price),
    discount: price('discount'),
  }
}
