/** Rules of the insurance for companies (spec 1 §9), and of the deposit that takes its place. */
export const insurance = {
  /** Insured staff of a company, at least. */
  minStaff: 10,
  /** Years, both included. */
  minAge: 1,
  maxAge: 70,
  /** Calendar years of a contract. */
  years: 1,
  /** Working days until an unused deposit is returned. */
  refundDays: 10,
} as const
