/** Schema of `clinic.yaml`: the clinic's facts beside records, page texts and messages. */
import { z } from 'zod'
import { promotionCategories } from '@/lib/entities/promotion-categories'
import {
  choice,
  decimal,
  filled,
  flag,
  group,
  line,
  list,
  longText,
  named,
  optional,
  otherwise,
  paper,
  picture,
  shapeOf,
  text,
  title,
  whole,
  words,
} from '@/lib/kinds/field'
import { expects } from '@/lib/text/finding-codes'
import { countryKeys } from '@/lib/text/phone-countries'
import { colorsField } from './colors'
import { hoursField } from './hours-file'
import { noticeField } from './notices'
import { insurersField, paymentField } from './payment'

const phone = line(z.string().regex(/^\+7\d{10}$/, expects('phone')))
const time = line(z.string().regex(/^([01]?\d|2[0-3]):[0-5]\d$/, expects('time')))
const day = line(z.iso.date(expects('day')))
const url = {
  ...line(z.url({ protocol: /^https?$/, error: expects('webAddress') })),
  widget: 'url',
} as const
/** A file of `files/` in the content folder. */
const path = z
  .string()
  .regex(/^\/(?!\/)./, { error: expects('filePath'), abort: true })
  .regex(/^\S*$/, expects('fileWithSpace'))
const image = { ...picture(), file: path }
const document = { ...paper(), file: path }
const documents = group({ ru: document, kk: document })
const count = whole(0)
/** Grammatical forms of a city's name: itself, in it, of it. */
const place = group({ name: words(), in: words(), of: words() })
const proof = line(z.string().regex(/^[\w-]{6,100}$/, expects('proof')))

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
  'child_discount',
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

/** A search box: the hint in the empty field, and what is offered before anything is typed. */
const searchBox = otherwise(
  group({
    hint: optional(text()),
    popular: otherwise(group({ ru: list(words()), kk: list(words()) }), {}),
  }),
  {},
)

export const clinicFields = {
  name: title(),
  legal_name: text(),
  bin: line(z.string().regex(/^\d{12}$/, expects('twelveDigits'))),
  founded: line(z.string().regex(/^\d{4}$/, expects('year'))),
  phones: filled(phone),
  whatsapp: phone,
  /** Whose numbers the forms take besides those on +7. */
  phone_countries: list(choice(countryKeys)),
  email: line(z.email(expects('email'))),
  city: group({ ru: place, kk: place }),
  street: text(),
  postal_code: line(z.string().regex(/^\d{6}$/, expects('sixDigits'))),
  location: group({ latitude: decimal(-90, 90), longitude: decimal(-180, 180) }),
  /** What helps to find the door, each as far as the clinic says it. */
  arrival: otherwise(
    group({
      stop: optional(text()),
      entrance: optional(text()),
      floor: optional(text()),
      parking: optional(text()),
    }),
    {},
  ),
  hours: hoursField,
  /** Lines above the header of every page. */
  notices: list(noticeField),
  /** Where the laboratory takes analyses at other times. */
  laboratory_hours: optional(hoursField),
  about: group({
    tagline: text(),
    text: longText(),
    laboratory: text(),
    advantages: filled(text()),
    map: text(),
  }),
  claims: list(choice(claimNames)),
  /** The boxes of all pages, of the list of doctors, and of the services. */
  search: otherwise(group({ all: searchBox, doctors: searchBox, services: searchBox }), {}),
  /** A number that is 0 and an hour that is left out are not shown. */
  figures: group({
    years: count,
    patients: count,
    imaging_from: count,
    evening_from: optional(time),
    /** Of the staff that takes part in a check-up. */
    check_up_staff: otherwise(count, 0),
  }),
  licence: group({
    number: words(),
    issued: day,
    /** The last day; left out, it has no end. */
    valid_until: optional(day),
    activities: filled(
      group({
        name: title(),
        specialties: list(named('specialties')),
        service_categories: list(named('serviceCategories')),
        promotion_categories: list(choice(promotionCategories)),
      }),
    ),
  }),
  /** Tenge for drawing blood, once a visit; without it nothing is added to the prices of analyses. */
  blood_drawing: otherwise(count, 0),
  payment: paymentField,
  /** Whose policies patients may come with. */
  insurers: insurersField,
  /** Where patients see their results. */
  results: optional(url),
  /** Without this and `deposit` the clinic has no page for companies. */
  insurance: optional(
    group({
      min_staff: count,
      min_age: count,
      max_age: count,
      years: count,
      includes: list(choice(insuredParts)),
      /** Where it holds. */
      territory: optional(text()),
      /** Families of the staff may be insured, too. */
      relatives: flag(),
      /** None of people with a disability of group I or II. */
      without_disability: flag(),
      insurer: group({ name: title(), licence: words() }),
    }),
  ),
  /** Of companies and patients, for their visits. */
  deposit: optional(
    group({
      refund_days: count,
      /** What is unused may stay for the next period. */
      carried_over: flag(),
    }),
  ),
  socials: group({ instagram: optional(url), facebook: optional(url), youtube: optional(url) }),
  /** The clinic's pages where patients write the reviews that the site shows. */
  reviews: otherwise(
    group({
      dgis: optional(url),
      google: optional(url),
      yandex_maps: optional(url),
      doq: optional(url),
    }),
    {},
  ),
  /** The page with vacancies. */
  careers: optional(url),
  /** What search engines ask for to believe that the site is the clinic's, for the head of the home page. */
  verification: otherwise(
    group({ yandex: optional(proof), google: optional(proof), bing: optional(proof) }),
    {},
  ),
  /** How long a browser remembers the advertisement that brought a visitor; else for the visit. */
  attribution_days: optional(whole(1, 90)),
  policy_editions: filled(day),
  documents_notice: optional(text()),
  documents: group({
    licence: documents,
    'privacy-policy': documents,
    'public-offer-contract': documents,
    offer: documents,
    'deposit-system': optional(documents),
  }),
  colors: colorsField,
  pictures: group({
    mark: image,
    favicon: image,
    icon: image,
    icon_180: image,
    icon_192: image,
    icon_512: image,
    about: image,
    corporate: image,
    consultation: image,
    calculator: image,
    map: image,
    share: image,
  }),
  /** Photographs and certificates; the pages show none where there are none. */
  gallery: list(group({ file: image, kind: choice(galleryKinds), alt: text() })),
}

export const clinicSchema = z.strictObject(shapeOf(clinicFields, 'file'))

export type ClinicFile = z.infer<typeof clinicSchema>
