/** Characters of names and descriptions on cards (B74). */
export const serviceLengths = {
  cardName: { desktop: 30, mobile: Infinity },
  topDescription: { desktop: Infinity, mobile: 80 },
} as const
