/**
 * Maximum lengths of what a visitor types (B33). Without zod, as forms in the browser import them.
 * Rate limits are in lib/http/limits.ts.
 */

export const nameMaxLength = 500

/** As typed, with spaces, brackets and dashes. */
export const phoneMaxLength = 100
