import type { ListCategory } from '@/lib/calculator/browse'
import type { CalculatorItem } from '@/lib/calculator/item'
import { type Analysis, analysisKind } from '@/lib/kinds/analysis'

/** Builders with defaults: a test sets only the fields it is about. */
export function item(id: number, change: Partial<CalculatorItem> = {}): CalculatorItem {
  return {
    id,
    slug: `analysis-${id}`,
    name: `Анализ ${id}`,
    price: 1000 * id,
    category: 1,
    bloodTest: false,
    discount: 0,
    document: null,
    ...change,
  }
}

export function analysis(id: number, change: Readonly<Record<string, unknown>> = {}): Analysis {
  return analysisKind.schema.parse({
    id,
    slug: `analysis-${id}`,
    name: `Анализ ${id}`,
    price: 1000 * id,
    category_analysis_id: 1,
    ...change,
  })
}

export function listCategory(id: number, count: number, name = `Категория ${id}`): ListCategory {
  return { id, name, slug: `${id}-category`, count }
}
