import type { SearchHit, SearchKind } from '@/lib/entities/search-hit'

/** The page with search results, for visitors without JavaScript and for the Enter key. */
export interface SearchData {
  /** Trimmed; empty when nothing was asked. */
  readonly query: string
  readonly groups: readonly { readonly kind: SearchKind; readonly hits: readonly SearchHit[] }[]
  /** The backend did not answer. */
  readonly unavailable: boolean
}
