/** How much of what a visitor types is taken (spec 1 §9). Free of zod: forms say it beforehand. */

export const nameMaxLength = 500

/** As typed, however the digits are set apart. */
export const phoneMaxLength = 40
