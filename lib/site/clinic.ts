import type { Locale } from '@/lib/i18n/locales'

/**
 * Who the clinic is: the one place for its name, phones, address and hours (pages, structured data
 * and messages read it here). The clinic is invented: the domain is reserved for examples, and the
 * numbers lie in ranges that are not in use.
 */
export interface Clinic {
  readonly name: string
  readonly legalName: string
  /** Business identification number, 12 digits. */
  readonly bin: string
  readonly city: string
  readonly street: string
  readonly postalCode: string
  readonly phones: readonly Phone[]
  /** Digits only, as messenger links want them. */
  readonly whatsapp: string
  readonly email: string
  /** WGS 84. */
  readonly location: { readonly latitude: number; readonly longitude: number }
  /** Local time of Almaty, every day, as it is read: `8:00` (spec 2 §9). */
  readonly hours: { readonly opens: string; readonly closes: string }
  readonly founded: string
  readonly licence: { readonly number: string; readonly issued: string }
}

/** A number as it is dialled and as it is read. */
export interface Phone {
  /** E.164, for `tel:` links. */
  readonly number: string
  readonly label: string
}

const shared = {
  bin: '000000000000',
  postalCode: '050000',
  phones: [
    { number: '+77990000101', label: '+7 (799) 000-01-01' },
    { number: '+77990000102', label: '+7 (799) 000-01-02' },
    { number: '+77990000103', label: '+7 (799) 000-01-03' },
  ],
  whatsapp: '77990000101',
  email: 'info@clinic.example',
  location: { latitude: 43.2389, longitude: 76.9456 },
  hours: { opens: '8:00', closes: '20:00' },
  founded: '2016',
} as const

const clinics: Record<Locale, Clinic> = {
  ru: {
    ...shared,
    name: 'Ак Алма',
    legalName: 'ТОО «Клиника Ак Алма» (образец)',
    city: 'Алматы',
    street: 'ул. Примерная, 10',
    licence: { number: '00000000DP', issued: '2022-08-25' },
  },
  kk: {
    ...shared,
    name: 'Ақ Алма',
    legalName: '«Ақ Алма клиникасы» ЖШС (үлгі)',
    city: 'Алматы',
    street: 'Үлгі көшесі, 10',
    licence: { number: '00000000DP', issued: '2022-08-25' },
  },
}

/** The same clinic in either language: names and addresses differ, numbers do not. */
export function clinicIn(locale: Locale): Clinic {
  return clinics[locale]
}

/** The number that headers, footers and floating buttons show: the first of the list. */
export function mainPhone(clinic: Clinic): Phone {
  const [phone] = clinic.phones
  if (!phone) throw new Error('The clinic has no phone')
  return phone
}

/** Headline figures of the company pages (spec 1 §1). Prices in tenge. */
export const figures = {
  years: 10,
  patients: 30_000,
  imagingFrom: 16_450,
  eveningFrom: '16:00',
} as const

/** A messenger link; the text is optional. */
export function whatsappLink(clinic: Clinic, text?: string): string {
  const query = text ? `?text=${encodeURIComponent(text)}` : ''
  return `https://wa.me/${clinic.whatsapp}${query}`
}
