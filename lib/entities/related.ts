import type { PriceKind } from '@/lib/entities/price'

/**
 * Records that a page leads on to, by kind, in the order in which they are shown. The names are in
 * the ids of their lists on the page, where articles are `posts`.
 */
export const relatedKinds = [
  'doctors',
  'readers',
  'services',
  'analyses',
  'checkUps',
  'promotions',
  'posts',
] as const

export type RelatedKind = (typeof relatedKinds)[number]

export interface RelatedRecord {
  readonly name: string
  /** Specialties of a doctor. */
  readonly about?: string
  /** Without language prefix. */
  readonly path: string
  /** Whole tenge, 0: on request; `null` for what is not sold, or not apart from the subject. */
  readonly price: number | null
  readonly priceKind?: PriceKind | undefined
}

export interface Related extends Readonly<Record<RelatedKind, readonly RelatedRecord[]>> {
  /** How many there are beyond the limit. */
  readonly more?: Readonly<Partial<Record<RelatedKind, number>>>
}

export const noRelations: Related = {
  doctors: [],
  readers: [],
  services: [],
  analyses: [],
  checkUps: [],
  promotions: [],
  posts: [],
}

/** The kind of record whose page it is; it decides how the lists are called. */
export type RelatedSubject = 'service' | 'doctor' | 'checkUp' | 'analysis' | 'promotion' | 'article'

/** Of each kind at most; of the rest the page says how many they are. */
export const relatedLimit = 30
