import type { Locale } from '@/lib/routing/locales'
import type { FoundHits } from './found'
import type { SearchLabels } from './labels'
import type { Content } from './useHitKeys'

export interface SuggestionsProps {
  /** Of the listbox. */
  readonly id: string
  readonly content: Content
  readonly found: FoundHits
  /** The text of the field, highlighted in the names. */
  readonly text: string
  /** Id of the active option. */
  readonly active: string | undefined
  readonly labels: SearchLabels
  readonly locale: Locale
  readonly onActivate: (option: string) => void
  /** Called when a hit is opened. */
  readonly onChoose: () => void
  readonly onQuery: (query: string) => void
  /** Called when the recent queries are cleared, and with them the focused button. */
  readonly onForget: () => void
  /** Announces what was added to the calculator or removed. */
  readonly onAnnounce: (text: string) => void
}
