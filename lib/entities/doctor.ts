/** Doctors, their reviews and specialties. */
import { z } from 'zod'
import { count, id, isoDate, link, listOf, name, price, slug, stars, text } from './fields'
import { videoSchema } from './video'
import { fromWire } from './wire'

export const specialtySchema = z.object({ id, name, updated_at: isoDate }).transform(fromWire)

const review = z.object({ name, star: stars, review: text, created_at: isoDate })
const education = z.object({ graduation_year: count, university: name })
const training = z.object({ year: count, training: name, institution: text })

export const doctorSchema = z
  .object({
    id,
    slug,
    name,
    /** `null`: the placeholder is shown. */
    image: link,
    tags: listOf(name),
    rating: stars,
    description: text,
    /** Specialties, the main one first. */
    short_info: listOf(z.object({ specialty: name })),
    education: listOf(education),
    advance_trainings: listOf(training),
    video: videoSchema,
    first_appointment: price,
    repeated_appointment: price,
    /** Years. */
    experience: count,
    reviews: listOf(review),
    reviews_count: count,
    /** Slugs that it had before: their addresses lead to it. */
    former_slugs: listOf(slug).optional(),
    updated_at: isoDate,
  })
  // A list may come with the reviews and without their number.
  .overwrite(doctor => ({
    ...doctor,
    reviews_count: Math.max(doctor.reviews_count, doctor.reviews.length),
  }))
  .transform(fromWire)

export type Specialty = z.infer<typeof specialtySchema>
export type Doctor = z.infer<typeof doctorSchema>
export type Review = Doctor['reviews'][number]
