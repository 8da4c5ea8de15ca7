import type { Specialty } from '@/lib/doctors/specialties'
import { fill } from '@/lib/text/fill'
import type { DoctorListWords } from './words'

/** The page of a specialty; with the bare id it is redirected to the right spelling. */
export function specialtyHref(
  { id, slug }: Omit<Specialty, 'name'>,
  words: Pick<DoctorListWords, 'specialtyHref'>,
): string {
  return fill(words.specialtyHref, { slug: slug ?? id })
}
