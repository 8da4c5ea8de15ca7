/** All analyses as the calculator's islands and the estimates need them. */
import 'server-only'
import { type CalculatorItem, itemOf } from '@/lib/calculator/item'
import { derived } from '@/lib/content/derived'
import type { Analysis, AnalysisCategory } from '@/lib/content/entities/analysis'
import type { Locale } from '@/lib/routing/locales'
import { getAnalyses } from './analyses'
import { getAnalysisCategories } from './analysis-categories'

/** @throws BackendError */
export async function getPriceList(locale: Locale): Promise<readonly CalculatorItem[]> {
  const [analyses, categories] = await Promise.all([
    getAnalyses(locale),
    getAnalysisCategories(locale),
  ])
  return priceListOf(analyses, categories)
}

/**
 * Analyses of a category that is unknown count as being in none, as on the page of the list. They
 * stand by categories: alike beside alike is a third smaller when compressed.
 */
const priceListOf = derived(
  (analyses: readonly Analysis[], categories: readonly AnalysisCategory[]) => {
    const places = new Map(categories.map(({ id }, place) => [id, place]))
    const placeOf = ({ category }: CalculatorItem) => places.get(category) ?? places.size
    return analyses
      .map(itemOf)
      .map(item => (places.has(item.category) ? item : { ...item, category: 0 }))
      .sort((a, b) => placeOf(a) - placeOf(b))
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
