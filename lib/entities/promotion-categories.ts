/** Where the promotions of a category begin in the list. */
export function promotionAnchor(category: PromotionCategory): string {
  return `promotions-${category}`
} /** Tabs of the promotions layout but for "all" (B19). Without zod, for islands. */
export const promotionCategories = [
  'diagnostics',
  'surgery',
  'dentistry',
  'plastic',
  'cosmetology',
  'ivf',
  'childhood',
  'oncology',
] as const

export type PromotionCategory = (typeof promotionCategories)[number]
