/**
 * How many characters of what a visitor types are taken (B33). Free of zod: forms say it
 * beforehand. How often one may ask: lib/http/limits.ts.
 */

export const nameMaxLength = 500

/** As typed, however the digits are set apart. */
export const phoneMaxLength = 40
