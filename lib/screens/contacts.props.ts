import type { Crumb } from '@/lib/routing/crumbs'

/** What the contacts page shows beside the clinic's own facts. */
export interface ContactsData {
  readonly h1: string
  readonly crumbs: readonly Crumb[]
  /** Address of an embeddable map; `null`: the drawn one stays alone. */
  readonly mapUrl: string | null
}
