/** What the pages of analyses show, in both layouts. */
import type { ListCategory } from '@/lib/calculator/browse'
import type { LetterEntry } from '@/lib/calculator/filter'
import type { CalculatorItem } from '@/lib/calculator/item'
import type { Analysis } from '@/lib/kinds/analysis'
import type { Crumb } from '@/lib/routing/crumbs'
import type { Pages } from '@/lib/routing/page-numbers'
import { pathOf } from '@/lib/routing/routes'
import type { SetLink } from './analysis-sets'
import type { Fact } from './facts'
import type { Related } from './related'

/** The list of all analyses; the HTML has the first part of it. */
export interface AnalysesData {
  readonly h1: string
  readonly crumbs: readonly Crumb[]
  readonly categories: readonly ListCategory[]
  /** Letters of the alphabet row, without "all". */
  readonly letters: readonly LetterEntry[]
  readonly items: readonly CalculatorItem[]
  readonly sets: readonly SetLink[]
  /** Whether blood is drawn for some of all, for money, and whether some have leaflets. */
  readonly facts: Readonly<Record<'blood' | 'leaflets', Fact>>
  /** Whether the clinic says of some that they are for children. */
  readonly hasForChildren: boolean
  /** Whether there are any in the other language. */
  readonly elsewhere: boolean
}

/** One category, or one page of it. */
export interface AnalysisCategoryData {
  readonly h1: string
  readonly crumbs: readonly Crumb[]
  readonly category: ListCategory
  readonly items: readonly CalculatorItem[]
  readonly pages: Pages
  /** Lowest price in tenge; 0 when there is none. */
  readonly from: number
  /** Whether blood is drawn for some of them, for money. */
  readonly blood: Fact
  readonly others: readonly ListCategory[]
}

/** One analysis. */
export interface AnalysisData {
  readonly crumbs: readonly Crumb[]
  readonly analysis: Analysis
  /** The same analysis as an item of the calculator. */
  readonly item: CalculatorItem
  readonly category: Pick<ListCategory, 'name' | 'slug'> | undefined
  /** The text of its document, if the clinic has it. */
  readonly leaflet: { readonly title: string; readonly html: string } | null
  readonly related: readonly CalculatorItem[]
  readonly relations: Related
}

/** Analyses of the same category that a page recommends. */
export const relatedCount = 6

/** Path of a category's page, without language. */
export function categoryPath({ slug }: Pick<ListCategory, 'slug'>): string {
  return pathOf('analysesOfCategory', slug)
}
