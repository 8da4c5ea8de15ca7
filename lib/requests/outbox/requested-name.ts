/** The record, or the analyses, that a callback request is about, in words. */
import 'server-only'
import type { Also } from '@/lib/calculator/also'
import { atOwnPrices } from '@/lib/calculator/applies'
import { itemOf } from '@/lib/calculator/item-of'
import { preparationFor } from '@/lib/calculator/preparation'
import { preparationLines } from '@/lib/calculator/preparation-lines'
import { sumText, totalsOf } from '@/lib/calculator/summary'
import { clinicIn } from '@/lib/clinic'
import { leafletOf } from '@/lib/clinic/documents/leaflet'
import { env } from '@/lib/clinic/environment/env'
import { getAnalyses } from '@/lib/content/client/analyses'
import { getArticles } from '@/lib/content/client/articles'
import { getCheckUps } from '@/lib/content/client/check-ups'
import { getDoctors } from '@/lib/content/client/doctors'
import { promotions } from '@/lib/content/client/promotions'
import { BackendError } from '@/lib/content/client/result'
import { getServices } from '@/lib/content/client/services'
import { needsId, type RequestKind } from '@/lib/requests/kinds'
import type { Locale } from '@/lib/routing/locales'
import { messagesOf } from '@/lib/routing/messages'
import { log } from '@/lib/telemetry/log'
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

/** Those among some analyses that the price list has, in its order, and what they cost; undefined as above. */
export async function requestedAnalyses(
  ids: readonly number[],
  locale: Locale,
  also: readonly Also[] = [],
): Promise<string | undefined> {
  const ordered = new Set(also.map(({ service }) => service))
  const services = ordered.size > 1 || !ordered.has(0) ? await known(getServices(locale)) : []
  const others = services?.filter(({ id }) => ordered.has(id)).map(({ name }) => name) ?? []
  const analyses = await known(getAnalyses(locale))
  const chosen = analyses?.filter(({ id }) => ids.includes(id)).map(itemOf) ?? []
  const items = atOwnPrices(chosen, also)
  if (items.length === 0) return others.join(', ') || undefined
  const { calculator, price } = await messagesOf(locale)
  const sum = sumText(totalsOf(items, clinicIn(locale).bloodDrawing), calculator.sum, price)
  const names = items
    .map(({ name, priceName }) => plainText(name) + (priceName ? ` (${priceName})` : ''))
    .join(', ')
  return [`${names}: ${sum}`, ...others].join('; ')
}

/** How to prepare for some analyses, as their estimate says it; [] when the list cannot be loaded. */
export async function requestedPreparation(
  ids: readonly number[],
  locale: Locale,
): Promise<readonly string[]> {
  const analyses = (await known(getAnalyses(locale)))?.filter(({ id }) => ids.includes(id))
  const { estimate } = await messagesOf(locale)
  const preparation = preparationFor(analyses ?? [], document => leafletOf(document, locale))
  return preparationLines(preparation, estimate, env().SITE_URL)
}

async function known<Item>(list: Promise<readonly Item[]>): Promise<readonly Item[] | undefined> {
  try {
    return await list
  } catch (error) {
    if (!(error instanceof BackendError)) throw error
    log.warn({ err: error }, 'A request is shown without the name of what it is about')
    return undefined
  }
}
