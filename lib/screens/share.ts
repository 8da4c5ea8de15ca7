import 'server-only'
import type { Locale } from '@/lib/i18n/locales'
import { messagesOf } from '@/lib/i18n/messages'
import { formatAmount } from '@/lib/money/format'
import { seoText } from '@/lib/seo/texts'
import { clinicIn } from '@/lib/site/clinic'
import { sectionOf } from '@/lib/site/navigation'
import { matchRoute } from '@/lib/site/routes'
import { fill } from '@/lib/text/fill'
import type { ShareData } from '@/lib/views/share'
import { shareRecords } from './share-records'

/**
 * What the picture of a page says; `null` for an address that has none.
 * @param path of the page, without language prefix
 * @throws BackendError
 */
export async function shareData(path: string, locale: Locale): Promise<ShareData | null> {
  const match = matchRoute(path)
  if (!match || match.route.hidden) return null
  const { nav, price: prices } = await messagesOf(locale)
  const find = shareRecords[match.name]
  const text = find ? null : await seoText(path, locale)
  const facts = find ? await find(match.slug, locale) : text && { title: text.h1 ?? text.title }
  if (!facts) return null
  const { title, price = 0, discount, image = null } = facts
  const section = sectionOf(path)
  return {
    title,
    image,
    eyebrow: facts.eyebrow || (section ? nav[section] : clinicIn(locale).city),
    price: price > 0 ? fill(prices.from, { amount: formatAmount(price) }) : undefined,
    badge: discount ? `-${discount}%` : undefined,
  }
}
