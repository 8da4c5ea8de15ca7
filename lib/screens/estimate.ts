import 'server-only'
import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import {
  type Also,
  alsoOfQuery,
  alsoOfSold,
  excessOfQuery,
  isOpen,
  notDone,
  openLines,
  soldOf,
  undecided,
} from '@/lib/calculator/also'
import { assumedNames, atOwnPrices, pricesOf, soldAtOwnPrices } from '@/lib/calculator/applies'
import { estimateHref, idsOfQuery } from '@/lib/calculator/estimate'
import { type CalculatorItem, priceOfItem } from '@/lib/calculator/item'
import { type Preparation, preparationFor } from '@/lib/calculator/preparation'
import { preparationLines } from '@/lib/calculator/preparation-lines'
import { priceText } from '@/lib/calculator/price-text'
import { lastResultOf } from '@/lib/calculator/results'
import {
  analysisCode,
  isExaminationCode,
  packageWith,
  type SoldRecord,
} from '@/lib/calculator/sold'
import { type Summary, totalsOf, totalText } from '@/lib/calculator/summary'
import { clinicIn } from '@/lib/clinic'
import { env } from '@/lib/clinic/environment/env'
import type { PatientFact } from '@/lib/clinic/patient-facts'
import { getAnalyses } from '@/lib/content/client/analyses'
import { getAnalysisSets } from '@/lib/content/client/analysis-sets'
import { matchedReferral } from '@/lib/content/client/matched-referral'
import { getPriceList } from '@/lib/content/client/price-list'
import { preparedFor, soldRecords } from '@/lib/content/client/sold'
import type { ReferralLine } from '@/lib/content/search/match-referral'
import type { ForChildren } from '@/lib/entities/child'
import { referralCookie, referralOf } from '@/lib/http/referral'
import type { AnalysisSet } from '@/lib/kinds/analysis-set'
import type { Crumb } from '@/lib/routing/crumbs'
import { currentLocale } from '@/lib/routing/current-locale'
import type { Locale } from '@/lib/routing/locales'
import { messagesOf } from '@/lib/routing/messages'
import { pathOf } from '@/lib/routing/routes'
import { absoluteUrl, pageMetadata } from '@/lib/seo/metadata'
import { lowerFirst } from '@/lib/text/lower-first'
import { formatMoney } from '@/lib/text/money'
import { plainText } from '@/lib/text/plain-text'
import { readableLeaflet } from './leaflet'
import { longDays } from './long-day'
import { optional } from './optional'
import { loadPatientFacts } from './patient-facts'
import type { ScreenProps } from './screen'
import { sectionCrumbs } from './section-crumbs'
import type { Subject } from './subject'

/** A shared estimate, with the prices of today. */
export interface EstimateData {
  readonly crumbs: readonly Crumb[]
  readonly items: readonly CalculatorItem[]
  /** What is sold beside analyses, and open orders. */
  readonly also: readonly Also[]
  readonly sold: readonly SoldRecord[]
  readonly summary: Summary
  /** Of the analyses in its packages. */
  readonly terms: readonly Pick<CalculatorItem, 'days'>[]
  /** What is said of taking them from children, by their ids. */
  readonly forChildren: ReadonlyMap<number, ForChildren>
  /** Texts and leaflets, which the sanitiser has passed. */
  readonly preparation: Preparation<{ readonly title: string; readonly html: string }>
  /** A doctor's referral and its matches in the price list; `null` when none was sent. */
  readonly referral: {
    readonly text: string
    /** The text is the beginning of a longer one. */
    readonly isCut: boolean
    readonly lines: readonly ReferralLine[]
  } | null
  /** Ids that the price list does not have any more. */
  readonly unknown: readonly number[]
  /** How many codes of what is sold beside them it does not have any more. */
  readonly unknownSold: number
  /** How many codes of what stands beside the analyses do not fit. */
  readonly excess: number
  /** Absolute URL of this estimate. */
  readonly url: string
  /** How to pay, whose policies count, where results will be. */
  readonly facts: readonly PatientFact[]
  /** Today in Almaty, formatted. */
  readonly date: string
  /** Text for a messenger, with the URL. */
  readonly message: string
}

