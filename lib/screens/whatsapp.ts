import 'server-only'
import { getTranslations } from 'next-intl/server'
import { priceText } from '@/lib/calculator/price-text'
import { sumText } from '@/lib/calculator/summary'
import { clinicIn, whatsappLink } from '@/lib/clinic'
import { currentLocale } from '@/lib/routing/current-locale'
import type { Locale } from '@/lib/routing/locales'
import { messagesOf } from '@/lib/routing/messages'
import { absoluteUrl } from '@/lib/seo/metadata'
import { type Subject, subjectOfPage } from './subject'

/** The messenger's link of a page: with its record, price and address, or else a greeting. */
export async function whatsappOfPage(): Promise<string> {
  return whatsappOf(await subjectOfPage(), await currentLocale())
}

/** The messenger's link of what a page is about. */
export async function whatsappOf(subject: Subject | null, locale: Locale): Promise<string> {
  const t = await getTranslations('whatsapp')
  const clinic = clinicIn(locale)
  if (!subject) return whatsappLink(clinic, t('greeting'))
  const price = await costOf(subject, locale)
  const about = t('about', { name: subject.name, price: price || 'none' })
  return whatsappLink(clinic, `${about}\n${absoluteUrl(subject.path, locale)}`)
}

/** What it costs, as its page says it; empty when the clinic is to name the price. */
async function costOf({ price, sum }: Subject, locale: Locale): Promise<string> {
  const { price: words, calculator } = await messagesOf(locale)
  if (sum) return sum.unpriced < sum.count ? sumText(sum, calculator.sum, words) : ''
  return price && price.kind !== 'onRequest' ? priceText(price, words) : ''
}
