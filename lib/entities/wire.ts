/**
 * The names of fields on the wire, in responses of a backend and of the site's own API, and those of
 * the site's records. Schemas rename them where a record is read, {@link toWire} where one is sent;
 * nothing between knows the wire's. Without zod, as islands read the site's own API.
 */

/** Both sides are unique, so that renaming can be undone; a name that is missing here is the same. */
export const wireNames = {
  advance_trainings: 'trainings',
  analysis_ids: 'analysisIds',
  category_analysis_id: 'categoryId',
  category_service: 'serviceCategory',
  check_up_id: 'checkUpId',
  created_at: 'createdAt',
  discount_percent: 'discountPercent',
  doctor_id: 'doctorId',
  doctor_ids: 'doctorIds',
  female_check_up_price: 'femalePrice',
  first_appointment: 'firstAppointment',
  former_slugs: 'formerSlugs',
  general_price: 'generalPrice',
  graduation_year: 'graduationYear',
  in_header: 'inHeader',
  is_certificate: 'isCertificate',
  is_for_childs: 'isForChildren',
  is_for_olders: 'isForAdults',
  journey_description: 'journeyDescription',
  list_description: 'listDescription',
  male_check_up_price: 'malePrice',
  min_price: 'minPrice',
  mob_image: 'mobileImage',
  next_review_at: 'nextReviewAt',
  parent_id: 'parentId',
  program_description: 'programDescription',
  reader_ids: 'readerIds',
  repeated_appointment: 'repeatedAppointment',
  result_days: 'resultDays',
  result_in_time: 'resultMinutes',
  reviewed_at: 'reviewedAt',
  reviews_count: 'reviewCount',
  service_ids: 'serviceIds',
  short_description: 'shortDescription',
  short_info: 'specialties',
  short_tags: 'shortTags',
  updated_at: 'updatedAt',
} as const

type WireNames = typeof wireNames

/** The type of a record that is read from one of the wire. */
export type FromWire<T> = T extends readonly { specialty: infer Name }[]
  ? Name[]
  : T extends readonly (infer Entry)[]
    ? FromWire<Entry>[]
    : T extends object
      ? {
          [Field in keyof T as Field extends keyof WireNames ? WireNames[Field] : Field]: FromWire<
            T[Field]
          >
        }
      : T

const byName: Readonly<Record<string, string>> = wireNames
const byWireName = Object.fromEntries(Object.entries(wireNames).map(([name, own]) => [own, name]))

/** With the site's names, and specialties as plain names. */
export function fromWire<T>(value: T): FromWire<T> {
  return renamed(value, byName, (field, entries) =>
    field === 'short_info'
      ? entries.map(each => (each as { specialty: unknown }).specialty)
      : entries,
  ) as FromWire<T>
}

/** A record, a list of them, or a part of one, as it is sent; the inverse of {@link fromWire}. */
export function toWire(value: unknown): unknown {
  return renamed(value, byWireName, (field, entries) =>
    field === 'specialties' ? entries.map(specialty => ({ specialty })) : entries,
  )
}

/** The name on the wire of a record's field, for messages to the operator of a backend. */
export const wireName = (field: string): string => byWireName[field] ?? field

type Reshape = (field: string, entries: readonly unknown[]) => readonly unknown[]

function renamed(
  value: unknown,
  names: Readonly<Record<string, string>>,
  reshape: Reshape,
): unknown {
  if (Array.isArray(value)) return value.map(each => renamed(each, names, reshape))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([field, each]) => [
      names[field] ?? field,
      renamed(Array.isArray(each) ? reshape(field, each) : each, names, reshape),
    ]),
  )
}
