import { defaultLocale, type Locale } from '@/lib/i18n/locales'

/**
 * Version of the consent text: the edition of the privacy policy, whose second part it is. It is
 * stored with each request, so that the text a visitor agreed to can be found.
 */
export const consentVersion = '2026-11-01'

/** Days from which the editions of the clinic's papers hold; the last one is published. */
export const editions = ['2026-01-12', consentVersion] as const

/** What the clinic publishes about itself (spec 2 §2, "About us"), in the order of the page. */
export const generalDocuments = [
  'licence',
  'privacy-policy',
  'public-offer-contract',
  'offer',
] as const

export type GeneralDocument = (typeof generalDocuments)[number]

/** `/documents/offer.pdf`, `/documents/kk/offer.pdf`. */
export function documentHref(name: GeneralDocument | 'deposit-system', locale: Locale): string {
  return locale === defaultLocale ? `/documents/${name}.pdf` : `/documents/${locale}/${name}.pdf`
}

/** The privacy policy, with the consent to the processing of personal data. */
export function policyHref(locale: Locale): string {
  return documentHref('privacy-policy', locale)
}
