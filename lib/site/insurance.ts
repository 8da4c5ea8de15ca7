import type { Locale } from '@/lib/i18n/locales'

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

/** Who bears the risk: insurance is offered in the name of a licensed insurer, never the clinic's. */
export interface Insurer {
  readonly name: string
  /** Number of the licence of the financial regulator. */
  readonly licence: string
}

const insurers: Record<Locale, Insurer> = {
  ru: { name: 'АО «Страховая компания «Образец»', licence: '0.0.00' },
  kk: { name: '«Үлгі» сақтандыру компаниясы АҚ', licence: '0.0.00' },
}

/** The same insurer in either language. */
export function insurerIn(locale: Locale): Insurer {
  return insurers[locale]
}
