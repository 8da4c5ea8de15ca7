import type { IndividualPhysician, Person, ProfilePage } from 'schema-dts'
import { clinicIn } from '@/lib/clinic'
import { env } from '@/lib/clinic/environment/env'
import { receptionHours } from '@/lib/doctors/reception'
import { firstVisit, repeatedVisit } from '@/lib/doctors/visit-prices'
import type { RelatedRecord } from '@/lib/entities/related'
import type { Doctor } from '@/lib/kinds/doctor'
import type { Locale } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import { hoursNodes } from './hours'
import { addressNode, clinicId, websiteId } from './jsonld'
import { absoluteUrl } from './metadata'
import { offersOf } from './offer'
import { procedureReference } from './references'

/** Names of the two visits, as the page shows them. */
export interface VisitNames {
  readonly first: string
  readonly repeated: string
}

/**
 * The page of a doctor has two nodes, because of schema.org's types: a Physician, which is an
 * organisation and makes the offers, and a Person with job title and education.
 */
export function doctorNodes(
  doctor: Doctor,
  locale: Locale,
  visits: VisitNames,
  services: readonly RelatedRecord[],
): [ProfilePage, Person, IndividualPhysician] {
  const url = absoluteUrl(pathOf('doctor', doctor.slug), locale)
  const ids = {
    page: `${url}#page`,
    person: personId(doctor, locale),
    physician: `${url}#physician`,
  }
  const offers = [
    ...offersOf(firstVisit(doctor), { name: visits.first, url }),
    ...offersOf(repeatedVisit(doctor), { name: visits.repeated, url }),
  ]
  const description = doctor.description ? { description: doctor.description } : {}
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
    { ...personNode(doctor, locale), ...description },
    {
      '@type': 'IndividualPhysician',
      '@id': ids.physician,
      url,
      name: doctor.name,
      ...description,
      ...pictureOf(doctor),
      address: addressNode(locale),
      practicesAt: { '@id': clinicId() },
      ...(doctor.receives.length > 0 && hoursNodes(receptionHours(doctor, clinicIn(locale).hours))),
      ...(services.length > 0
        ? { availableService: services.map(each => procedureReference(each, locale)) }
        : {}),
      ...(offers.length > 0 ? { makesOffer: offers } : {}),
    },
  ]
}

type Known = Pick<Doctor, 'slug' | 'name' | 'image' | 'specialties' | 'education'>

/** A doctor as a person of the clinic: profession and universities, as the page shows them. */
export function personNode(doctor: Known, locale: Locale): Exclude<Person, string> {
  const url = absoluteUrl(pathOf('doctor', doctor.slug), locale)
  const universities = [...new Set(doctor.education.map(entry => entry.university))]
  return {
    '@type': 'Person',
    '@id': personId(doctor, locale),
    url,
    name: doctor.name,
    ...pictureOf(doctor),
    ...(doctor.specialties.length > 0 ? { jobTitle: doctor.specialties } : {}),
    ...(universities.length > 0
      ? { alumniOf: universities.map(name => ({ '@type': 'CollegeOrUniversity', name })) }
      : {}),
    worksFor: { '@id': clinicId() },
  }
}

/** `@id` of the doctor, the same on every page. */
export function personId({ slug }: Pick<Doctor, 'slug'>, locale: Locale): string {
  return `${absoluteUrl(pathOf('doctor', slug), locale)}#person`
}

function pictureOf({ image }: Pick<Doctor, 'image'>) {
  return image ? { image: new URL(image, env().SITE_URL).href } : {}
}
