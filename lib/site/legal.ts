import { defaultLocale, type Locale } from '@/lib/i18n/locales'

/** Version of the consent text; it is stored with each request, so change it with the text. */
export const consentVersion = '2026-11-01'

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
