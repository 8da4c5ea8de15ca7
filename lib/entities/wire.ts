/**
 * The names of fields on the wire, in responses of a backend and of the site's own API, and those of
 * the site's records. Schemas rename them where a record is read, {@link toWire} where one is sent;
 * nothing between knows the wire's. Without zod, as islands read the site's own API.
 */

/**
 * Both sides are unique, so that renaming can be undone; a field that is missing here has the same words,
 * `first_appointment` on the wire and `firstAppointment` here.
 */
const wireNames = {
  advance_trainings: 'trainings',
  bloodTestIncluded: 'bloodTestIncluded',
  category_analysis_id: 'categoryId',
  category_service: 'serviceCategory',
  female_check_up_price: 'femalePrice',
  is_for_childs: 'isForChildren',
  is_for_olders: 'isForAdults',
  male_check_up_price: 'malePrice',
  mob_image: 'mobileImage',
  result_in_time: 'resultMinutes',
  reviews_count: 'reviewCount',
  short_info: 'specialties',
} as const

type WireNames = typeof wireNames

type Words<Name> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<Words<Rest>>}`
  : Name

type SiteName<Name> = Name extends keyof WireNames ? WireNames[Name] : Words<Name>

/** The type of a record that is read from one of the wire. */
export type FromWire<T> = T extends readonly { specialty: infer Name }[]
  ? Name[]
  : T extends readonly (infer Entry)[]
    ? FromWire<Entry>[]
    : T extends object
      ? {
          [Field in keyof T as SiteName<Field>]: FromWire<T[Field]>
        }
      : T

const byName: Readonly<Record<string, string>> = wireNames
const byWireName = Object.fromEntries(Object.entries(wireNames).map(([name, own]) => [own, name]))

/** The site's name of a field on the wire. */
export const siteName = (field: string): string =>
  byName[field] ?? field.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** The name on the wire of a record's field, also for messages to the operator of a backend. */
export const wireName = (field: string): string =>
  byWireName[field] ?? field.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

/** With the site's names, each worked out once for a list, and specialties as plain names. */
export function fromWire<T>(value: T): FromWire<T> {
  const names = new Map<string, string>()
  const nameOf = (field: string) => {
    const name = names.get(field) ?? siteName(field)
    names.set(field, name)
    return name
  }
  return renamed(value, nameOf, (field, entries) =>
    field === 'short_info'
      ? entries.map(each => (each as { specialty: unknown }).specialty)
      : entries,
  ) as FromWire<T>
}

/** A record, a list of them, or a part of one, as it is sent; the inverse of {@link fromWire}. */
export function toWire(value: unknown): unknown {
  return renamed(value, wireName, (field, entries) =>
    field === 'specialties' ? entries.map(specialty => ({ specialty })) : entries,
  )
}

type Reshape = (field: string, entries: readonly unknown[]) => readonly unknown[]

function renamed(value: unknown, nameOf: (field: string) => string, reshape: Reshape): unknown {
  if (Array.isArray(value)) return value.map(each => renamed(each, nameOf, reshape))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([field, each]) => [
      nameOf(field),
      renamed(Array.isArray(each) ? reshape(field, each) : each, nameOf, reshape),
    ]),
  )
}
