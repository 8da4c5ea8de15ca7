/**
 * Maximum lengths of what a visitor types (B33). Without zod, as forms in the browser import them.
 * Rate limits are in lib/http/limits.ts.
 */

export const nameMaxLength = 500

/** As typed, for the form that shows it once more; a longer text is not cut but left out. */
export const phoneMaxLength = 100

/** Analyses that a request may be about: as many as a visitor can choose. */
export const analysesMaxCount = 300
