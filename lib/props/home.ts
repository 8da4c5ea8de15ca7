import type { Analysis } from '@/lib/kinds/analysis'
import type { Banner } from '@/lib/kinds/banner'
import type { Doctor } from '@/lib/kinds/doctor'
import type { ParentCheckUp } from '@/lib/kinds/parent-check-up'
import type { Service } from '@/lib/kinds/service'
import type { Crumb } from '@/lib/routing/crumbs'
import type { MissingSections } from '@/lib/routing/navigation'
import type { Fact } from './facts'

/** What the home page shows, in both layouts and under all of its URLs. */
export interface HomeData {
  readonly h1: string
  /** The paragraph under the heading; by default that of the messages. */
  readonly lead?: string | undefined
  /** Empty at `/`; those of landing pages lead back to it. */
  readonly crumbs: readonly Crumb[]
  readonly banners: readonly Banner[]
  readonly services: readonly Service[]
  readonly analyses: readonly Analysis[]
  readonly checkUps: readonly ParentCheckUp[]
  readonly doctors: readonly Doctor[]
  readonly facts: Readonly<
    Record<'servicesPriced' | 'analysesPriced' | 'checkUpsPriced' | 'doctorsTold', Fact>
  >
  /** No card and no button leads to them. */
  readonly missing: MissingSections
  /** External page with vacancies; `null`: there is none. */
  readonly careersUrl: string | null
}

/** Maximum number of each (B46). */
export const homeCounts = { services: 7, analyses: 7, checkUps: 6, doctors: 3 } as const

/** Milliseconds between two banners (B30). */
export const bannerInterval = 5000
