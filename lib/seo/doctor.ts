import type { IndividualPhysician, Offer, Person, ProfilePage } from 'schema-dts'
import { specialtiesOf } from '@/lib/doctors/card'
import type { Doctor } from '@/lib/entities/doctor'
import type { Locale } from '@/lib/i18n/locales'
import { env } from '@/lib/site/env'
import { pathOf } from '@/lib/site/routes'
import { addressNode, clinicId, websiteId } from './jsonld'
import { absoluteUrl } from './metadata'

/** Names of the two visits, as the page shows them. */
export interface VisitNames {
  readonly first: string
  readonly repeated: string
}

/**
 * The page of a doctor: the person it is about, and the physician who offers the visits. A person
 * cannot offer in the clinic's name, and a physician, an organisation to schema.org, has no job.
 */
export function doctorNodes(
  doctor: Doctor,
  locale: Locale,
  visits: VisitNames,
): [ProfilePage, Person, IndividualPhysician] {
  const url = absoluteUrl(pathOf('doctor', doctor.slug), locale)
  const ids = { page: `${url}#page`, person: `${url}#person`, physician: `${url}#physician` }
  const words = {
    name: doctor.name,
    ...(doctor.description ? { description: doctor.description } : {}),
    ...(doctor.image ? { image: new URL(doctor.image, env().SITE_URL).href } : {}),
  }
  const universities = [...new Set(doctor.education.map(entry => entry.university))]
  return [
    {
      '@type': 'ProfilePage',
      '@id': ids.page,
      url,
      name: doctor.name,
      inLanguage: locale,
      isPartOf: { '@id': websiteId() },
      mainEntity: { '@id': ids.person },
    },
    {
      '@type': 'Person',
      '@id': ids.person,
      url,
      ...words,
      jobTitle: specialtiesOf(doctor),
      ...(universities.length > 0
        ? { alumniOf: universities.map(name => ({ '@type': 'CollegeOrUniversity', name })) }
        : {}),
      worksFor: { '@id': clinicId() },
    },
    {
      '@type': 'IndividualPhysician',
      '@id': ids.physician,
      url,
      ...words,
      address: addressNode(locale),
      practicesAt: { '@id': clinicId() },
      makesOffer: [
        ...visitOffer(visits.first, doctor.first_appointment, url),
        ...visitOffer(visits.repeated, doctor.repeated_appointment, url),
      ],
    },
  ]
}

/** @param price whole tenge; 0 is on request and makes no offer */
function visitOffer(name: string, price: number, url: string): Offer[] {
  if (price <= 0) return []
  return [{ '@type': 'Offer', name, url, price, priceCurrency: 'KZT' }]
}
