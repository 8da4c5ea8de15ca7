import type { useTranslations } from 'next-intl'
import { priceWords } from '@/components/ui/Price/priceWords'
import type { PriceWords } from '@/lib/calculator/price-text'
import type { ReferralLine } from '@/lib/content/search/match-referral'

/** Labels of a doctor's referral; islands get them as props. `{…}` stand for values. */
export interface ReferralLabels {
  readonly title: string
  readonly label: string
  readonly hint: string
  readonly submit: string
  readonly loading: string
  readonly found: string
  readonly doubtful: string
  readonly unknown: string
  readonly services: string
  readonly servicesHint: string
  readonly ignored: string
  readonly ask: string
  readonly whatsapp: string
  readonly none: string
  readonly add: string
  readonly failed: string
  /** Only the beginning of the text was read. */
  readonly cut: string
  /** What was found of each kind. */
  readonly status: Readonly<Record<ReferralLine['kind'], string>>
  readonly close: string
  readonly price: PriceWords
  readonly open: string
}

export function referralLabels(
  t: ReturnType<typeof useTranslations<'referral'>>,
  price: ReturnType<typeof useTranslations<'price'>>,
): ReferralLabels {
  return {
    title: t('title'),
    label: t('label'),
    hint: t('hint'),
    submit: t('submit'),
    loading: t('loading'),
    found: t('found'),
    doubtful: t.raw('doubtful'),
    unknown: t('unknown'),
    services: t('services'),
    servicesHint: t('servicesHint'),
    ignored: t.raw('ignored'),
    ask: t('ask'),
    whatsapp: t('whatsapp'),
    none: t('none'),
    add: t('add'),
    failed: t('failed'),
    cut: t('cut'),
    status: {
      sure: t.raw('status.sure'),
      doubtful: t.raw('status.doubtful'),
      service: t.raw('status.service'),
      unknown: t.raw('status.unknown'),
      ignored: t.raw('status.ignored'),
    },
    close: t('close'),
    price: priceWords(price),
    open: t('open'),
  }
}

/** Whom to ask about what was not found. */
export interface ReferralContact {
  readonly phone: { readonly number: string; readonly label: string }
  readonly whatsapp: string
}
