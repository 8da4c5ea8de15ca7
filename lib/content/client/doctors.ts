/** Doctors and the letters of their specialties. */
import 'server-only'
import { contentStore } from '@/lib/content/content'
import { derived } from '@/lib/content/derived'
import { type DoctorCardData, toDoctorCard } from '@/lib/doctors/card'
import { withImpliedTags } from '@/lib/doctors/implied-tags'
import { type Doctor, doctorKind } from '@/lib/kinds/doctor'
import { letterGroupKind } from '@/lib/kinds/letter'
import type { Locale } from '@/lib/routing/locales'
import { callsOf } from './calls'
import { resourceOf } from './kind'
import { unusableIn, withUnusable } from './parse'
import type { Source } from './reader'

const calls = callsOf(resourceOf(doctorKind))

/** With the labels that follow from others (B88), as the list itself in all else. */
const labelledIn = (locale: Locale) =>
  derived((list: readonly Doctor[]) =>
    withUnusable([...withImpliedTags(list, locale)], unusableIn(list)),
  )
const labelled = { ru: labelledIn('ru'), kk: labelledIn('kk') }

export const doctors: typeof calls = {
  ...calls,
  list: async (locale, from) => labelled[locale](await calls.list(locale, from)),
  details: async (locale, id, from) => {
    const doctor = await calls.details(locale, id, from)
    return doctor && (withImpliedTags([doctor], locale)[0] ?? null)
  },
}

/** In the backend's own order. @throws BackendError */
export const { list: getDoctors, details: getDoctor } = doctors

/**
 * All doctors for the cards in the browser, without what only a doctor's own page shows: that is
 * nine tenths of the list. @throws BackendError
 */
export async function getDoctorCards(
  locale: Locale,
  from: Source = contentStore(),
): Promise<readonly DoctorCardData[]> {
  return cardsOf(await getDoctors(locale, from))
}

const cardsOf = derived((doctors: readonly Doctor[]) => doctors.map(toDoctorCard))

/** Specialties by first letter, without the entry "all". @throws BackendError */
export const { list: getDoctorLetters } = callsOf({
  ...resourceOf(letterGroupKind),
  path: 'doctor/russian-letters',
})
