/** Promotions: from the day after its last one a promotion has a page that says so, and nothing else. */
import 'server-only'
import { derived } from '@/lib/content/derived'
import { promotionCategoryOf } from '@/lib/content/search/promotion-category'
import { today } from '@/lib/content/today'
import { type Promotion, promotionKind } from '@/lib/kinds/promotion'
import { clinicDay } from '@/lib/text/days'
import { callsOf } from './calls'
import { resourceOf } from './kind'
import { unusableIn, withUnusable } from './parse'

const resource = resourceOf(promotionKind)

const calls = callsOf({
  ...resource,
  clean: value => {
    const promotion = resource.clean(value)
    const { category, name, description } = promotion
    return { ...promotion, category: category ?? promotionCategoryOf(name, description) }
  },
})

/** Whether its last day in Almaty is past. */
export const hasEnded = ({ until }: Pick<Promotion, 'until'>, day: string): boolean =>
  until !== undefined && clinicDay(new Date(until)) < day

/** Without what was offered: neither price nor terms apply any more, wherever they might be shown. */
function asOf(promotion: Promotion, day: string): Promotion {
  if (!hasEnded(promotion, day)) return promotion
  return {
    ...promotion,
    ...{ price: 0, discount: null, resultMinutes: 0, file: null, isCertificate: false },
    ...{ description: '', listDescription: '', journeyDescription: '', warning: '' },
  }
}

const onDay = derived((list: readonly Promotion[], day: string) =>
  list.some(promotion => hasEnded(promotion, day))
    ? withUnusable(
        list.map(promotion => asOf(promotion, day)),
        unusableIn(list),
      )
    : list,
)

const runningOn = derived((list: readonly Promotion[], day: string) => {
  const running = list.filter(promotion => !hasEnded(promotion, day))
  return running.length === list.length ? list : withUnusable(running, unusableIn(list))
})

/** All that have a page, those that have ended included. */
export const promotions: typeof calls = {
  ...calls,
  list: async (locale, from) => onDay(await calls.list(locale, from), today()),
  details: async (locale, id, from) => {
    const promotion = await calls.details(locale, id, from)
    return promotion && asOf(promotion, today())
  },
}

export const getPromotion = promotions.details

/** Those that run, for lists, search and crawlers. @throws BackendError */
export const getPromotions: typeof calls.list = async (locale, from) =>
  runningOn(await promotions.list(locale, from), today())
