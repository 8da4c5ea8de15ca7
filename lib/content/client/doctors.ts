/** Doctors and the letters of their specialties. */
import 'server-only'
import { contentStore } from '@/lib/content/content'
import { derived } from '@/lib/content/derived'
import { today } from '@/lib/content/today'
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

/**
 * With the labels that follow from others (B88), and without absences that are over and doctors who have left,
 * as the list itself in all else.
 */
const labelledIn = (locale: Locale) =>
  derived((list: readonly Doctor[], day: string | null) =>
    withUnusable([...completed(list, day, locale)], unusableIn(list)),
  )

const completed = (list: readonly Doctor[], day: string | null, locale: Locale) =>
  withImpliedTags(day === null ? list : since(list, day), locale)

const since = (list: readonly Doctor[], day: string): readonly Doctor[] =>
  list
    .filter(doctor => !hasLeft(doctor, day))
    .map(doctor => ({ ...doctor, away: doctor.away.filter(({ until }) => until >= day) }))

const hasLeft = ({ left }: Doctor, day: string) => left !== null && left <= day

/** Null where nothing depends on it, so that pages need not be made anew each day. */
const dayFor = (list: readonly Doctor[]) =>
  list.some(({ away, left }) => away.length > 0 || left !== null) ? today() : null

const labelled = { ru: labelledIn('ru'), kk: labelledIn('kk') }

export const doctors: typeof calls = {
  ...calls,
  list: async (locale, from) => {
    const list = await calls.list(locale, from)
    return labelled[locale](list, dayFor(list))
  },
  details: async (locale, id, from) => {
    const doctor = await calls.details(locale, id, from)
    return doctor && (completed([doctor], dayFor([doctor]), locale)[0] ?? null)
  },
}

/** In the backend's own order. @throws BackendError */
export const { list: getDoctors, details: getDoctor } = doctors

const leftBy = derived((list: readonly Doctor[], day: string | null) =>
  day === null ? [] : list.filter(doctor => hasLeft(doctor, day)),
)

/** Those who no longer work in the clinic, and whose pages say so. @throws BackendError */
export async function getFormerDoctors(locale: Locale, from?: Source): Promise<readonly Doctor[]> {
  const list = await calls.list(locale, from)
  return leftBy(list, dayFor(list))
}

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
