import type { useTranslations } from 'next-intl'

/** Labels of one row; islands get them as props. */
export interface RowLabels {
  readonly details: string
  readonly preparation: string
  readonly onRequest: string
  /** For screen readers, before the percent. */
  readonly discount: string
}

export function rowLabels(
  t: ReturnType<typeof useTranslations<'analyses'>>,
  price: ReturnType<typeof useTranslations<'price'>>,
): RowLabels {
  return {
    details: t('row.details'),
    preparation: t('row.preparation'),
    onRequest: price('onRequest'),
    discount: price('discount'),
  }
}
