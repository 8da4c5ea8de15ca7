/** Doctors and what patients say of them. */
import { z } from 'zod'
import * as tolerant from '@/lib/entities/fields'
import { videoSchema } from '@/lib/entities/video'
import { draft, faceFocus, formerSlugs, id, slugOfFile, updatedAt } from './common'
import {
  day,
  decimal,
  filled,
  group,
  inFiles,
  inResponses,
  line,
  list,
  longText,
  optional,
  orNone,
  picture,
  price,
  reference,
  references,
  text,
  title,
  whole,
} from './field'
import { type EntityOf, kind } from './kind'
import { awayField, leftField, receivesField } from './reception'
import { videoAddress } from './strict'

const year = whole(1940, 2100, { example: '2008' })

export const doctorKind = kind(
  {
    ...{ entity: 'doctor', path: 'doctors', home: 'doctors/{slug}.yaml' },
    heading: 'aDoctor',
  },
  {
    id,
    draft,
    slug: slugOfFile,
    name: title({ says: 'fullName' }),
    image: orNone(
      picture({
        says: 'photograph',
      }),
    ),
    image_focus: faceFocus,
    specialties: inFiles(
      filled(reference('specialties'), {
        ...{ says: 'specialtiesOfDoctor', blank: '[]' },
      }),
    ),
    services: references('services', {
      says: 'servicesOfDoctor',
    }),
    description: longText({ says: 'twoSentences' }),
    education: list(group({ graduation_year: year, university: title() })),
    advance_trainings: list(group({ year, training: title(), institution: text() })),
    video: {
      ...orNone(
        group(
          {
            url: line(videoAddress, { example: 'https://youtu.be/…' }),
            duration: optional(whole(1, undefined, { example: '65' })),
            title: optional(text()),
          },
          {
            says: 'video',
          },
        ),
      ),
      wire: videoSchema,
    },
    receives: receivesField,
    away: awayField,
    left: leftField,
    ...price('first_appointment', {
      says: 'priceOrRequest',
    }),
    ...price('repeated_appointment'),
    experience: whole(0, 80, { says: 'wholeYears' }),
    rating: {
      ...decimal(0, 5, { says: 'rating' }),
      ...{ file: z.number().min(0).max(5).default(0), wire: tolerant.stars },
    },
    tags: list(title(), { says: 'shortLabels' }),
    reviews: list(
      group({
        name: title(),
        star: { ...whole(1, 5, { example: '5' }), wire: tolerant.stars },
        review: longText(),
        created_at: day(),
      }),
      { says: 'reviews' },
    ),
    former_slugs: formerSlugs,
    updated_at: updatedAt,
    /** The main one first; read as plain names. */
    short_info: inResponses(list({ ...group({ specialty: title() }), clean: 'plain' })),
    reviews_count: inResponses(whole(0)),
  },
  // A list may come with the reviews and without their number.
  record => ({
    ...record,
    reviews_count: Math.max(record.reviews_count, record.reviews.length),
  }),
)

export type Doctor = EntityOf<typeof doctorKind>
export type Review = Doctor['reviews'][number]
