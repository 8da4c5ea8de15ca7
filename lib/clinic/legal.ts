import type { ClinicDocument } from '@/lib/clinic/clinic'
import { clinicFacts, clinicIn } from '@/lib/clinic/facts'
import type { Locale } from '@/lib/routing/locales'

/**
 * Version of the consent text: the edition of the privacy policy, whose second part it is. It is
 * stored with each request, so that the text a visitor agreed to can be found.
 */
export function consentVersion(): string {
  return clinicFacts().policy_editions.at(-1) ?? ''
}

/** What the clinic publishes about itself, in the order of the page. */
export const generalDocuments = [
  'licence',
  'privacy-policy',
  'public-offer-contract',
  'offer',
] as const satisfies readonly ClinicDocument[]

/** Path of a PDF: `/files/documents/offer.pdf`, `/files/documents/kk/offer.pdf`. */
export function documentHref(name: ClinicDocument, locale: Locale): string {
  return clinicIn(locale).documents[name]
}

/** The privacy policy, with the consent to the processing of personal data. */
export function policyHref(locale: Locale): string {
  return documentHref('privacy-policy', locale)
}
