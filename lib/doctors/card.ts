/**
 * The fields that lists of doctors show. The site's own API sends the cards in this shape, so the
 * fields are named as the backend names them.
 */
import type { Doctor } from '@/lib/entities/doctor'
import { cutBetweenWords } from '@/lib/text/excerpt'

export const cardFields = [
  ...(['id', 'slug', 'name', 'image', 'tags', 'rating', 'description', 'short_info'] as const),
  ...(['first_appointment', 'repeated_appointment', 'experience', 'reviews_count'] as const),
]

export type DoctorCardData = Pick<Doctor, (typeof cardFields)[number]>

/** Doctors in the HTML of a list, in each further step of it, and on a page of a specialty. */
export const doctorStep = 30

/** Characters: some three lines of a card. */
const descriptionLength = 160

/** Without education, trainings and reviews, which only the doctor's own page has. */
export function toDoctorCard(doctor: Doctor): DoctorCardData {
  const { id, slug, name, image, tags, rating, short_info } = doctor
  const { first_appointment, repeated_appointment, experience, reviews_count } = doctor
  return {
    ...{ id, slug, name, image, tags, rating, short_info },
    description: cutBetweenWords(doctor.description, descriptionLength),
    ...{ first_appointment, repeated_appointment, experience, reviews_count },
  }
}

export type BookableDoctor = Pick<
  DoctorCardData,
  'id' | 'name' | 'first_appointment' | 'repeated_appointment'
>

/** Only what the booking needs, as an island's props are in the HTML and in the RSC payload. */
export function bookingOf(doctor: BookableDoctor): BookableDoctor {
  const { id, name, first_appointment, repeated_appointment } = doctor
  return { id, name, first_appointment, repeated_appointment }
}

/** Names of the doctor's job titles, the main one first. */
export function specialtiesOf({ short_info }: Pick<Doctor, 'short_info'>): string[] {
  return short_info.map(({ specialty }) => specialty)
}
