import type { Locale } from '@/lib/routing/locales'
import type { CountryKey } from '@/lib/text/phone-countries'
import type { Hours } from './hours'
import { hoursOf } from './hours-file'
import type { ClinicFile } from './schema'

/** The clinic in one language, for pages, structured data and messages. */
export interface Clinic {
  readonly name: string
  readonly legalName: string
  /** Business identification number, 12 digits. */
  readonly bin: string
  readonly city: string
  /** Grammatical forms of the city, as arguments of messages. */
  readonly place: Place
  readonly street: string
  readonly postalCode: string
  readonly phones: readonly Phone[]
  /** Digits only, as messenger links want them. */
  readonly whatsapp: string
  /** Whose numbers the forms take besides those on +7. */
  readonly phoneCountries: readonly CountryKey[]
  readonly email: string
  /** WGS 84. */
  readonly location: { readonly latitude: number; readonly longitude: number }
  /** The way from the street to the door, in the order in which one goes; empty when nothing is said. */
  readonly arrival: readonly ArrivalFact[]
  /** By the clock of Almaty. */
  readonly hours: Hours
  /** Of the laboratory, where they differ; undefined where they are those of the clinic. */
  readonly laboratoryHours: Hours | undefined
  readonly founded: string
  /** Where patients wrote the reviews; empty when the clinic names no place. */
  readonly reviewPages: readonly ReviewPage[]
  readonly licence: {
    readonly number: string
    readonly issued: string
    /** The last day; undefined for one without an end. */
    readonly validUntil: string | undefined
  }
  readonly payment: Payment
  /** Whose policies patients may come with. */
  readonly insurers: readonly PolicyInsurer[]
  /** Where patients see their results. */
  readonly results: string | undefined
  readonly about: About
  readonly claims: Claims
  readonly search: Readonly<Record<keyof ClinicFile['search'], SearchHints>>
  readonly figures: Figures
  /** Tenge for drawing blood, once a visit; 0 when nothing is taken for it. */
  readonly bloodDrawing: number
  /** Undefined for a clinic whose patients no insurer insures. */
  readonly insurance: Insurance | undefined
  /** Undefined for a clinic that takes no money in advance. */
  readonly deposit: { readonly refundDays: number; readonly carriedOver: boolean } | undefined
  /** How long a browser remembers what brought a visitor; undefined for the visit alone. */
  readonly attributionDays: number | undefined
  /** Paths of the PDF files of this language. */
  readonly documents: Readonly<Record<ClinicDocument, string>> & {
    readonly 'deposit-system': string | undefined
  }
  readonly pictures: Readonly<ClinicFile['pictures']>
  readonly gallery: readonly GalleryPicture[]
}

export type DocumentName = keyof ClinicFile['documents']

/** What every clinic has. */
export type ClinicDocument = Exclude<DocumentName, 'deposit-system'>

export interface GalleryPicture {
  /** Path of the large picture. */
  readonly file: string
  readonly kind: ClinicFile['gallery'][number]['kind']
  /** What it shows. */
  readonly alt: string
}

export interface ArrivalFact {
  readonly kind: keyof ClinicFile['arrival']
  readonly text: string
}

/** What the clinic says of each way to pay; what it does not say is undefined. */
export type Payment = Readonly<Omit<ClinicFile['payment'], `${string}_terms`>> & {
  readonly instalments_terms: string | undefined
  readonly osms_terms: string | undefined
}

interface PolicyInsurer {
  readonly name: string
  readonly url: string | undefined
  /** The last day of the contract. */
  readonly until: string | undefined
}

export interface ReviewPage {
  readonly place: keyof ClinicFile['reviews']
  readonly url: string
}

/** A number as it is dialled and as it is read. */
export interface Phone {
  /** E.164, for `tel:` links. */
  readonly number: string
  readonly label: string
}

/** `Алматы`, `в Алматы`, `Алматы` in Russian; `Алматы`, `Алматыда`, `Алматыдағы` in Kazakh. */
export interface Place {
  readonly city: string
  readonly inCity: string
  readonly ofCity: string
}

export interface About {
  readonly tagline: string
  /** Continues the sentence after the years of work. */
  readonly text: string
  /** Where analyses are made. */
  readonly laboratory: string
  readonly advantages: readonly string[]
  /** What the drawn map shows. */
  readonly map: string
}

