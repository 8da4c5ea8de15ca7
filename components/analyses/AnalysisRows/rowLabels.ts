import { useTranslations } from 'next-intl'

/** Labels of one row; islands get them as props. */
export interface RowLabels {
  readonly details: string
  readonly preparation: string
  readonly onRequest: string
  /** For screen readers, before the percent. */
  readonly discount: string
}

export function useRowLabels(): RowLabels {
  const t = useTranslations('analyses.row')
  const price = useTranslations('price')
  return {
    details: t('details'),
    preparation: t('preparation'),
    onRequest: price('onRequest'),
    discount: price('discount'),
  }
}
