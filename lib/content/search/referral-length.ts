/** Characters of a doctor's referral that are read; apart from the engine, as the browser needs the number alone. */
export const referralMaxLength = 3000
