import type { useTranslations } from 'next-intl'
import type { PriceWords } from '@/lib/calculator/price-text'

/** The words for prices, for `priceText`. */
export function priceWords(t: ReturnType<typeof useTranslations<'price'>>): PriceWords {
  return {
    exact: t.raw('exact'),
    from: t.raw('from'),
    free: t('free'),
    onRequest: t('onRequest'),
  }
}
