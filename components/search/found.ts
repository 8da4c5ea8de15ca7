/** What a request for hits has found. */
import type { RichHit, SitePage } from '@/lib/content/search/rich-hit'
import type { Said } from '@/lib/content/search/search'

export interface FoundHits extends Said {
  /** Trimmed text of the request; the field may have changed since. */
  readonly text: string
  readonly hits: readonly RichHit[]
  /** Pages of the site that answer what was asked of the clinic itself. */
  readonly pages: readonly SitePage[]
  /** The hits are of other kinds, because the kind of the box has none. */
  readonly elsewhere: boolean
  /** A request has succeeded. */
  readonly answered: boolean
}

export const nothing: FoundHits = {
  text: '',
  hits: [],
  pages: [],
  unused: [],
  conditions: [],
  corrected: [],
  elsewhere: false,
  answered: false,
}
