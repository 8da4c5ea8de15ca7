/** The record, or the estimate, that a callback request is about, in words. */
import 'server-only'
import { type Also, soldOf } from '@/lib/calculator/also'
import { atOwnPrices, soldAtOwnPrices } from '@/lib/calculator/applies'
import { itemOf } from '@/lib/calculator/item-of'
import { preparationFor } from '@/lib/calculator/preparation'
import { preparationLines } from '@/lib/calculator/preparation-lines'
import { analysisCode, packageWith } from '@/lib/calculator/sold'
import { sumText, totalsOf } from '@/lib/calculator/summary'
import { clinicIn } from '@/lib/clinic'
import { leafletOf } from '@/lib/clinic/documents/leaflet'
import { env } from '@/lib/clinic/environment/env'
import { dayWords } from '@/lib/clinic/hours-text'
import { getAnalyses } from '@/lib/content/client/analyses'
import { getArticles } from '@/lib/content/client/articles'
import { getCheckUps } from '@/lib/content/client/check-ups'
import { getDoctors } from '@/lib/content/client/doctors'
import { promotions } from '@/lib/content/client/promotions'
import { BackendError } from '@/lib/content/client/result'
import { getServices } from '@/lib/content/client/services'
import { preparedFor, soldRecords } from '@/lib/content/client/sold'
import { receptionText } from '@/lib/doctors/reception'
import { needsId, type RequestKind } from '@/lib/requests/kinds'
import type { Locale } from '@/lib/routing/locales'
import { messagesOf } from '@/lib/routing/messages'
import { log } from '@/lib/telemetry/log'
import { fill } from '@/lib/text/fill'
import { lowerFirst } from '@/lib/text/lower-first'
import { plainText } from '@/lib/text/plain-text'

type Named = { readonly id: number; readonly name: string }

/**
 * Names are looked up in the lists, as ids come from visitors: a details call for each could
 * request any number of records that do not exist.
 */
const lists = {
  checkups: getCheckUps,
  doctors: (locale: Locale) => getDoctors(locale),
  services: getServices,
  // It may have ended since it was asked for.
  promotion: promotions.list,
  posts: getArticles,
} as const

/** Undefined when the list cannot be loaded; the e-mail then has the id. */
export async function requestedName(
  kind: RequestKind,
  id: number,
  locale: Locale,
): Promise<string | undefined> {
  if (!needsId(kind)) return undefined
  const records = await known<Named>(lists[kind](locale))
  return records?.find(record => record.id === id)?.name
}

/** On which days the doctor of a request receives; empty where the clinic says none, or as above. */
export async function requestedReception(id: number, locale: Locale): Promise<string> {
  const doctors = await known(getDoctors(locale))
  const doctor = doctors?.find(each => each.id === id)
  return doctor ? receptionText(doctor, clinicIn(locale).hours, dayWords(locale)) : ''
}

/** What of an estimate the price list has, analyses in its order, and what it costs; undefined as above. */
export async function requestedAnalyses(
  ids: readonly number[],
  locale: Locale,
  also: readonly Also[] = [],
): Promise<string | undefined> {
  const sold = (await known(soldRecords(locale, codesOf(also)))) ?? []
  const analyses = await known(getAnalyses(locale))
  const chosen = analyses?.filter(({ id }) => ids.includes(id)).map(itemOf) ?? []
  const items = atOwnPrices(chosen, also)
  const { calculator, price, estimate } = await messagesOf(locale)
  const coded = [
    ...items.map(item => ({ ...item, code: analysisCode(item.id) })),
    ...soldAtOwnPrices(sold, also),
  ]
  const names = coded.map(({ name, priceName, code }) => {
    const within = packageWith(sold, code)
    const notes = [priceName, within && lowerFirst(fill(estimate.alreadyIn, { name: within }))]
    return plainText(name) + notes.map(note => (note ? ` (${note})` : '')).join('')
  })
  if (names.length === 0) return undefined
  const prices = soldAtOwnPrices(sold, also).map(each => each.price)
  const sum = totalsOf(items, clinicIn(locale).bloodDrawing, prices)
  return `${names.join(', ')}: ${sumText(sum, calculator.sum, price)}`
}

/** How to prepare for all of it, as the estimate says it; [] when a list cannot be loaded. */
export async function requestedPreparation(
  ids: readonly number[],
  locale: Locale,
  also: readonly Also[] = [],
): Promise<readonly string[]> {
  const sold = (await known(soldRecords(locale, codesOf(also)))) ?? []
  const prepared = (await known(preparedFor(locale, ids, sold))) ?? []
  const { estimate } = await messagesOf(locale)
  const preparation = preparationFor(prepared, document => leafletOf(document, locale))
  return preparationLines(preparation, estimate, env().SITE_URL)
}

const codesOf = (also: readonly Also[]) => soldOf(also).map(({ sold }) => sold)

async function known<Item>(list: Promise<readonly Item[]>): Promise<readonly Item[] | undefined> {
  try {
    return await list
  } catch (error) {
    if (!(error instanceof BackendError)) throw error
    log.warn({ err: error }, 'A request is shown without the name of what it is about')
    return undefined
  }
}
