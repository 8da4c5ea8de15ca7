import type { RichHit, SitePage } from '@/lib/content/search/rich-hit'
import type { Said } from '@/lib/content/search/search'
import type { SearchKind } from '@/lib/entities/search-hit'

/** The page with search results, for visitors without JavaScript and for the Enter key. */
export interface SearchData extends Said {
  /** Trimmed; empty without a query. */
  readonly query: string
  readonly groups: readonly { readonly kind: SearchKind; readonly hits: readonly RichHit[] }[]
  readonly pages: readonly SitePage[]
  /** Nothing is found, but in the other language. */
  readonly elsewhere: boolean
  /** The backend did not answer. */
  readonly unavailable: boolean
}
