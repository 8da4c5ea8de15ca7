import type { RichHit } from '@/lib/content/search/rich-hit'
import type { SearchKind } from '@/lib/entities/search-hit'

/** The page with search results, for visitors without JavaScript and for the Enter key. */
export interface SearchData {
  /** Trimmed; empty without a query. */
  readonly query: string
  readonly groups: readonly { readonly kind: SearchKind; readonly hits: readonly RichHit[] }[]
  /** Words of the query that no hit has. */
  readonly unused: readonly string[]
  /** Nothing is found, but in the other language. */
  readonly elsewhere: boolean
  /** The backend did not answer. */
  readonly unavailable: boolean
}
