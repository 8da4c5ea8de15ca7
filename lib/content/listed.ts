/** Pages that list records which a clinic may have none of. */
import 'server-only'
import { getParentCheckUps } from '@/lib/content/client/parent-check-ups'
import { getPosts } from '@/lib/content/client/posts'
import { getPromotions } from '@/lib/content/client/promotions'
import type { Source } from '@/lib/content/client/reader'
import type { Locale } from '@/lib/routing/locales'
import type { RouteName } from '@/lib/routing/routes'

type GetList = (locale: Locale, from?: Source) => Promise<readonly unknown[]>

const lists = {
  promotions: getPromotions,
  promotionsCosmetology: async (locale, from) =>
    (await getPromotions(locale, from)).filter(({ category }) => category === 'cosmetology'),
  posts: getPosts,
  checkUps: getParentCheckUps,
} as const satisfies Partial<Record<RouteName, GetList>>

export type ListRoute = keyof typeof lists

export const isListRoute = (name: string): name is ListRoute => Object.hasOwn(lists, name)

/** Whether the list has records in that language. @throws BackendError */
export async function isListed(route: ListRoute, locale: Locale, from?: Source): Promise<boolean> {
  return (await lists[route](locale, from)).length > 0
}
