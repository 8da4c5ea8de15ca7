/** `specialties.yaml` and `doctors/*.yaml`. */
import { z } from 'zod'
import { slug } from '@/lib/entities/fields'
import { isVideoAddress } from '@/lib/entities/video'
import { both, day, draft, focus, formerSlugs, id, path, price, reference } from './fields'
import { bothTemplate, faceTemplate, updatedTemplate } from './template'

/** The id is in addresses, the slug in the files of doctors, services and promotions. */
export const specialtyFile = z.strictObject({
  id,
  slug,
  name: both,
  /** Categories of analyses whose results these doctors read, by their Russian names. */
  reads: z.array(z.string().min(1)).default([]),
  /** Services whose results these doctors explain, where others do the examination. */
  explains: z.array(reference).default([]),
})

const year = z.int().min(1940).max(2100)

const review = z.strictObject({
  name: both,
  star: z.int().min(1).max(5),
  review: both,
  created_at: day,
})

const video = z.strictObject({
  url: z.string().refine(isVideoAddress, {
    error: 'an address of a video that begins with https://, on YouTube, VK Video or Rutube',
  }),
  /** Seconds. */
  duration: z.int().min(1).optional(),
  title: both.optional(),
})

export const doctorFile = z.strictObject({
  id,
  draft,
  name: both,
  image: path.nullable().default(null),
  image_focus: focus,
  /** The main one first. */
  specialties: z.array(reference).min(1),
  /** Services that the doctor gives besides the visits to the specialties. */
  services: z.array(reference).default([]),
  description: both,
  education: z.array(z.strictObject({ graduation_year: year, university: both })).default([]),
  advance_trainings: z
    .array(z.strictObject({ year, training: both, institution: both }))
    .default([]),
  /** On a host of videos; the page links it. */
  video: video.nullable().default(null),
  first_appointment: price,
  repeated_appointment: price,
  /** Whole years. */
  experience: z.int().min(0).max(80),
  /** 0: not rated. */
  rating: z.number().min(0).max(5).default(0),
  tags: z.array(both).default([]),
  reviews: z.array(review).default([]),
  former_slugs: formerSlugs,
  updated_at: day.optional(),
})

export interface Specialty
  extends Omit<z.infer<typeof specialtyFile>, 'slug' | 'reads' | 'explains'> {
  readonly id: number
}

export interface Doctor
  extends Omit<z.infer<typeof doctorFile>, 'draft' | 'image_focus' | 'specialties' | 'services'> {
  readonly id: number
  readonly slug: string
  /** Ids of specialties, the main one first. */
  readonly job_titles: readonly number[]
}

export const specialtyTemplate = `
# {slug} is how doctors, services and promotions name it.
- slug: {slug}
  name: { ru: '', kk: '' }
  # name_ru of the categories of analyses whose results these doctors read.
  reads: []
  # Names of files in services/ whose results these doctors explain, where others do the examination.
  explains: []
`

export const doctorTemplate = `# A doctor: the name of this file is the address of the page, /doctors-list/{slug}.
# Surname, name and patronymic.
name:${bothTemplate}
# A picture of public/ or, as /files/…, of files/ in the content folder; null: a placeholder.
image: null
${faceTemplate}
# Slugs of specialties.yaml, the main one first.
specialties: []
# Names of files in services/ that the doctor gives, besides visits to the specialties.
services: []
# Whole tenge; null: on request.
first_appointment: null
repeated_appointment: null
# Whole years.
experience: 0
# 0 to 5, one decimal; 0: not rated.
rating: 0
# Short labels.
tags: []
#  - { ru: …, kk: … }
# Two or three sentences.
description:${bothTemplate}
education: []
#  - graduation_year: 2008
#    university: { ru: …, kk: … }
advance_trainings: []
#  - year: 2021
#    training: { ru: …, kk: … }
#    institution: { ru: …, kk: … }
# A minute of the doctor on YouTube, VK Video or Rutube; duration in whole seconds; null: none.
video: null
#  url: https://youtu.be/…
#  duration: 65
#  title: { ru: …, kk: … }
# Real ones alone, with written consent.
reviews: []
#  - name: { ru: …, kk: … }
#    star: 5
#    review: { ru: …, kk: … }
#    created_at: {today}
${updatedTemplate}`
