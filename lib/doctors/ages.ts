/** Whether a doctor sees children and adults, as far as specialties and the clinic's labels say. */
import type { Doctor } from '@/lib/kinds/doctor'
import { deniesChildren, isOfChildren, saysChildren } from './implied-tags'

const saysAdults = /взрослы/iu
const deniesAdults = /взрослы\S* не |не (?:принимает|консультирует|лечит|осматривает) взрослы/iu

interface Ages {
  /** `undefined`: not known. */
  readonly children: boolean | undefined
  readonly adults: boolean | undefined
}

/** @param doctor in Russian, with the labels that follow from others (B88) */
export function agesOf({ tags, specialties }: Pick<Doctor, 'tags' | 'specialties'>): Ages {
  return {
    children: tags.some(tag => deniesChildren(tag, 'ru'))
      ? false
      : tags.some(tag => saysChildren(tag, 'ru')) || undefined,
    adults: adultsOf(tags, specialties),
  }
}

/** Whose only specialties are those for children sees no adults, unless a label says so. */
function adultsOf(tags: readonly string[], specialties: readonly string[]): boolean | undefined {
  if (tags.some(tag => deniesAdults.test(tag))) return false
  if (tags.some(tag => saysAdults.test(tag))) return true
  return specialties.length > 0 && specialties.every(isOfChildren) ? false : undefined
}
