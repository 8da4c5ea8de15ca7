import { useTranslations } from 'next-intl'
import type { ResultWords } from '@/lib/calculator/results'
import { useResultWords } from './resultWords'

/** Labels of one row; islands get them as props. */
export interface RowLabels {
  readonly details: string
  readonly preparation: string
  readonly onRequest: string
  /** For screen readers, before the percent. */
  readonly discount: string
  readonly results: ResultWords
}

export function useRowLabels(): RowLabels {
  const t = useTranslations('analyses.row')
  const price = useTranslations('price')
  return {
    details: t('details'),
    preparation: t('preparation'),
    onRequest: price('onRequest'),
    discount: price('discount'),
    results: useResultWords(),
  }
}
