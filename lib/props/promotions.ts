import type { PromotionCategory } from '@/lib/entities/promotion-categories'
import type { Promotion } from '@/lib/kinds/promotion'
import type { Crumb } from '@/lib/routing/crumbs'
import type { Related } from './related'

/** A list of promotions: all of them, or those of one category. */
export interface PromotionsData {
  readonly h1: string
  readonly lead: string
  readonly crumbs: readonly Crumb[]
  readonly cards: readonly Promotion[]
  /** Those beyond the cards, as lines. */
  readonly rows: readonly Promotion[]
  readonly more: readonly Promotion[]
}

/** Until when a promotion lasts. */
export interface PromotionTerm {
  /** ISO date. */
  readonly day: string
  /** The day is past. */
  readonly isOver: boolean
}

/** One promotion. */
export interface PromotionData {
  readonly crumbs: readonly Crumb[]
  readonly promotion: Promotion
  /** `null` when no last day is said. */
  readonly term: PromotionTerm | null
  readonly more: readonly Promotion[]
  readonly relations: Related
}

/** Cards of a list; the rest are lines, so that the page stays small. */
export const promotionCards = 24

/** Where the promotions of a category begin in the list. */
export function promotionAnchor(category: PromotionCategory): string {
  return `promotions-${category}`
}
