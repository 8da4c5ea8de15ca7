import 'server-only'
import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { estimateHref, idsOfQuery } from '@/lib/calculator/estimate'
import type { CalculatorItem } from '@/lib/calculator/item'
import { preparationsOf } from '@/lib/calculator/preparation'
import { bloodTestPrice, totalsOf } from '@/lib/calculator/summary'
import { clinicIn } from '@/lib/clinic'
import { leafletOf } from '@/lib/clinic/documents/leaflet'
import { matchedList } from '@/lib/content/client/matched-list'
import { getPriceList } from '@/lib/content/client/price-list'
import { richText } from '@/lib/content/client/sanitize'
import { listCookie, listOf } from '@/lib/http/posted-list'
import { currentLocale } from '@/lib/routing/current-locale'
import type { Locale } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import { absoluteUrl, pageMetadata } from '@/lib/seo/metadata'
import { almatyZone } from '@/lib/text/almaty'
import { formatMoney } from '@/lib/text/money'
import { plainText } from '@/lib/text/plain-text'
import type { EstimateData } from './estimate.props'
import type { ScreenProps } from './screen'
import { sectionCrumbs } from './section-crumbs'

/** A selection of analyses from the URL's query, at today's prices; rendered for each request. */
export const estimateScreen = {
  async load({ searchParams }: ScreenProps): Promise<EstimateData> {
    const locale = await currentLocale()
    const query = await searchParams
    const ids = idsOfQuery(query.ids)
    const offered = new Map((await getPriceList(locale)).map(item => [item.id, item]))
    const items = ids.flatMap(id => offered.get(id) ?? [])
    const known = items.map(({ id }) => id)
    const url = estimateHref(absoluteUrl(pathOf('estimate'), locale), known)
    const date = today(locale)
    const t = await getTranslations('estimate')
    return {
      crumbs: await sectionCrumbs('analyses', { name: t('h1'), path: pathOf('estimate') }),
      items,
      preparations: preparationsOf(items).map(each => ({
        ...each,
        leaflet: readableLeaflet(each.document, locale),
      })),
      list: query.list === undefined ? null : await sentList(locale),
      unknown: ids.filter(id => !offered.has(id)),
      url,
      date,
      message: await messageOf(items, date, url, locale),
    }
  },
  async metadata(): Promise<Metadata> {
    const t = await getTranslations('estimate')
    const head = { title: t('title'), description: t('description') }
    const path = pathOf('estimate')
    return pageMetadata({ ...head, locale: await currentLocale(), path, hidden: true })
  },
}

function readableLeaflet(document: string, locale: Locale) {
  const leaflet = leafletOf(document, locale)
  return leaflet && { ...leaflet, html: richText(leaflet.html) }
}

/** The list from the cookie: as medical data it must not be in a URL. */
async function sentList(locale: Locale): Promise<EstimateData['list']> {
  const text = listOf((await cookies()).get(listCookie)?.value)
  return text ? { text, lines: await matchedList(locale, text) } : null
}

function today(locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: almatyZone })
  return format.format(new Date())
}

/** Names, prices, the total and the URL as plain text. */
async function messageOf(
  items: readonly CalculatorItem[],
  date: string,
  url: string,
  locale: Locale,
): Promise<string> {
  const t = await getTranslations('estimate')
  const labels = await getTranslations('calculator')
  const { total, bloodTest } = totalsOf(items)
  const price = (tenge: number) => (tenge > 0 ? formatMoney(tenge) : labels('onRequest'))
  return [
    t('shareTitle', { clinic: clinicIn(locale).name, date }),
    ...items.map(item => `• ${plainText(item.name)}: ${price(item.price)}`),
    ...(bloodTest ? [`• ${labels('bloodTest')}: ${formatMoney(bloodTestPrice)}`] : []),
    t('shareTotal', { total: formatMoney(total) }),
    url,
  ].join('\n')
}
