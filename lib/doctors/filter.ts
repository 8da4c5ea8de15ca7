/** Choice of a specialty in the list of doctors. */
import type { DoctorCardData } from './card'
import { sameSpecialty } from './specialties'

/** Both `null`: everyone. A letter without a name: all specialties that begin with it. */
export interface SpecialtyChoice {
  readonly letter: string | null
  readonly name: string | null
}

export const everyone: SpecialtyChoice = { letter: null, name: null }

/** Choosing a specialty selects its first letter too. */
export function chooseSpecialty(name: string, locale: string): SpecialtyChoice {
  return { letter: firstLetter(name, locale), name }
}

/** In upper case; empty for an empty name. */
export function firstLetter(name: string, locale: string): string {
  return ([...name][0] ?? '').toLocaleUpperCase(locale)
}

/** Doctors whose main or further specialty fits; names are compared without regard to case. */
export function filterDoctors<T extends Pick<DoctorCardData, 'specialties'>>(
  doctors: readonly T[],
  { letter, name }: SpecialtyChoice,
  locale: string,
): readonly T[] {
  if (name !== null) {
    return doctors.filter(doctor => doctor.specialties.some(each => sameSpecialty(each, name)))
  }
  if (letter === null) return doctors
  return doctors.filter(doctor =>
    doctor.specialties.some(each => firstLetter(each, locale) === letter),
  )
}
