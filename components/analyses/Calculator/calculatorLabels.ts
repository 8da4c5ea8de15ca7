import { useLocale, useTranslations } from 'next-intl'
import { priceWords } from '@/components/ui/Price/priceWords'
import type { PriceWords } from '@/lib/calculator/price-text'
import type { SumPriceWords, SumWords } from '@/lib/calculator/summary'
import { clinicIn } from '@/lib/clinic'
import { isDetailPassedOn } from '@/lib/clinic/passed-on'
import { analysesRequestHref } from '@/lib/requests/href'
import type { Locale } from '@/lib/routing/locales'
import { fill } from '@/lib/text/fill'
import { type PluralForms, pluralForms } from '@/lib/text/plural'

/** Words that count what is chosen. */
export interface CountLabels {
  readonly count: string
  /** Of the button, for assistive technology: how many are chosen, and where it leads. */
  readonly opensEstimate: string
  /** The same where it opens the calculator itself. */
  readonly chosen: string
  /** Said when the selection has changed. */
  readonly status: string
  readonly statusWithBlood: string
  readonly unpriced: string
  readonly queue: string
  /** In place of the queue, where the time of everything is agreed on. */
  readonly agreed: string
}

/** The calculator's labels, and the price that is not an analysis's; islands get them as props. `{…}` stand for values. */
export interface CalculatorLabels extends CountLabels {
  readonly locale: Locale
  readonly title: string
  readonly button: string
  /** In place of those that count analyses, where other things are chosen, too. */
  readonly all: CountLabels
  readonly empty: string
  readonly list: string
  readonly remove: string
  /** Which of several prices apply. */
  readonly ask: string
  readonly assumed: string
  readonly open: string
  readonly reset: string
  readonly bloodTest: string
  readonly bloodTestNote: string
  readonly bloodTestOnce: string
  readonly bloodTestAdded: string
  readonly total: string
  readonly price: PriceWords
  readonly preparation: string
  readonly gone: string
  readonly full: string
  readonly estimate: string
  readonly hint: string
  readonly back: string
  readonly lastResultSameDay: string
  readonly lastResult: PluralForms
  readonly otherTerms: string
  readonly request: ListRequestLabels
  /** Tenge for drawing blood. */
  readonly bloodDrawing: number
}

/** Of the button for a request about the chosen analyses. */
export interface ListRequestLabels {
  readonly button: string
  /** What the dialog says it is about; empty where the clinic would not be told. */
  readonly subject: string
  /** The same, where not all of it are analyses. */
  readonly subjectOfAll: string
  readonly sum: SumWords
  readonly price: SumPriceWords
  /** The page with the same form; the ids follow. */
  readonly href: string
  /** Tenge for drawing blood. */
  readonly bloodDrawing: number
}

export function useCalculatorLabels(): CalculatorLabels {
  const t = useTranslations('calculator')
  const price = useTranslations('price')
  const locale = useLocale()
  const { claims, bloodDrawing } = clinicIn(locale)
  return {
    locale,
    title: t('title'),
    button: t('button'),
    count: t.raw('count'),
    opensEstimate: t.raw('opensEstimate'),
    chosen: t.raw('chosen'),
    status: t.raw('status'),
    statusWithBlood: t.raw('statusWithBlood'),
    empty: t('empty'),
    list: t('list'),
    remove: t.raw('remove'),
    ask: t('ask'),
    assumed: t.raw('assumed'),
    all: {
      count: t.raw('all.count'),
      opensEstimate: t.raw('all.opensEstimate'),
      chosen: t.raw('all.chosen'),
      status: t.raw('all.status'),
      statusWithBlood: t.raw('all.statusWithBlood'),
      unpriced: t.raw('all.unpriced'),
      queue: t('all.queue', claims),
      agreed: t('all.queue', { walkIn: 'no' }),
    },
    open: t('open'),
    reset: t('reset'),
    bloodTest: t('bloodTest'),
    bloodTestNote: t('bloodTestNote'),
    bloodTestOnce: t('bloodTestOnce'),
    bloodTestAdded: t.raw('bloodTestAdded'),
    queue: t('queue', claims),
    agreed: t('queue', { walkIn: 'no' }),
    total: t('total'),
    price: priceWords(price),
    unpriced: t.raw('unpriced'),
    preparation: t('preparation'),
    gone: t.raw('gone'),
    full: t.raw('full'),
    estimate: t('estimate'),
    hint: t('hint'),
    back: t('back'),
    lastResultSameDay: t('lastResultSameDay'),
    lastResult: pluralForms(count => t('lastResult', { count })),
    otherTerms: t('otherTerms'),
    request: useListRequestLabels(),
    bloodDrawing,
  }
}

export function useListRequestLabels(): ListRequestLabels {
  const t = useTranslations('calculator.request')
  const all = useTranslations('calculator.all')
  const sum = useTranslations('calculator.sum')
  const price = useTranslations('price')
  const locale = useLocale()
  return {
    button: t('button'),
    subject: isDetailPassedOn() ? t.raw('subject') : '',
    subjectOfAll: all.raw('subject'),
    sum: {
      plain: sum.raw('plain'),
      drawn: sum.raw('drawn'),
      unpriced: sum.raw('unpriced'),
      onRequest: sum('onRequest'),
    },
    price: { exact: price.raw('exact'), from: price.raw('from') },
    href: analysesRequestHref(locale, []),
    bloodDrawing: clinicIn(locale).bloodDrawing,
  }
}

/** What the button says of the selection. */
export interface ButtonTexts {
  readonly total: string
  /** For assistive technology: how many are chosen, and where it leads unless its role says so. */
  readonly opens: string
}

/** It, while nothing is chosen. */
export const emptyTexts = (
  labels: CalculatorLabels,
  opens: 'opensEstimate' | 'chosen',
): ButtonTexts => ({
  total: fill(labels.price.exact, { amount: 0 }),
  opens: fill(labels[opens], { count: 0 }),
})
