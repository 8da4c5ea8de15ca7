import { useTranslations } from 'next-intl'

/** The calculator's labels; islands get them as props. `{…}` stand for values. */
export interface CalculatorLabels {
  readonly title: string
  readonly button: string
  readonly count: string
  readonly empty: string
  readonly list: string
  readonly remove: string
  readonly reset: string
  readonly bloodTest: string
  readonly bloodTestNote: string
  readonly queue: string
  readonly total: string
  readonly onRequest: string
  readonly unpriced: string
  readonly preparation: string
  readonly leaflet: string
  readonly gone: string
  readonly estimate: string
  readonly hint: string
  readonly back: string
}

export function useCalculatorLabels(): CalculatorLabels {
  const t = useTranslations('calculator')
  return {
    title: t('title'),
    button: t('button'),
    count: t.raw('count'),
    empty: t('empty'),
    list: t('list'),
    remove: t.raw('remove'),
    reset: t('reset'),
    bloodTest: t('bloodTest'),
    bloodTestNote: t('bloodTestNote'),
    queue: t('queue'),
    total: t('total'),
    onRequest: t('onRequest'),
    unpriced: t.raw('unpriced'),
    preparation: t('preparation'),
    leaflet: t.raw('leaflet'),
    gone: t.raw('gone'),
    estimate: t('estimate'),
    hint: t('hint'),
    back: t('back'),
  }
}
