/** Whether a service is a visit to a doctor, where the backend does not say who gives it (B114). */
import { treatsChildren } from './implied-tags'
import { isNamedAfter } from './related'

interface Visit {
  readonly name: string
  readonly isForChildren: boolean
  readonly isForAdults: boolean
}

const visit = /(?<!\p{L})(?:при[её]м|консультаци)|қабылдау|кеңес/iu

/** @param name in either language */
export const isVisit = (name: string): boolean => visit.test(name)

/**
 * Only visits that carry the specialty in their name: who makes an examination cannot be guessed.
 * @param name in Russian, as the specialties
 */
export function isVisitTo({ name, ...flags }: Visit, specialties: readonly string[]): boolean {
  if (!isVisit(name)) return false
  const isForChildren = (flags.isForChildren && !flags.isForAdults) || treatsChildren([name])
  if (isForChildren && !treatsChildren(specialties)) return false
  return specialties.some(specialty => isNamedAfter(name, specialty))
}
