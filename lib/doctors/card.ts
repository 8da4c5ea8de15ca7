/** The fields that lists of doctors show, also those of the site's own API. */
import type { Doctor } from '@/lib/kinds/doctor'
import { cutBetweenWords } from '@/lib/text/excerpt'

export const cardFields = [
  ...(['id', 'slug', 'name', 'image', 'tags', 'rating', 'description', 'specialties'] as const),
  ...(['firstAppointment', 'firstAppointmentKind', 'repeatedAppointment'] as const),
  ...(['repeatedAppointmentKind', 'experience', 'reviewCount'] as const),
  ...(['receives', 'away'] as const),
]

export type DoctorCardData = Pick<Doctor, (typeof cardFields)[number]>

/** Doctors in the HTML of a list, in each further step of it, and on a page of a specialty. */
export const doctorStep = 30

/** Characters: some three lines of a card. */
const descriptionLength = 160

/** Without education, trainings and reviews, which only the doctor's own page has. */
export function toDoctorCard(doctor: Doctor): DoctorCardData {
  const { id, slug, name, image, tags, rating, specialties } = doctor
  const { firstAppointment, repeatedAppointment, experience, reviewCount } = doctor
  const { receives, away } = doctor
  const { firstAppointmentKind: first, repeatedAppointmentKind: repeated } = doctor
  return {
    ...{ id, slug, name, image, tags, rating, specialties },
    description: cutBetweenWords(doctor.description, descriptionLength),
    ...{ firstAppointment, repeatedAppointment, experience, reviewCount, receives, away },
    ...(first && { firstAppointmentKind: first }),
    ...(repeated && { repeatedAppointmentKind: repeated }),
  }
}

export type BookableDoctor = Pick<DoctorCardData, 'id' | 'name' | 'receives' | 'away'>

/** Only what the booking needs, as an island's props are in the HTML and in the RSC payload. */
export function bookingOf(doctor: BookableDoctor): BookableDoctor {
  const { id, name, receives, away } = doctor
  return { id, name, receives, away }
}
