import type { Promotion } from '@/lib/entities/promotion'
import type { Crumb } from '@/lib/routing/crumbs'
import type { MissingSections } from '@/lib/routing/navigation'

/** What the page about the clinic shows. */
export interface AboutData {
  readonly h1: string
  readonly lead: string
  readonly crumbs: readonly Crumb[]
  /** The one that the page shows (B75); `null` when the clinic has none. */
  readonly promotion: Promotion | null
  /** No card leads to them. */
  readonly missing: MissingSections
  /** External page with vacancies; `null`: there is none. */
  readonly careersUrl: string | null
}
