import { type DoctorCardData, toDoctorCard } from '@/lib/doctors/card'
import { type Doctor, doctorKind } from '@/lib/kinds/doctor'

/** A doctor with an id; a test sets only the fields it is about. */
export function doctor(id: number, about: Record<string, unknown> = {}): Doctor {
  return doctorKind.schema.parse({ id, slug: `doctor-${id}`, name: `Врач ${id}`, ...about })
}

export function doctorCard(id: number, about: Record<string, unknown> = {}): DoctorCardData {
  return toDoctorCard(doctor(id, about))
}

/** The wire format of specialties. */
export function specialties(...names: readonly string[]) {
  return { short_info: names.map(specialty => ({ specialty })) }
}
