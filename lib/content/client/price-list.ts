/** All analyses as the calculator's islands and the estimates need them. */
import 'server-only'
import type { CalculatorItem } from '@/lib/calculator/item'
import { itemOf } from '@/lib/calculator/item-of'
import { derived } from '@/lib/content/derived'
import type { Analysis, AnalysisCategory } from '@/lib/kinds/analysis'
import type { Locale } from '@/lib/routing/locales'
import { getAnalyses } from './analyses'
import { getAnalysisCategories } from './analysis-categories'
import { BackendError } from './result'
import { searchSite } from './site-search'

/** One value, as price lists are memoised by their lists. */
const none: readonly never[] = []

/** Without the categories, every analysis is in none. @throws BackendError */
export async function getPriceList(locale: Locale): Promise<readonly CalculatorItem[]> {
  const [analyses, categories] = await Promise.all([
    getAnalyses(locale),
    getAnalysisCategories(locale).catch(noneWhenFailing),
  ])
  return priceListOf(analyses, categories)
}

function noneWhenFailing(error: unknown): readonly never[] {
  if (error instanceof BackendError) return none
  throw error
}

/**
 * Analyses of an unknown category count as being in none, as on the page of the list. Sorted by
 * category, which compresses a third better.
 */
const priceListOf = derived(
  (analyses: readonly Analysis[], categories: readonly AnalysisCategory[]) => {
    const positions = new Map(categories.map(({ id }, index) => [id, index]))
    const positionOf = ({ category }: CalculatorItem) => positions.get(category) ?? positions.size
    return analyses
      .map(itemOf)
      .map(item => (positions.has(item.category) ? item : { ...item, category: 0 }))
      .sort((a, b) => positionOf(a) - positionOf(b))
  },
)

/** What an island asks for: everything, some categories, or some analyses. */
export type PriceListPart =
  | { readonly kind: 'all' }
  | { readonly kind: 'categories' | 'analyses'; readonly ids: readonly number[] }

/** @throws BackendError */
export async function getPriceListPart(
  locale: Locale,
  part: PriceListPart,
): Promise<readonly CalculatorItem[]> {
  const items = await getPriceList(locale)
  if (part.kind === 'all') return items
  const ids = new Set(part.ids)
  const key = part.kind === 'categories' ? 'category' : 'id'
  return items.filter(item => ids.has(item[key]))
}

/** More are not read: the text is then too general. */
const maxFound = 300

/** The analyses that the site's search finds, in its order (B87). @throws BackendError */
export async function findInPriceList(
  locale: Locale,
  q: string,
  sessionId: string,
): Promise<readonly CalculatorItem[]> {
  const most = { perKind: maxFound, total: maxFound, articles: 0 }
  const [items, { hits }] = await Promise.all([
    getPriceList(locale),
    searchSite(locale, q, 'analysis', sessionId, most),
  ])
  const byId = new Map(items.map(item => [item.id, item]))
  return hits.flatMap(({ record }) => byId.get(record) ?? [])
}
