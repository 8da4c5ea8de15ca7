import 'server-only'
import { priceText } from '@/lib/calculator/price-text'
import { clinicIn, mainPhone } from '@/lib/clinic'
import { kindOf, type RecordSummary } from '@/lib/content/kinds'
import { recordAt } from '@/lib/content/slugs'
import { trackReads } from '@/lib/invalidation/making'
import { seoText } from '@/lib/page-texts'
import type { SeoText } from '@/lib/page-texts/types'
import type { Locale } from '@/lib/routing/locales'
import { messagesOf } from '@/lib/routing/messages'
import { sectionOf } from '@/lib/routing/navigation'
import { matchRoute, type RouteMatch } from '@/lib/routing/routes'
import { drawable } from '@/lib/seo/share-fonts'
import { longestTitle, type ShareData } from '@/lib/seo/share-picture'
import { truncate } from '@/lib/text/truncate'

/**
 * The text of a page's share picture; `null` for a path that has none.
 * @param path of the page, without language prefix
 * @throws BackendError
 */
export const shareData = (path: string, locale: Locale): Promise<ShareData | null> =>
  trackReads(() => read(path, locale))

async function read(path: string, locale: Locale): Promise<ShareData | null> {
  const match = matchRoute(path)
  if (!match || match.route.hidden) return null
  const { nav, price: prices } = await messagesOf(locale)
  const text = await seoText(path, locale)
  const summary = await summaryOf(match, text, locale)
  if (!summary) return null
  const { price, discount, image = null } = summary
  const clinic = clinicIn(locale)
  const section = sectionOf(path)
  const sectionName = section ? nav[section] : clinic.city
  const title = await drawable(summary.title)
  const eyebrow = summary.eyebrow && (await drawable(summary.eyebrow))
  return {
    name: await drawable(clinic.name),
    phone: await drawable(mainPhone(clinic).label),
    title: truncate(title || sectionName, longestTitle),
    eyebrow: eyebrow || (title ? sectionName : clinic.city),
    price: price && price.kind !== 'onRequest' ? priceText(price, prices) : undefined,
    badge: discount ? `-${discount}%` : undefined,
    image,
    whole: text?.share,
  }
}

/** Summary of a record, or of a page of the site's own; `null` for kinds without a share picture. */
async function summaryOf(
  { route, slug }: RouteMatch,
  text: SeoText | null,
  locale: Locale,
): Promise<(RecordSummary & { readonly title: string }) | null> {
  if (!route.slugs) return { title: text?.h1 ?? text?.title ?? clinicIn(locale).name }
  const kind = kindOf(route.slugs)
  if (kind.hasNoSharePicture && !text?.share) return null
  const record = recordAt(await kind.list(locale), slug)
  return record ? { title: record.name, ...(await kind.summary(record, locale)) } : null
}
