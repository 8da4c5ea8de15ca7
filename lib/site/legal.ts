import type { Locale } from '@/lib/i18n/locales'

/** Version of the consent text; it is stored with each request, so change it with the text. */
export const consentVersion = '2026-11-01'

/** The privacy policy, with the consent to the processing of personal data. */
export function policyHref(locale: Locale): string {
  return locale === 'kk' ? '/documents/kk/privacy-policy.pdf' : '/documents/privacy-policy.pdf'
}
