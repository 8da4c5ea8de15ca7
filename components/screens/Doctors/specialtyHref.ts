import type { SpecialtyOption } from '@/lib/doctors/specialties'
import { fill } from '@/lib/text/fill'
import type { DoctorListLabels } from './labels'

/** The page of a specialty; with the bare id it is redirected to the right spelling. */
export function specialtyHref(
  { id, slug }: Omit<SpecialtyOption, 'name'>,
  labels: Pick<DoctorListLabels, 'specialtyHref'>,
): string {
  return fill(labels.specialtyHref, { slug: slug ?? id })
}
