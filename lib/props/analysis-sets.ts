import type { WholeSet } from '@/lib/calculator/whole-set'
import type { Price } from '@/lib/entities/price'
import type { AnalysisSet } from '@/lib/kinds/analysis-set'
import type { Crumb } from '@/lib/routing/crumbs'

/** One set. */
export interface AnalysisSetData extends WholeSet {
  readonly h1: string
  readonly crumbs: readonly Crumb[]
  readonly set: AnalysisSet
  readonly price: Price
  /** Names of what is not sold, and not in the price. */
  readonly outside: string
  readonly others: readonly SetLink[]
}

export type SetLink = Pick<AnalysisSet, 'slug' | 'name'>
