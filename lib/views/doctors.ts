import type { DoctorCardData, DoctorRowData } from '@/lib/doctors/card'
import type { SpecialtyGroup } from '@/lib/doctors/specialties'
import type { Doctor } from '@/lib/entities/doctor'
import type { Service } from '@/lib/entities/service'
import type { Crumb } from './crumbs'

/** The list of all doctors. */
export interface DoctorsData {
  readonly h1: string
  readonly crumbs: readonly Crumb[]
  readonly cards: readonly DoctorCardData[]
  /** Those beyond the cards. */
  readonly rows: readonly DoctorRowData[]
  /** Specialties by first letter; `null` when the backend did not say, so the browser asks again. */
  readonly specialties: readonly SpecialtyGroup[] | null
}

/** A specialty of a doctor, with its page if it is among the job titles. */
export interface SpecialtyLink {
  readonly name: string
  /** Without language prefix. */
  readonly path: string | null
}

/** One doctor. */
export interface DoctorData {
  readonly crumbs: readonly Crumb[]
  readonly doctor: Doctor
  readonly specialties: readonly SpecialtyLink[]
  /** Of the same main specialty. */
  readonly others: readonly DoctorCardData[]
}

/** The doctors of one specialty. */
export interface SpecialtyData {
  readonly h1: string
  readonly crumbs: readonly Crumb[]
  readonly cards: readonly DoctorCardData[]
  /** Those beyond the cards. */
  readonly rows: readonly DoctorRowData[]
  readonly services: readonly Service[]
  readonly otherSpecialties: readonly SpecialtyLink[]
}

/** Cards of a long list at first, and with each step; the rest are lines, so the page stays small. */
export const doctorCards = 24

/** Up to this length a list has cards alone. */
const shortList = 30

/** How many doctors of a list are cards at first. */
export const cardsOf = (count: number): number => (count > shortList ? doctorCards : count)

export const otherDoctors = 6
export const relatedServiceCount = 8

/** Placeholders while a list reloads (spec 2 §9). */
export const doctorSkeletons = { cards: 5, specialties: 30 } as const
