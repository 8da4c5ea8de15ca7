/** Doctors, their reviews and specialties. */
import { z } from 'zod'
import { count, id, isoDate, link, listOf, name, price, slug, stars, text } from './fields'
import { videoSchema } from './video'

export const jobTitleSchema = z.object({ id, name, updated_at: isoDate })

export const reviewSchema = z.object({
  name,
  star: stars,
  review: text,
  created_at: isoDate,
})

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
    /** Names of job titles, the main one first. */
    short_info: listOf(z.object({ specialty: name })),
    education: listOf(education),
    advance_trainings: listOf(training),
    video: videoSchema,
    first_appointment: price,
    repeated_appointment: price,
    /** Years. */
    experience: count,
    reviews: listOf(reviewSchema),
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

export type JobTitle = z.infer<typeof jobTitleSchema>
export type Review = z.infer<typeof reviewSchema>
export type Doctor = z.infer<typeof doctorSchema>
