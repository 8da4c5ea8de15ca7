/** Schema of `clinic.yaml`: the clinic's facts beside records, page texts and messages. */
import { z } from 'zod'
import { promotionCategories } from '@/lib/entities/promotion'
import { upload } from './files/upload'
import { hoursSchema } from './hours-file'
import { noticeSchema } from './notices'

/** Russian and Kazakh, side by side. */
const both = z.strictObject({ ru: z.string().min(1), kk: z.string().min(1) })

const phone = z.string().regex(/^\+7\d{10}$/, '+7 and ten digits, such as +77270000000')
const time = z.string().regex(/^([01]?\d|2[0-3]):[0-5]\d$/, 'a time such as 8:00')
const day = z.iso.date('a day such as 2026-01-31')
const url = z.url({ protocol: /^https?$/, error: 'an address that begins with https://' })
/** A file of the sample, in `public/`, or of the clinic, in `files/`. */
const file = z
  .string()
  .regex(/^\/(?!\/)./, { error: 'a path such as /files/mark.svg', abort: true })
  .regex(/^\S*$/, 'a name without spaces: rename the file, and write the new name here')
  .meta(upload)
const files = z.strictObject({ ru: file, kk: file })
const count = z.int().min(0)
/** Grammatical forms of a city's name: itself, in it, of it. */
const place = z.strictObject({
  name: z.string().min(1),
  in: z.string().min(1),
  of: z.string().min(1),
})
const proof = z
  .string()
  .regex(/^[\w-]{6,100}$/, 'the code alone, without the tag: letters, digits, - and _')
const slugs = z.array(z.string().min(1)).default([])

/** In the order of the page. */
export const galleryKinds = ['interior', 'equipment', 'certificate'] as const

/** What the texts of the site itself say of a clinic of which it is so. */
export const claimNames = [
  'own_laboratory',
  'own_imaging',
  'one_building',
  'general_practice',
  'walk_in',
  'video_advice',
  'staff_benefits',
  'holiday_discounts',
  'visit_standards',
  'two_visit_check_up',
  'check_up_report',
  'company_service',
  'open_deposit',
  'review_consent',
] as const

/** What an insurance may pay for, in the order of the page. */
export const insuredParts = [
  'emergency',
  'assistant',
  'outpatient',
  'dental',
  'inpatient',
  'overseas',
  'rehabilitation',
] as const

const words = z.array(z.string().min(1)).default([])
/** A search box: the hint in the empty field, and what is offered before anything is typed. */
const searchBox = z
  .strictObject({
    hint: both.optional(),
    popular: z.strictObject({ ru: words, kk: words }).default({ ru: [], kk: [] }),
  })
  .default({ popular: { ru: [], kk: [] } })

export const clinicSchema = z.strictObject({
  name: both,
  legal_name: both,
  bin: z.string().regex(/^\d{12}$/, '12 digits in quotes'),
  founded: z.string().regex(/^\d{4}$/, "a year in quotes, such as '2016'"),
  phones: z.array(phone).min(1),
  whatsapp: phone,
  email: z.email('an e-mail address'),
  city: z.strictObject({ ru: place, kk: place }),
  street: both,
  postal_code: z.string().regex(/^\d{6}$/, '6 digits in quotes'),
  location: z.strictObject({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  /** What helps to find the door, each as far as the clinic says it. */
  arrival: z
    .strictObject({
      stop: both.optional(),
      entrance: both.optional(),
      floor: both.optional(),
      parking: both.optional(),
    })
    .default({}),
  hours: hoursSchema,
  /** Lines above the header of every page. */
  notices: z.array(noticeSchema).default([]),
  /** Where the laboratory takes analyses at other times. */
  laboratory_hours: hoursSchema.optional(),
  about: z.strictObject({
    tagline: both,
    text: both,
    laboratory: both,
    advantages: z.array(both).min(1),
    map: both,
  }),
  claims: z.array(z.enum(claimNames)).default([]),
  /** The boxes of all pages, of the list of doctors, and of the services. */
  search: z.strictObject({ all: searchBox, doctors: searchBox, services: searchBox }).prefault({}),
  /** A number that is 0 and an hour that is left out are not shown. */
  figures: z.strictObject({
    years: count,
    patients: count,
    imaging_from: count,
    evening_from: time.optional(),
    /** Of the staff that takes part in a check-up. */
    check_up_staff: count.default(0),
  }),
  licence: z.strictObject({
    number: z.string().min(1),
    issued: day,
    activities: z
      .array(
        z.strictObject({
          name: both,
          specialties: slugs,
          service_categories: slugs,
          promotion_categories: z.array(z.enum(promotionCategories)).default([]),
        }),
      )
      .min(1),
  }),
  /** Tenge for drawing blood, once a visit; without it nothing is added to the prices of analyses. */
  blood_drawing: count.default(0),
  /** Without this and `deposit` the clinic has no page for companies. */
  insurance: z
    .strictObject({
      min_staff: count,
      min_age: count,
      max_age: count,
      years: count,
      includes: z.array(z.enum(insuredParts)).default([]),
      /** Where it holds. */
      territory: both.optional(),
      /** Families of the staff may be insured, too. */
      relatives: z.boolean().default(false),
      /** None of people with a disability of group I or II. */
      without_disability: z.boolean().default(false),
      insurer: z.strictObject({ name: both, licence: z.string().min(1) }),
    })
    .optional(),
  /** Of companies and patients, for their visits. */
  deposit: z
    .strictObject({
      refund_days: count,
      /** What is unused may stay for the next period. */
      carried_over: z.boolean().default(false),
    })
    .optional(),
  socials: z.strictObject({
    instagram: url.optional(),
    facebook: url.optional(),
    youtube: url.optional(),
  }),
  /** The clinic's pages where patients write the reviews that the site shows. */
  reviews: z.strictObject({ dgis: url.optional(), google: url.optional() }).default({}),
  /** The page with vacancies. */
  careers: url.optional(),
  /** What search engines ask for to believe that the site is the clinic's, for the head of the home page. */
  verification: z
    .strictObject({ yandex: proof.optional(), google: proof.optional(), bing: proof.optional() })
    .default({}),
  /** How long a browser remembers the advertisement that brought a visitor; else for the visit. */
  attribution_days: z.int().min(1).max(90).optional(),
  policy_editions: z.array(day).min(1),
  documents_notice: both.optional(),
  documents: z.strictObject({
    licence: files,
    'privacy-policy': files,
    'public-offer-contract': files,
    offer: files,
    'deposit-system': files.optional(),
  }),
  pictures: z.strictObject({
    mark: file,
    favicon: file,
    icon: file,
    icon_180: file,
    icon_192: file,
    icon_512: file,
    about: file,
    corporate: file,
    consultation: file,
    calculator: file,
    map: file,
    share: file,
  }),
  /** Photographs and certificates; the pages show none where there are none. */
  gallery: z.array(z.strictObject({ file, kind: z.enum(galleryKinds), alt: both })).default([]),
})

export type ClinicFile = z.infer<typeof clinicSchema>
