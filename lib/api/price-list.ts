/**
 * All analyses as the calculator's islands and the estimates need them, kept in memory for a
 * minute: parsing thousands of records for each request would cost more than everything else.
 * Cached pages read the lists themselves, since only then their own cache knows what they are of.
 */
import 'server-only'
import { type CalculatorItem, itemOf } from '@/lib/calculator/item'
import type { Locale } from '@/lib/i18n/locales'
import { getAnalyses } from './analyses'
import { getAnalysisCategories } from './analysis-categories'

const freshFor = 60_000

type Load = (locale: Locale) => Promise<readonly CalculatorItem[]>

interface Kept {
  readonly items: readonly CalculatorItem[]
  readonly loadedAt: number
}

export class PriceList {
  private readonly kept = new Map<Locale, Kept>()
  private readonly loading = new Map<Locale, Promise<readonly CalculatorItem[]>>()

  constructor(
    private readonly load: Load = loadItems,
    private readonly now: () => number = Date.now,
  ) {}

  /** While the backend fails, the last good list stands. @throws BackendError without one */
  async read(locale: Locale): Promise<readonly CalculatorItem[]> {
    const kept = this.kept.get(locale)
    if (kept && this.now() - kept.loadedAt < freshFor) return kept.items
    const loading = this.loading.get(locale) ?? this.reload(locale)
    this.loading.set(locale, loading)
    try {
      return await loading
    } catch (error) {
      if (kept) return kept.items
      throw error
    } finally {
      this.loading.delete(locale)
    }
  }

  private async reload(locale: Locale): Promise<readonly CalculatorItem[]> {
    const items = await this.load(locale)
    this.kept.set(locale, { items, loadedAt: this.now() })
    return items
  }
}

/**
 * Analyses of a category that is unknown count as being in none, as on the page of the list. They
 * stand by categories: alike beside alike is a third smaller when compressed.
 */
async function loadItems(locale: Locale): Promise<readonly CalculatorItem[]> {
  const [analyses, categories] = await Promise.all([
    getAnalyses(locale),
    getAnalysisCategories(locale),
  ])
  const places = new Map(categories.map(({ id }, place) => [id, place]))
  const placeOf = ({ category }: CalculatorItem) => places.get(category) ?? places.size
  return analyses
    .map(itemOf)
    .map(item => (places.has(item.category) ? item : { ...item, category: 0 }))
    .sort((a, b) => placeOf(a) - placeOf(b))
}

const priceList = new PriceList()

/** @throws BackendError */
export function getPriceList(locale: Locale): Promise<readonly CalculatorItem[]> {
  return priceList.read(locale)
}

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