/** What is so in the clinic, as arguments of messages that say it; `own`: laboratory and imaging. */
export type Claims = Readonly<
  Record<
    | 'ownLaboratory'
    | 'oneBuilding'
    | 'generalPractice'
    | 'walkIn'
    | 'videoAdvice'
    | 'staffBenefits'
    | 'holidayDiscounts'
    | 'visitStandards'
    | 'twoVisits'
    | 'checkUpReport'
    | 'companyService'
    | 'openDeposit'
    | 'reviewConsent'
    | 'childDiscount'
    | 'own',
    'yes' | 'no'
  >
>

/** Of a search box. */
export interface SearchHints {
  /** In the empty field; undefined for the one of the messages. */
  readonly hint: string | undefined
  /** Offered before anything is typed. */
  readonly popular: readonly string[]
}

/** Headline figures of the company pages (B3), 0 for none. Prices in tenge. */
export interface Figures {
  readonly years: number
  readonly patients: number
  readonly imagingFrom: number
  /** Undefined for a clinic without discounts in the evening. */
  readonly eveningFrom: string | undefined
  readonly checkUpStaff: number
}

/** Rules of the insurance for companies (B50). */
type InsuranceTerms = Readonly<Record<'minStaff' | 'minAge' | 'maxAge' | 'years', number>>

interface Insurance {
  readonly terms: InsuranceTerms
  /** What it pays for, as far as the clinic says it. */
  readonly includes: NonNullable<ClinicFile['insurance']>['includes']
  /** Undefined where the clinic does not say it. */
  readonly territory: string | undefined
  readonly relatives: boolean
  /** Only for people without a disability of group I or II. */
  readonly withoutDisability: boolean
  readonly insurer: Insurer
}

/** What the clinic offers to companies, for messages; 0 in place of terms that it has none of. */
export type CompanyTerms = InsuranceTerms &
  Readonly<
    Record<
      | 'insured'
      | 'relatives'
      | 'withoutDisability'
      | 'deposit'
      | 'carriedOver'
      | 'openDeposit'
      | 'companyService',
      'yes' | 'no'
    >
  > & {
    /** Working days until an unused deposit is returned. */
    readonly refundDays: number
  }

/** Insurance is offered in the name of a licensed insurer, never of the clinic. */
export interface Insurer {
  readonly name: string
  /** Number of the licence of the financial regulator. */
  readonly licence: string
}

const arrivalKinds = ['stop', 'parking', 'entrance', 'floor'] as const

/** The facts of `clinic.yaml` in one language. */
export function clinicOf(facts: ClinicFile, locale: Locale): Clinic {
  const { about, deposit, figures, insurance, licence } = facts
  return {
    name: facts.name[locale],
    legalName: facts.legal_name[locale],
    bin: facts.bin,
    city: facts.city[locale].name,
    place: placeOf(facts.city[locale]),
    street: facts.street[locale],
    postalCode: facts.postal_code,
    phones: facts.phones.map(number => ({ number, label: phoneLabel(number) })),
    whatsapp: facts.whatsapp.slice(1),
    phoneCountries: facts.phone_countries,
    email: facts.email,
    location: facts.location,
    arrival: arrivalKinds.flatMap(kind => {
      const text = facts.arrival[kind]?.[locale]
      return text ? [{ kind, text }] : []
    }),
    hours: hoursOf(facts.hours, locale),
    laboratoryHours: facts.laboratory_hours && hoursOf(facts.laboratory_hours, locale),
    founded: facts.founded,
    reviewPages: (['dgis', 'google', 'yandex_maps', 'doq'] as const).flatMap(place => {
      const url = facts.reviews[place]
      return url ? [{ place, url }] : []
    }),
    licence: {
      number: licence.number,
      issued: licence.issued,
      validUntil: licence.valid_until,
    },
    payment: {
      ...facts.payment,
      instalments_terms: facts.payment.instalments_terms?.[locale],
      osms_terms: facts.payment.osms_terms?.[locale],
    },
    insurers: facts.insurers.map(({ name, url, until }) => ({ name: name[locale], url, until })),
    results: facts.results,
    about: {
      tagline: about.tagline[locale],
      text: about.text[locale],
      laboratory: about.laboratory[locale],
      advantages: about.advantages.map(each => each[locale]),
      map: about.map[locale],
    },
    claims: claimsOf(facts.claims),
    search: {
      all: hintsOf(facts.search.all, locale),
      doctors: hintsOf(facts.search.doctors, locale),
      services: hintsOf(facts.search.services, locale),
    },
    figures: {
      years: figures.years,
      patients: figures.patients,
      imagingFrom: figures.imaging_from,
      eveningFrom: figures.evening_from,
      checkUpStaff: facts.figures.check_up_staff,
    },
    insurance: insurance && {
      terms: {
        minStaff: insurance.min_staff,
        minAge: insurance.min_age,
        maxAge: insurance.max_age,
        years: insurance.years,
      },
      includes: insurance.includes,
      territory: insurance.territory?.[locale],
      relatives: insurance.relatives,
      withoutDisability: insurance.without_disability,
      insurer: { name: insurance.insurer.name[locale], licence: insurance.insurer.licence },
    },
    deposit: deposit && { refundDays: deposit.refund_days, carriedOver: deposit.carried_over },
    bloodDrawing: facts.blood_drawing,
    attributionDays: facts.attribution_days,
    documents: {
      licence: facts.documents.licence[locale],
      'privacy-policy': facts.documents['privacy-policy'][locale],
      'public-offer-contract': facts.documents['public-offer-contract'][locale],
      offer: facts.documents.offer[locale],
      'deposit-system': facts.documents['deposit-system']?.[locale],
    },
    pictures: facts.pictures,
    gallery: facts.gallery.map(({ alt, ...picture }) => ({ ...picture, alt: alt[locale] })),
  }
}

