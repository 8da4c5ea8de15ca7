/** `specialties.yaml` and `doctors/*.yaml`. */
import { z } from 'zod'
import { slug } from '@/lib/content/entities/fields'
import { both, day, id, path, price, reference } from './fields'

/** The id stands in addresses, the slug in the files of doctors, services and promotions. */
export const specialtyFile = z.strictObject({ id, slug, name: both })

const year = z.int().min(1940).max(2100)

const review = z.strictObject({
  name: both,
  star: z.int().min(1).max(5),
  review: both,
  created_at: day,
})

export const doctorFile = z.strictObject({
  id,
  name: both,
  image: path.nullable().default(null),
  /** The main one first. */
  specialties: z.array(reference).min(1),
  description: both,
  education: z.array(z.strictObject({ graduation_year: year, university: both })).default([]),
  advance_trainings: z
    .array(z.strictObject({ year, training: both, institution: both }))
    .default([]),
  first_appointment: price,
  repeated_appointment: price,
  /** Whole years. */
  experience: z.int().min(0).max(80),
  /** 0: not rated. */
  rating: z.number().min(0).max(5).default(0),
  tags: z.array(both).default([]),
  reviews: z.array(review).default([]),
  updated_at: day.optional(),
})

export type JobTitle = Omit<z.infer<typeof specialtyFile>, 'slug'>

export interface Doctor extends Omit<z.infer<typeof doctorFile>, 'specialties'> {
  readonly slug: string
  /** Ids of job titles, the main one first. */
  readonly job_titles: readonly number[]
}
