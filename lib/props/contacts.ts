import type { SpecialDays } from '@/lib/clinic/hours'
import type { PatientFact } from '@/lib/clinic/patient-facts'
import type { Crumb } from '@/lib/routing/crumbs'
import type { MissingSections } from '@/lib/routing/navigation'

/** What the contacts page shows beside the clinic's own facts. */
export interface ContactsData {
  readonly h1: string
  readonly crumbs: readonly Crumb[]
  /** URL of an embeddable map; `null`: there is only the drawn one. */
  readonly mapUrl: string | null
  /** Days still to come that differ from the week. */
  readonly specialDays: readonly SpecialDays[]
  /** How to pay, whose policies count, where results are. */
  readonly facts: readonly PatientFact[]
  /** No tile leads to them. */
  readonly missing: MissingSections
}
