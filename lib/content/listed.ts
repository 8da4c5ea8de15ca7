/** Pages that show records which a clinic may have none of. */
import 'server-only'
import { env } from '@/lib/clinic/environment/env'
import { clinicFacts } from '@/lib/clinic/facts'
import { siteLastGood } from '@/lib/clinic/files/last-good'
import { readText } from '@/lib/clinic/files/text'
import { getAnalyses } from '@/lib/content/client/analyses'
import { getArticles } from '@/lib/content/client/articles'
import { getDoctors } from '@/lib/content/client/doctors'
import { getParentCheckUps } from '@/lib/content/client/parent-check-ups'
import { getPromotions } from '@/lib/content/client/promotions'
import type { Source } from '@/lib/content/client/reader'
import { BackendError } from '@/lib/content/client/result'
import { getServices } from '@/lib/content/client/services'
import type { Locale } from '@/lib/routing/locales'
import type { MissingSections } from '@/lib/routing/navigation'
import { pathOf, type RouteName, routes } from '@/lib/routing/routes'
import { contentStore } from './content'

type GetList = (locale: Locale, from?: Source) => Promise<readonly unknown[]>

const lists = {
  servicesTop: getServices,
  doctors: getDoctors,
  analyses: getAnalyses,
  promotions: getPromotions,
  promotionsCosmetology: async (locale, from) =>
    (await getPromotions(locale, from)).filter(({ category }) => category === 'cosmetology'),
  articles: getArticles,
  // It says how articles come about.
  editorial: getArticles,
  checkUps: getParentCheckUps,
} as const satisfies Partial<Record<RouteName, GetList>>

export type ListRoute = keyof typeof lists

export const isListRoute = (name: string): name is ListRoute => Object.hasOwn(lists, name)

/** Whether the list has records in that language. @throws BackendError */
export async function isListed(route: ListRoute, locale: Locale, from?: Source): Promise<boolean> {
  return (await lists[route](locale, from)).length > 0
}

/** Sections whose prices the price list has. */
const priced: readonly ListRoute[] = [
  'servicesTop',
  'doctors',
  'analyses',
  'checkUps',
  'promotions',
]

/**
 * Whether the clinic has what the page is about; a page about records exists without them, too.
 * @param town in the path of a landing page, which exists where the clinic has a text for it (B4)
 */
export function isOffered(name: RouteName, town = ''): boolean {
  if (routes[name].town) return hasText(`pages${pathOf(name, town)}.ru.md`)
  const { insurance, deposit } = clinicFacts()
  return name !== 'corporate' || Boolean(insurance ?? deposit)
}

/** Whether there is a text, be it the last good one, as that of a page is shown. */
const hasText = (file: string) =>
  readText(file) !== undefined || siteLastGood()?.read(file).text !== undefined

/**
 * Sections that no menu names, as the clinic has nothing for them. A list that a backend has not
 * given yet is not waited for, and counts as one with records.
 */
export async function missingSections(locale: Locale): Promise<MissingSections> {
  const from = env().BACKEND_URL ? contentStore().reading({ waitMs: 0 }) : undefined
  const routes = Object.keys(lists) as ListRoute[]
  const isThere = await Promise.all(routes.map(route => isListedOrUnknown(route, locale, from)))
  const empty: readonly RouteName[] = routes.filter((_, index) => !isThere[index])
  return [
    ...empty,
    ...(isOffered('corporate') ? [] : (['corporate'] as const)),
    ...(priced.every(route => empty.includes(route)) ? (['priceList'] as const) : []),
  ]
}

async function isListedOrUnknown(...asked: Parameters<typeof isListed>): Promise<boolean> {
  try {
    return await isListed(...asked)
  } catch (error) {
    if (error instanceof BackendError) return true
    throw error
  }
}
