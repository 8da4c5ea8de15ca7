/**
 * The feed of doctors and prices of their visits for Yandex (its doctors format, version 2.0,
 * Russian only). Fields without data are left out. Patients wrote their reviews for the clinic's
 * pages: only how many there are is handed on.
 */

import { type Clinic, mainPhone } from '@/lib/clinic'
import { env } from '@/lib/clinic/environment/env'
import { agesOf } from '@/lib/doctors/ages'
import type { Doctor } from '@/lib/kinds/doctor'
import { pathOf } from '@/lib/routing/routes'
import { absoluteUrl } from '@/lib/seo/metadata'
import { almatyTime } from '@/lib/text/almaty'
import { lowerFirst } from '@/lib/text/lower-first'
import { feedXml } from './xml'

const locale = 'ru'

export interface DoctorsFeed {
  readonly clinic: Clinic
  readonly doctors: readonly Doctor[]
  /** Names of the visits, as the pages show them. */
  readonly visits: { readonly first: string; readonly repeated: string }
  /** When the doctors' data were last changed. */
  readonly changed: Date
}

const ids = { clinic: 'clinic', first: 'first', repeated: 'repeated' } as const

/** The feed as XML; doctors without a specialty are left out. */
export function yandexDoctorsXml({ clinic, doctors, visits, changed }: DoctorsFeed): string {
  const logo = env().SITE_URL + clinic.pictures.icon_512
  // An offer has to name a specialty.
  const known = doctors.filter(doctor => doctor.specialties.length > 0)
  return feedXml({
    shop: {
      '@version': '2.0',
      '@date': almatyTime(changed),
      name: clinic.name,
      company: clinic.legalName,
      url: env().SITE_URL,
      picture: logo,
      email: clinic.email,
      doctors: { doctor: known.map(doctorOf) },
      clinics: {
        clinic: {
          '@id': ids.clinic,
          url: env().SITE_URL,
          picture: logo,
          name: clinic.name,
          city: clinic.city,
          address: clinic.street,
          email: clinic.email,
          phone: mainPhone(clinic).number,
        },
      },
      services: {
        service: [
          { '@id': ids.first, name: visits.first },
          { '@id': ids.repeated, name: visits.repeated },
        ],
      },
      offers: { offer: known.flatMap(offersOf) },
    },
  })
}

function doctorOf(doctor: Doctor) {
  const [surname, firstName, ...patronymic] = doctor.name.split(' ')
  return {
    '@id': `doctor-${doctor.id}`,
    name: doctor.name,
    url: urlOf(doctor),
    description: doctor.description || undefined,
    internal_id: doctor.id,
    first_name: firstName,
    surname,
    patronymic: patronymic.join(' ') || undefined,
    experience_years: doctor.experience || undefined,
    picture: doctor.image ? new URL(doctor.image, env().SITE_URL).href : undefined,
    education: doctor.education.map(({ university, graduationYear }) => ({
      organization: university,
      finish_year: graduationYear || undefined,
    })),
    certificate: doctor.trainings.map(({ institution, year, training }) => ({
      organization: institution || undefined,
      finish_year: year || undefined,
      name: training,
    })),
    reviews_total_count: doctor.reviewCount || undefined,
  }
}

/** The first and the repeated visit; a visit without a price is left out. */
function offersOf(doctor: Doctor) {
  const first = offerOf(doctor, ids.first, doctor.firstAppointment)
  if (doctor.repeatedAppointment <= 0) return [first]
  return [first, offerOf(doctor, ids.repeated, doctor.repeatedAppointment)]
}

function offerOf(doctor: Doctor, service: 'first' | 'repeated', price: number) {
  const { adults, children } = agesOf(doctor)
  return {
    '@id': `${service}-${doctor.id}`,
    url: urlOf(doctor),
    appointment: true,
    price: price > 0 ? { base_price: Math.round(price), currency: 'KZT' } : undefined,
    service: { '@id': service },
    clinic: {
      '@id': ids.clinic,
      doctor: {
        '@id': `doctor-${doctor.id}`,
        speciality: lowerFirst(doctor.specialties[0] ?? ''),
        adult_appointment: adults,
        children_appointment: children,
        is_base_service: service === 'first',
      },
    },
  }
}

function urlOf({ slug }: Doctor): string {
  return absoluteUrl(pathOf('doctor', slug), locale)
}
