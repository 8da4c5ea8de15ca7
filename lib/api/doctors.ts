/** Doctors and the letters of their specialties (spec 2 §7). */
import 'server-only'
import { z } from 'zod'
import { type DoctorCardData, toDoctorCard } from '@/lib/doctors/card'
import { type Doctor, doctorSchema } from '@/lib/entities/doctor'
import type { LetterGroup } from '@/lib/entities/letter'
import type { Locale } from '@/lib/i18n/locales'
import { plainText } from '@/lib/text/plain-text'
import { letterGroup } from './letters'
import { mediaUrl } from './media'
import type { Resource } from './parse'
import { readList, readRecord } from './read'
import type { Read } from './reader'

/** What the list can be sorted by (spec 2 §9). */
export interface DoctorSort {
  readonly by: 'first_appointment' | 'rating' | 'experience'
  readonly direction: 'asc' | 'desc'
}

const doctor: Resource<Doctor> = {
  entity: 'doctor',
  schema: doctorSchema,
  clean: value => ({
    ...value,
    name: plainText(value.name),
    image: mediaUrl(value.image),
    description: plainText(value.description),
    tags: value.tags.map(plainText),
    short_info: value.short_info.map(entry => ({ specialty: plainText(entry.specialty) })),
    education: value.education.map(entry => ({
      ...entry,
      university: plainText(entry.university),
    })),
    advance_trainings: value.advance_trainings.map(entry => ({
      ...entry,
      training: plainText(entry.training),
      institution: plainText(entry.institution),
    })),
    reviews: value.reviews.map(entry => ({
      ...entry,
      name: plainText(entry.name),
      review: plainText(entry.review),
    })),
  }),
}

/** All doctors; without `sort` in the backend's own order. @throws BackendError */
export function getDoctors(
  locale: Locale,
  sort?: DoctorSort,
  read?: Read,
): Promise<readonly Doctor[]> {
  const query = sort && { sort_by: sort.by, sort_direction: sort.direction }
  return readList(doctor, { path: 'doctors', locale, query }, read)
}

/** Details are taken out before parsing, which would clean every review of every doctor for nothing. */
const lean: Resource<Doctor> = { ...doctor, schema: z.preprocess(withoutDetails, doctorSchema) }

/**
 * All doctors for the cards in the browser, without what only a doctor's own page shows: that is
 * nine tenths of the list. @throws BackendError
 */
export async function getDoctorCards(locale: Locale, read?: Read): Promise<DoctorCardData[]> {
  return (await readList(lean, { path: 'doctors', locale }, read)).map(toDoctorCard)
}

function withoutDetails(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const { reviews, reviews_count, ...rest } = value as Readonly<Record<string, unknown>>
  const written = Array.isArray(reviews) ? reviews.length : 0
  const count = Math.max(Number(reviews_count) || 0, written)
  return { ...rest, education: [], advance_trainings: [], reviews: [], reviews_count: count }
}

/** @throws BackendError */
export function getDoctor(locale: Locale, id: number, read?: Read): Promise<Doctor | null> {
  return readRecord(doctor, { path: `doctors/${id}`, locale }, read)
}

/** Specialties by first letter, without the entry "all". @throws BackendError */
export function getDoctorLetters(locale: Locale, read?: Read): Promise<readonly LetterGroup[]> {
  return readList(letterGroup, { path: 'doctor/russian-letters', locale }, read)
}
