import 'server-only'
import { getTranslations } from 'next-intl/server'
import { clinicIn, whatsappLink } from '@/lib/clinic'
import { currentLocale } from '@/lib/routing/current-locale'
import { absoluteUrl } from '@/lib/seo/metadata'
import { formatAmount } from '@/lib/text/money'
import { subjectOfPage } from './subject'

/** The messenger's link of a page: with its record, price and address, or else a greeting. */
export async function whatsappOfPage(): Promise<string> {
  const locale = await currentLocale()
  const t = await getTranslations('whatsapp')
  const clinic = clinicIn(locale)
  const subject = await subjectOfPage()
  if (!subject) return whatsappLink(clinic, t('greeting'))
  const { name, path, price = 0, exact } = subject
  const priced = exact ? 'exact' : 'from'
  const about = { name, priced: price > 0 ? priced : 'no', amount: formatAmount(price) }
  return whatsappLink(clinic, `${t('about', about)}\n${absoluteUrl(path, locale)}`)
}
