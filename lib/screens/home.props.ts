import type { Analysis } from '@/lib/content/entities/analysis'
import type { Banner } from '@/lib/content/entities/banner'
import type { ParentCheckUp } from '@/lib/content/entities/check-up'
import type { Doctor } from '@/lib/content/entities/doctor'
import type { Service } from '@/lib/content/entities/service'
import type { Crumb } from '@/lib/routing/crumbs'

/** What the home page shows, in both layouts and under all of its addresses. */
export interface HomeData {
  readonly h1: string
  /** The paragraph under the heading; the home page's own words where it is absent. */
  readonly lead?: string | undefined
  /** Empty at `/`; the landing addresses lead back to it. */
  readonly crumbs: readonly Crumb[]
  readonly banners: readonly Banner[]
  readonly services: readonly Service[]
  readonly analyses: readonly Analysis[]
  readonly checkUps: readonly ParentCheckUp[]
  readonly doctors: readonly Doctor[]
  /** External page with vacancies. */
  readonly careersUrl: string
}

/** At most so many of each (B46). */
export const homeCounts = { services: 7, analyses: 7, checkUps: 6, doctors: 3 } as const

/** Milliseconds between two banners (B30). */
export const bannerInterval = 5000
