/** What a request for hits has found. */
import type { RichHit } from '@/lib/content/search/rich-hit'

export interface FoundHits {
  /** Trimmed text of the request; the field may have changed since. */
  readonly text: string
  readonly hits: readonly RichHit[]
  /** Words of the text that no hit has. */
  readonly unused: readonly string[]
  /** The hits are of other kinds, because the kind of the box has none. */
  readonly elsewhere: boolean
  /** A request has succeeded. */
  readonly answered: boolean
}

export const nothing: FoundHits = {
  text: '',
  hits: [],
  unused: [],
  elsewhere: false,
  answered: false,
}
