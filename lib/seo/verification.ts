import type { Metadata } from 'next'
import { clinicFacts } from '@/lib/clinic/facts'

/** The tags by which search engines believe that the site is the clinic's; for the home page. */
export function verificationTags(): Pick<Metadata, 'verification'> {
  const { yandex, google, bing } = clinicFacts().verification
  return {
    verification: {
      ...(yandex && { yandex }),
      ...(google && { google }),
      ...(bing && { other: { 'msvalidate.01': bing } }),
    },
  }
}
