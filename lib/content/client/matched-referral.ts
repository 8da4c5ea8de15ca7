/** A doctor's referral as analyses of the clinic, at today's prices. */
import 'server-only'
import { itemOf } from '@/lib/calculator/item'
import {
  matchReferral,
  type NamedItem,
  namedItems,
  type ReferralLine,
} from '@/lib/content/search/match-referral'
import { searchLexicon } from '@/lib/content/search-tables/shipped-and-own'
import type { Analysis } from '@/lib/entities/analysis'
import { type Locale, locales } from '@/lib/routing/locales'
import { getAnalyses } from './analyses'
import { BackendError } from './result'

type List = readonly Analysis[]

/** Referrals are written in either language, whatever the page's. @throws BackendError */
export async function matchedReferral(
  locale: Locale,
  text: string,
): Promise<readonly ReferralLine[]> {
  const own = await getAnalyses(locale)
  const others = await Promise.all(
    locales.filter(other => other !== locale).map(other => getAnalyses(other).catch(nothing)),
  )
  return matchReferral(text, namedOf(own, others), searchLexicon())
}

const none: List = []

function nothing(error: unknown): List {
  if (error instanceof BackendError) return none
  throw error
}

const known = new WeakMap<List, { readonly others: readonly List[]; readonly items: NamedItem[] }>()

/** Memoised by the identity of the lists. */
function namedOf(own: List, others: readonly List[]): readonly NamedItem[] {
  const last = known.get(own)
  if (last?.others.every((list, index) => list === others[index])) return last.items
  const items = namedItems(own.map(itemOf), ...others.map(list => list.map(itemOf)))
  known.set(own, { others, items })
  return items
}
