/** How many records a screen loads, and its view shows. */

/** Analyses of the same category that a page recommends. */
export const relatedCount = 6

/** Cards of a list: one across the row and five rows of three; the rest are lines. */
export const articleCards = 16

/** Photos of the specialists that are shown. */
export const faceCount = 5

/** Colleagues of a doctor. */
export const otherDoctors = 6

/** Services of a specialty. */
export const relatedServiceCount = 8

/** Maximum number of each (B46). */
export const homeCounts = { services: 7, analyses: 7, checkUps: 6, doctors: 3 } as const

/** Articles or promotions of a "more" block (B75). */
export const moreCount = 3

/** Cards of a list; the rest are lines, so that the page stays small. */
export const promotionCards = 24

/** How many of each (B57, B75). */
export const serviceCounts = {
  top: 5,
  /** Loaded for both layouts; a desktop's details page shows the fourth as a line. */
  promotions: 4,
  promotionCards: { top: 4, details: { desktop: 3, mobile: 4 } },
  related: 6,
  /** Cards of a category; the rest are lines, so that the page stays small. */
  cards: 36,
} as const
