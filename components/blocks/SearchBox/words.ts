import type { SearchKind } from '@/lib/entities/search-hit'

/** Words of the search box; islands get them as props (spec 1 §2). */
export interface SearchWords {
  readonly label: string
  readonly placeholder: string
  readonly submit: string
  readonly clear: string
  /** Name of the drop-down. */
  readonly results: string
  /** `{count}` stands where the number of hits goes. */
  readonly found: string
  readonly kinds: Readonly<Record<SearchKind, string>>
}
