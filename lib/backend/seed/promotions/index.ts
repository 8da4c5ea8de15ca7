/**
 * The promotions, a file per group of fields, in the order of their ids: the first ones stand in
 * the "more promotions" blocks, so the evening and weekend discounts have the lowest ids.
 *
 * As with services, `price` is what a visitor pays, the discount already taken off.
 * One promotion has no image on purpose: its page shows the grey placeholder.
 */
import type { SeedPromotion } from '../types'
import { appearancePromotions } from './appearance'
import { carePromotions } from './care'
import { diagnosticsPromotions } from './diagnostics'

export const promotions: readonly SeedPromotion[] = [
  ...diagnosticsPromotions,
  ...carePromotions,
  ...appearancePromotions,
].sort((a, b) => a.id - b.id)
