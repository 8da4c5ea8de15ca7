import type { Promotion } from '@/lib/entities/promotion'
import type { Crumb } from '@/lib/routing/crumbs'

/** What the page about the clinic shows. */
export interface AboutData {
  readonly h1: string
  readonly lead: string
  readonly crumbs: readonly Crumb[]
  /** The one that the page shows (B75); `null` when the clinic has none. */
  readonly promotion: Promotion | null
  /** External page with vacancies. */
  readonly careersUrl: string
}
