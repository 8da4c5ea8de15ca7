/** Placeholders while a list reloads (B73). */
export const doctorSkeletons = { cards: 5, specialties: 30 } as const
