import 'server-only'
import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { alsoOfQuery, openTexts, undecided } from '@/lib/calculator/also'
import { assumedNames, atOwnPrices } from '@/lib/calculator/applies'
import { estimateHref, idsOfQuery } from '@/lib/calculator/estimate'
import { type CalculatorItem, priceOfItem } from '@/lib/calculator/item'
import { preparationFor } from '@/lib/calculator/preparation'
import { preparationLines } from '@/lib/calculator/preparation-lines'
import { priceText } from '@/lib/calculator/price-text'
import { lastResultOf } from '@/lib/calculator/results'
import { totalsOf, totalText } from '@/lib/calculator/summary'
import { clinicIn } from '@/lib/clinic'
import { env } from '@/lib/clinic/environment/env'
import { getAnalyses } from '@/lib/content/client/analyses'
import { matchedReferral, orderedServices } from '@/lib/content/client/matched-referral'
import { getPriceList } from '@/lib/content/client/price-list'
import type { OrderedService } from '@/lib/content/search/match-referral'
import { referralCookie, referralOf } from '@/lib/http/referral'
import type { EstimateData } from '@/lib/props/estimate'
import { currentLocale } from '@/lib/routing/current-locale'
import type { Locale } from '@/lib/routing/locales'
import { messagesOf } from '@/lib/routing/messages'
import { pathOf } from '@/lib/routing/routes'
import { absoluteUrl, pageMetadata } from '@/lib/seo/metadata'
import { almatyZone } from '@/lib/text/almaty'
import { lowerFirst } from '@/lib/text/lower-first'
import { formatMoney } from '@/lib/text/money'
import { plainText } from '@/lib/text/plain-text'
import { readableLeaflet } from './leaflet'
import { loadPatientFacts } from './patient-facts'
import type { ScreenProps } from './screen'
import { sectionCrumbs } from './section-crumbs'
import type { Subject } from './subject'

/** A selection of analyses from the URL's query, at today's prices; rendered for each request. */
export const estimateScreen = {
  async load({ searchParams }: ScreenProps): Promise<EstimateData> {
    const locale = await currentLocale()
    const query = await searchParams
    const ids = idsOfQuery(query.ids)
    const offered = new Map((await getPriceList(locale)).map(item => [item.id, item]))
    const items = ids.flatMap(id => offered.get(id) ?? [])
    const services = await orderedServices(locale)
    const also = undecided(alsoOfQuery(query.also), ids).flatMap(each => {
      const service = services.get(each.service)
      if (each.service === 0) return [each]
      return service ? [{ ...each, text: service.name }] : []
    })
    const preparation = await preparationOf(items, locale)
    const known = items.map(({ id }) => id)
    const url = estimateHref(absoluteUrl(pathOf('estimate'), locale), known, also)
    const date = today(locale)
    const priced = atOwnPrices(items, also)
    const summary = totalsOf(priced, clinicIn(locale).bloodDrawing)
    const t = await getTranslations('estimate')
    return {
      crumbs: await sectionCrumbs('analyses', { name: t('h1'), path: pathOf('estimate') }),
      items,
      also,
      services: also.flatMap(({ service }) => services.get(service) ?? []),
      summary,
      preparation,
      children: new Map((await getAnalyses(locale)).map(each => [each.id, each])),
      facts: loadPatientFacts(locale, 'reviews'),
      referral: query.list === undefined ? null : await sentReferral(locale),
      unknown: ids.filter(id => !offered.has(id)),
      url,
      date,
      message: await messageOf(
        { items: priced, also, services, summary, preparation, date, url },
        locale,
      ),
    }
  },
  async metadata(): Promise<Metadata> {
    const t = await getTranslations('estimate')
    const head = { title: t('title'), description: t('description') }
    const path = pathOf('estimate')
    return pageMetadata({ ...head, locale: await currentLocale(), path, hidden: true })
  },
  subject: ({ items, also, summary }: EstimateData): Subject | null => {
    const names = [
      ...items.map(({ name }) => plainText(name)),
      ...also.flatMap(({ text }) => text || []),
    ]
    if (names.length === 0) return null
    const some = names.slice(0, namedInMessage).join(', ')
    const path = estimateHref(
      pathOf('estimate'),
      items.map(({ id }) => id),
      also,
    )
    return {
      name: names.length > namedInMessage ? `${some}…` : some,
      path,
      sum: summary,
    }
  },
}

/** The address of the estimate has all of them. */
const namedInMessage = 10

/** What the pages of the analyses say of preparing for them. */
async function preparationOf(
  items: readonly CalculatorItem[],
  locale: Locale,
): Promise<EstimateData['preparation']> {
  const texts = new Map((await getAnalyses(locale)).map(each => [each.id, each.preparation]))
  return preparationFor(
    items.map(item => ({ ...item, preparation: texts.get(item.id) ?? '' })),
    document => readableLeaflet(document, locale),
  )
}

/** The referral from the cookie: as medical data it must not be in a URL. */
async function sentReferral(locale: Locale): Promise<EstimateData['referral']> {
  const sent = referralOf((await cookies()).get(referralCookie)?.value)
  return sent && { ...sent, lines: await matchedReferral(locale, sent.text) }
}

function today(locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: almatyZone })
  return format.format(new Date())
}

/** «УЗИ (детям)». */
const nameAndPriceName = ({ name, priceName }: CalculatorItem): string =>
  plainText(name) + (priceName ? ` (${lowerFirst(priceName)})` : '')

/** Names, prices, the total, how to prepare and the URL as plain text. */
async function messageOf(
  {
    items,
    also,
    services,
    summary,
    preparation,
    date,
    url,
  }: Pick<EstimateData, 'items' | 'also' | 'summary' | 'preparation' | 'date' | 'url'> & {
    readonly services: ReadonlyMap<number, OrderedService>
  },
  locale: Locale,
): Promise<string> {
  const t = await getTranslations('estimate')
  const labels = await getTranslations('calculator')
  const last = lastResultOf(items)
  const words = {
    fasting: t.raw('fasting'),
    leafletLine: t.raw('leafletLine'),
    leafletUntitled: t('leafletUntitled'),
    withoutLeaflet: t.raw('withoutLeaflet'),
  }
  const lines = preparationLines(preparation, words, env().SITE_URL)
  const ordered = also.flatMap(({ service }) => services.get(service) ?? [])
  const open = openTexts(also).join(', ')
  const { price: prices } = await messagesOf(locale)
  const { bloodDrawing } = summary
  const assumed = assumedNames(items)
  return [
    t('shareTitle', { clinic: clinicIn(locale).name, date }),
    ...items.map(item => `• ${nameAndPriceName(item)}: ${priceText(priceOfItem(item), prices)}`),
    ...(bloodDrawing > 0 ? [`• ${labels('bloodTest')}: ${formatMoney(bloodDrawing)}`] : []),
    ...(items.length > 0 ? [t('shareTotal', { total: totalText(summary, prices) })] : []),
    ...(assumed.length > 0 ? [t('assumed', { names: assumed.map(lowerFirst).join(', ') })] : []),
    ...(ordered.length > 0 ? [`${t('services')}:`] : []),
    ...ordered.map(({ name, price }) => `• ${name}: ${price}`),
    ...(open ? [t('open', { names: open })] : []),
    ...(last
      ? [last.days === 0 ? labels('lastResultSameDay') : labels('lastResult', { count: last.days })]
      : []),
    ...(lines.length > 0
      ? ['', `${t('preparation')}:`, ...lines.map(line => `• ${line}`), '']
      : []),
    url,
  ].join('\n')
}
