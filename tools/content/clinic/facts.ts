/** The facts that begin a clinic: flags of the command, and what a terminal is asked for. */
import { z } from 'zod'
import { clinicSchema } from '@/lib/clinic/schema'
import { writtenWeek } from './written-week'

const { shape } = clinicSchema
const text = z.string()

/** `Тестоград, в Тестограде, Тестограда` */
const forms = text
  .regex(/^[^,]+,[^,]+,[^,]+$/)
  .refine(value => shape.city.shape.ru.safeParse(formsOf(value)).success)
const degrees = text.regex(/^-?\d+(\.\d+)?\s*,\s*-?\d+(\.\d+)?$/)

/** Each with what its value has to be, in the order in which they are asked for. */
const schemas = {
  'name-ru': text,
  'name-kk': text,
  'legal-ru': text,
  'legal-kk': text,
  bin: shape.bin,
  founded: shape.founded,
  phone: shape.whatsapp,
  whatsapp: shape.whatsapp,
  email: shape.email,
  domain: text.regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/i),
  'city-ru': forms,
  'city-kk': forms,
  'street-ru': text,
  'street-kk': text,
  'postal-code': shape.postal_code,
  location: degrees.refine(value => shape.location.safeParse(locationOf(value)).success),
  hours: text.refine(value => shape.hours.safeParse(hoursIn(value)).success),
  licence: text,
  'licence-date': shape.licence.shape.issued,
  'activity-ru': text,
  'activity-kk': text,
} as const

export type FactName = keyof typeof schemas
export type Facts = Readonly<Record<FactName, string>>

export const factNames = Object.keys(schemas) as readonly FactName[]

/** The number of WhatsApp is the phone, unless another is given. */
export const optional: FactName = 'whatsapp'

/** For `parseArgs`. */
export const factFlags = Object.fromEntries(
  factNames.map(name => [name, { type: 'string' }]),
) as Readonly<Record<FactName, { readonly type: 'string' }>>

/** Whether a value can stand in `clinic.yaml`; the question of a fact says what it has to be. */
export function isUsable(name: FactName, value: string): boolean {
  return schemas[name].safeParse(value).success
}

/** What a fact is for `8 (701) 000-00-00`, `06.05.2019` or `https://clinic.example/`, as people write them. */
export function tidied(name: FactName, written: string): string {
  const text = written.trim()
  if (name === 'phone' || name === 'whatsapp')
    return text.replace(/[\s()-]/g, '').replace(/^8(?=\d{10}$)/, '+7')
  if (name === 'licence-date') return text.replace(/^(\d\d)\.(\d\d)\.(\d{4})$/, '$3-$2-$1')
  if (name === 'domain') return text.replace(/^https?:\/\/|\/$/g, '')
  return text
}

/** `50.111, 70.222` */
export function locationOf(value: string) {
  const [latitude, longitude] = value.split(',').map(Number)
  return { latitude, longitude }
}

/** What `hours` of `clinic.yaml` is for `8:00-20:00`, or `пн-пт 8:00-13:00 14:00-20:00, сб 9:00-14:00`. */
export function hoursIn(value: string): unknown {
  const groups = writtenWeek(value)
  const [first, ...more] = groups
  if (!first || first.days || more.length > 0) return { week: groups }
  const [daily = '', ...breaks] = first.open
  const [opens, closes] = daily.split('-')
  return breaks.length === 0 ? { opens, closes } : { week: [{ ...first, days: 'mon-sun' }] }
}

/** Itself, in it, of it. */
export function formsOf(value: string) {
  const [name = '', inside = '', whose = ''] = value.split(',').map(part => part.trim())
  return { name, in: inside, of: whose }
}
