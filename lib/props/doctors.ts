import type { DoctorCardData } from '@/lib/doctors/card'
import type { SpecialtyGroup } from '@/lib/doctors/specialties'
import type { Doctor } from '@/lib/kinds/doctor'
import type { Service } from '@/lib/kinds/service'
import type { Crumb } from '@/lib/routing/crumbs'
import type { Pages } from '@/lib/routing/page-numbers'
import type { Fact } from './facts'
import type { Related } from './related'

/** The list of all doctors. */
export interface DoctorsData {
  readonly h1: string
  readonly crumbs: readonly Crumb[]
  /** The first of them; the browser fetches the others on demand. */
  readonly doctors: readonly DoctorCardData[]
  /** How many there are. */
  readonly count: number
  /** Whether there is something to compare. */
  readonly compared: Fact
  /** Specialties by first letter; `null` when the backend failed: the browser then fetches them. */
  readonly specialties: readonly SpecialtyGroup[] | null
  /** Labels that several doctors share, to filter by. */
  readonly tags: readonly string[]
  /** Those of them all who say on which days they receive, or do not. */
  readonly receptions: readonly Pick<Doctor, 'id' | 'receives' | 'away'>[]
}

/** A specialty of a doctor, with its page if the list has it. */
export interface SpecialtyLink {
  readonly name: string
  /** Without language prefix. */
  readonly path: string | null
}

/** Who has left, and where a patient finds others. */
export interface FormerDoctor {
  readonly name: string
  /** Colleagues, then the lists of their specialties; none where nobody is left. */
  readonly links: readonly SpecialtyLink[]
}

export type RelatedDoctor = Pick<DoctorCardData, 'name' | 'slug'>

/** One doctor. */
export interface DoctorData {
  readonly crumbs: readonly Crumb[]
  readonly doctor: Doctor
  readonly specialties: readonly SpecialtyLink[]
  /** Who stand in during the absences. */
  readonly substitutes: readonly RelatedDoctor[]
  /** Of the same main specialty. */
  readonly others: readonly DoctorCardData[]
  readonly relations: Related
}

/** The doctors of one specialty, or one page of them. */
export interface SpecialtyData {
  readonly h1: string
  readonly crumbs: readonly Crumb[]
  readonly doctors: readonly DoctorCardData[]
  /** How many there are on all pages. */
  readonly count: number
  /** Whether there is something to compare. */
  readonly compared: Fact
  readonly pages: Pages
  readonly services: readonly Service[]
  readonly otherSpecialties: readonly SpecialtyLink[]
}

export const otherDoctors = 6
export const relatedServiceCount = 8

/** Placeholders while a list reloads (B73). */
export const doctorSkeletons = { cards: 5, specialties: 30 } as const