/** What a visitor has chosen, from the URL's query, at today's prices; rendered for each request. */
export const estimateScreen = {
  async load({ searchParams }: ScreenProps): Promise<EstimateData> {
    const locale = await currentLocale()
    const query = await searchParams
    const ids = idsOfQuery(query.ids)
    const offered = new Map((await getPriceList(locale)).map(item => [item.id, item]))
    const items = ids.flatMap(id => offered.get(id) ?? [])
    const sets = await optional(getAnalysisSets(locale), [])
    const asked = undecided(alsoOfQuery(query.also), ids).map(also => asInSets(also, sets))
    const codes = soldOf(asked).map(each => each.sold)
    const sold = await soldRecords(locale, codes)
    const byCode = new Map(sold.map(each => [each.code, alsoOfSold(each)]))
    const also = asked.flatMap(each => (each.sold ? (byCode.get(each.sold) ?? []) : each))
    const preparation = await preparationOf(items, sold, locale)
    const known = items.map(({ id }) => id)
    const url = estimateHref(absoluteUrl(pathOf('estimate'), locale), known, also)
    const date = (await longDays(locale))(new Date())
    const analyses = new Map((await getAnalyses(locale)).map(each => [each.id, each]))
    const terms = sold
      .flatMap(each => each.analyses)
      .flatMap(id => analyses.get(id) ?? [])
      .map(({ resultDays }) => (resultDays === null ? {} : { days: resultDays }))
    const grownUp = new Set(adultIds(sets, known))
    const priced = atOwnPrices(items, also)
    const summary = totalsOf(priced, clinicIn(locale).bloodDrawing, pricesOf(also))
    const t = await getTranslations('estimate')
    return {
      crumbs: await sectionCrumbs(sold.length > 0 ? null : 'analyses', {
        name: t(sold.length > 0 ? 'all.h1' : 'h1'),
        path: pathOf('estimate'),
      }),
      items,
      also,
      sold,
      summary,
      terms,
      preparation,
      forChildren: new Map([...analyses].filter(([id]) => !grownUp.has(id))),
      facts: loadPatientFacts(locale, 'reviews'),
      referral: query.list === undefined ? null : await sentReferral(locale),
      unknown: ids.filter(id => !offered.has(id)),
      unknownSold: codes.length - sold.length,
      excess: excessOfQuery(query.also),
      url,
      date,
      message: await messageOf(
        { items, also, sold, summary, terms, preparation, date, url },
        locale,
      ),
    }
  },
  async metadata({ searchParams }: ScreenProps): Promise<Metadata> {
    const t = await getTranslations('estimate')
    const isMixed = soldOf(alsoOfQuery((await searchParams).also)).length > 0
    const head = isMixed
      ? { title: t('all.title'), description: t('all.description') }
      : { title: t('title'), description: t('description') }
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

/** What a set has and the clinic does not do was shared as an order to decide before there were words for it. */
function asInSets(also: Also, sets: readonly AnalysisSet[]): Also {
  if (!isOpen(also) || also.choices.length > 0) return also
  const isUnsold = sets.some(({ parts }) =>
    parts.some(part => part.name === also.text && !part.analysisId && !part.serviceId),
  )
  return isUnsold ? notDone(also.text) : also
}

/** Analyses of sets that are for adults alone, where all of such a set was chosen. */
function adultIds(sets: readonly AnalysisSet[], chosen: readonly number[]): readonly number[] {
  return sets
    .filter(({ isForAdults }) => isForAdults)
    .map(({ parts }) => parts.flatMap(({ analysisId }) => analysisId ?? []))
    .filter(ids => ids.every(id => chosen.includes(id)))
    .flat()
}

/** The address of the estimate has all of them. */
const namedInMessage = 10

/** What the pages of all of it say of preparing for it. */
async function preparationOf(
  items: readonly CalculatorItem[],
  sold: readonly SoldRecord[],
  locale: Locale,
): Promise<EstimateData['preparation']> {
  const ids = items.map(({ id }) => id)
  return preparationFor(await preparedFor(locale, ids, sold), document =>
    readableLeaflet(document, locale),
  )
}

/** The referral from the cookie: as medical data it must not be in a URL. */
async function sentReferral(locale: Locale): Promise<EstimateData['referral']> {
  const sent = referralOf((await cookies()).get(referralCookie)?.value)
  return sent && { ...sent, lines: await matchedReferral(locale, sent.text) }
}

/** «УЗИ (детям)». */
const nameAndPriceName = ({
  name,
  priceName,
}: Pick<CalculatorItem, 'name' | 'priceName'>): string =>
  plainText(name) + (priceName ? ` (${lowerFirst(priceName)})` : '')

/** Names, prices, the total, how to prepare and the URL as plain text. */
async function messageOf(
  {
    items,
    also,
    sold,
    summary,
    terms,
    preparation,
    date,
    url,
  }: Pick<
    EstimateData,
    'items' | 'also' | 'sold' | 'summary' | 'terms' | 'preparation' | 'date' | 'url'
  >,
  locale: Locale,
): Promise<string> {
  const t = await getTranslations('estimate')
  const labels = await getTranslations('calculator')
  const last = lastResultOf([...items, ...terms])
  const words = {
    fasting: t.raw('fasting'),
    fastingThenMeal: t.raw('fastingThenMeal'),
    leafletLine: t.raw('leafletLine'),
    leafletUntitled: t('leafletUntitled'),
    withoutLeaflet: t.raw('withoutLeaflet'),
    toAsk: t.raw('toAsk'),
    children: t('children'),
  }
  const lines = preparationLines(preparation, words, env().SITE_URL)
  const { price: prices } = await messagesOf(locale)
  const { bloodDrawing } = summary
  const assumed = assumedNames(items, also)
  const isOnce = sold.some(each => each.isDrawingIncluded)
  const already = (code: string) => {
    const name = packageWith(sold, code)
    return name ? ` (${lowerFirst(t('alreadyIn', { name }))})` : ''
  }
  return [
    t(sold.length > 0 ? 'all.shareTitle' : 'shareTitle', { clinic: clinicIn(locale).name, date }),
    ...atOwnPrices(items, also).map(
      item =>
        `• ${nameAndPriceName(item)}: ${priceText(priceOfItem(item), prices)}${already(analysisCode(item.id))}`,
    ),
    ...(bloodDrawing > 0
      ? [
          `• ${labels('bloodTest')}: ${formatMoney(bloodDrawing)}${isOnce ? ` (${lowerFirst(t('drawingOnce'))})` : ''}`,
        ]
      : []),
    ...soldAtOwnPrices(sold, also).map(
      each =>
        `• ${nameAndPriceName(each)}: ${priceText(each.price, prices)}${already(each.code)}${each.isDrawingIncluded ? `, ${lowerFirst(t('drawingIncluded'))}` : ''}`,
    ),
    ...(summary.count > 0 ? [t('shareTotal', { total: totalText(summary, prices) })] : []),
    ...(assumed.length > 0 ? [t('assumed', { names: assumed.map(lowerFirst).join(', ') })] : []),
    ...openLines(also, { open: t.raw('open'), notDone: t.raw('notDone') }),
    ...(last
      ? [
          last.days === 0
            ? labels('lastResultSameDay')
            : labels('lastResult', { count: last.days }),
          ...(last.isPartial ? [labels('otherTerms')] : []),
          ...(sold.some(({ code }) => isExaminationCode(code)) ? [labels('examinationTerms')] : []),
        ]
      : []),
    ...(lines.length > 0
      ? [
          '',
          `${t(sold.length > 0 ? 'all.preparation' : 'preparation')}:`,
          ...lines.map(line => `• ${line}`),
          '',
        ]
      : []),
    url,
  ].join('\n')
}
