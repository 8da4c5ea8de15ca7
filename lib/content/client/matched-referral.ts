/** A doctor's referral as what the clinic offers, at today's prices. */
import 'server-only'
import { itemOf } from '@/lib/calculator/item-of'
import { priceText } from '@/lib/calculator/price-text'
import {
  matchReferral,
  type OrderedService,
  type PartOfSet,
  type ReferralLine,
} from '@/lib/content/search/match-referral'
import { priceOf } from '@/lib/entities/price'
import type { Locale } from '@/lib/routing/locales'
import { messagesOf } from '@/lib/routing/messages'
import { getAnalyses } from './analyses'
import { getAnalysisSets } from './analysis-sets'
import { BackendError } from './result'
import { getServices } from './services'
import { siteEngine } from './site-search'

/** Referrals are written in either language, whatever the page's. @throws BackendError */
export async function matchedReferral(
  locale: Locale,
  text: string,
): Promise<readonly ReferralLine[]> {
  const items = (await getAnalyses(locale)).map(itemOf)
  return matchReferral(text, await siteEngine(), {
    items: new Map(items.map(item => [item.id, item])),
    services: await known(orderedServices(locale)),
    sets: await known(setsOf(locale)),
  })
}

/** By id; empty while the list is unavailable. */
async function known<T>(wanted: Promise<ReadonlyMap<number, T>>): Promise<ReadonlyMap<number, T>> {
  try {
    return await wanted
  } catch (error) {
    if (error instanceof BackendError) return new Map()
    throw error
  }
}

async function orderedServices(locale: Locale): Promise<ReadonlyMap<number, OrderedService>> {
  const { price: words } = await messagesOf(locale)
  return new Map(
    (await getServices(locale)).map(({ id, slug, name, price, priceKind }) => {
      const cost = priceOf('service', price, priceKind)
      return [id, { id, slug, name, price: priceText(cost, words), cost }]
    }),
  )
}

async function setsOf(locale: Locale): Promise<ReadonlyMap<number, readonly PartOfSet[]>> {
  return new Map((await getAnalysisSets(locale)).map(({ id, parts }) => [id, parts]))
}