function claimsOf(claims: ClinicFile['claims']): Claims {
  const is = (...names: readonly ClinicFile['claims'][number][]) =>
    names.every(name => claims.includes(name)) ? 'yes' : 'no'
  return {
    ownLaboratory: is('own_laboratory'),
    oneBuilding: is('one_building'),
    generalPractice: is('general_practice'),
    walkIn: is('walk_in'),
    videoAdvice: is('video_advice'),
    staffBenefits: is('staff_benefits'),
    holidayDiscounts: is('holiday_discounts'),
    visitStandards: is('visit_standards'),
    twoVisits: is('two_visit_check_up'),
    checkUpReport: is('check_up_report'),
    companyService: is('company_service'),
    openDeposit: is('open_deposit'),
    reviewConsent: is('review_consent'),
    childDiscount: is('child_discount'),
    own: is('own_laboratory', 'own_imaging'),
  }
}

function hintsOf(
  { hint, popular }: ClinicFile['search'][keyof ClinicFile['search']],
  locale: Locale,
): SearchHints {
  return { hint: hint?.[locale], popular: popular[locale] }
}

function placeOf({ name, in: inCity, of }: ClinicFile['city'][Locale]): Place {
  return { city: name, inCity, ofCity: of }
}

/** `+7 (799) 000-01-01` for `+77990000101`. */
export function phoneLabel(number: string): string {
  return number.replace(/^\+7(\d{3})(\d{3})(\d\d)(\d\d)$/, '+7 ($1) $2-$3-$4')
}

/** The number that headers, footers and floating buttons show: the first of the list. */
export function mainPhone(clinic: Pick<Clinic, 'phones'>): Phone {
  const [phone] = clinic.phones
  if (!phone) throw new Error('The clinic has no phone')
  return phone
}

/** @throws Error for a clinic without insurance, which shows nothing of it */
export function insuranceOf({ insurance }: Pick<Clinic, 'insurance'>) {
  if (!insurance) throw new Error('The clinic has no insurance for companies')
  return insurance
}

export function companyTerms({
  insurance,
  deposit,
  claims,
}: Pick<Clinic, 'insurance' | 'deposit' | 'claims'>): CompanyTerms {
  const yesNo = (fact: boolean | undefined) => (fact ? 'yes' : 'no')
  return {
    insured: yesNo(Boolean(insurance)),
    relatives: yesNo(insurance?.relatives),
    withoutDisability: yesNo(insurance?.withoutDisability),
    deposit: yesNo(Boolean(deposit)),
    carriedOver: yesNo(deposit?.carriedOver),
    openDeposit: deposit ? claims.openDeposit : 'no',
    companyService: claims.companyService,
    ...(insurance?.terms ?? { minStaff: 0, minAge: 0, maxAge: 0, years: 0 }),
    refundDays: deposit?.refundDays ?? 0,
  }
}

/** The questions of companies to which the clinic's terms have an answer, in order. */
export function companyQuestions(terms: CompanyTerms) {
  const { insured, relatives, openDeposit, companyService, deposit } = terms
  const isAnswered = {
    family: (insured === 'yes' && relatives === 'yes') || openDeposit === 'yes',
    changes: companyService === 'yes',
    refund: deposit === 'yes',
  }
  return (['family', 'changes', 'refund'] as const).filter(key => isAnswered[key])
}

/** A messenger link; the text is optional. */
export function whatsappLink(clinic: Pick<Clinic, 'whatsapp'>, text?: string): string {
  const query = text ? `?text=${encodeURIComponent(text)}` : ''
  return `https://wa.me/${clinic.whatsapp}${query}`
}
