import type { AboutPage, ContactPage, MedicalClinic } from 'schema-dts'
import { clinicIn } from '@/lib/clinic'
import { env } from '@/lib/clinic/environment/env'
import { documentHref } from '@/lib/clinic/legal'
import type { Locale } from '@/lib/routing/locales'
import { clinicId, clinicNode, type PageNode, webPageNode } from './jsonld'

/** The page whose subject is the clinic itself. */
export function contactPageNode(page: PageNode): ContactPage {
  return { ...webPageNode(page), '@type': 'ContactPage', mainEntity: { '@id': clinicId() } }
}

/** As `contactPageNode`, for the page about the clinic. */
export function aboutPageNode(page: PageNode): AboutPage {
  return { ...webPageNode(page), '@type': 'AboutPage', mainEntity: { '@id': clinicId() } }
}

/** The clinic with its licence; `name` is the label of the licence on the page (R23). */
export function licensedClinicNode(locale: Locale, name: string): MedicalClinic {
  const { number, issued, validUntil } = clinicIn(locale).licence
  return {
    ...clinicNode(locale),
    hasCredential: {
      '@type': 'EducationalOccupationalCredential',
      '@id': `${env().SITE_URL}/#licence`,
      name,
      credentialCategory: 'license',
      identifier: number,
      dateCreated: issued,
      ...(validUntil && { expires: validUntil }),
      url: env().SITE_URL + documentHref('licence', locale),
    },
  }
}
