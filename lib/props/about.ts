import type { Promotion } from '@/lib/kinds/promotion'
import type { Crumb } from '@/lib/routing/crumbs'
import type { MissingSections } from '@/lib/routing/navigation'
import type { Fact } from './facts'

/** What is so of the clinic's records: of some services and analyses prices are published. */
export type AboutFacts = Readonly<
  Record<'servicePrices' | 'analysisPrices' | 'checkUpsPriced' | 'doctorsTold', Fact>
>

/** What the page about the clinic shows. */
export interface AboutData {
  readonly h1: string
  readonly lead: string
  readonly crumbs: readonly Crumb[]
  /** The one that the page shows (B75); `null` when the clinic has none. */
  readonly promotion: Promotion | null
  /** No card leads to them. */
  readonly missing: MissingSections
  readonly facts: AboutFacts
  /** External page with vacancies; `null`: there is none. */
  readonly careersUrl: string | null
}
