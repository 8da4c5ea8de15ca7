import type { Promotion } from '@/lib/kinds/promotion'
import type { Service } from '@/lib/kinds/service'
import type { ServiceCategory } from '@/lib/kinds/service-category'
import type { Crumb } from '@/lib/routing/crumbs'
import type { Fact } from './facts'
import type { Related } from './related'

/** What the bar of the lists shows: categories, and the services with the flag `inHeader`. */
export interface ServicesBarData {
  readonly categories: readonly ServiceCategory[]
  readonly inHeader: readonly Service[]
}

/** The list of popular services. */
export interface ServicesTopData {
  readonly h1: string
  readonly crumbs: readonly Crumb[]
  readonly top: readonly Service[]
  /** Popular ones beyond the five, and those that are in no category. */
  readonly others: readonly Service[]
  readonly promotions: readonly Promotion[]
  readonly facts: Readonly<Record<'priced' | 'leaflets', Fact>>
  /** Whether there are any in the other language. */
  readonly elsewhere: boolean
}

/** The services of one category. */
export interface ServicesCategoryData {
  readonly crumbs: readonly Crumb[]
  readonly category: ServiceCategory
  /** How many services there are and from which price, or that there are none yet. */
  readonly lead: string
  readonly services: readonly Service[]
}

/** One service. */
export interface ServiceData {
  readonly crumbs: readonly Crumb[]
  readonly service: Service
  readonly promotions: readonly Promotion[]
  /** Of the same category. */
  readonly related: readonly Service[]
  /** `null`: the service is in none that is known. */
  readonly category: ServiceCategory | null
  readonly relations: Related
}

/** How many of each (B57, B75). */
export const serviceCounts = {
  top: 5,
  /** Loaded for both layouts; a desktop's details page shows the fourth as a line. */
  promotions: 4,
  promotionCards: { top: 4, details: { desktop: 3, mobile: 4 } },
  related: 6,
  /** Cards of a category; the rest are lines, so that the page stays small. */
  cards: 36,
} as const

/** Characters of names and descriptions on cards (B74). */
export const serviceLengths = {
  cardName: { desktop: 30, mobile: Infinity },
  topDescription: { desktop: Infinity, mobile: 80 },
} as const
