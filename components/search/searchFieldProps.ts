import type { Locale } from '@/lib/routing/locales'
import type { SearchLabels } from './labels'

export interface SearchFieldProps {
  readonly labels: SearchLabels
  readonly locale: Locale
  readonly type?: 'doctors' | 'services'
  /** Initial value of the field; hits are fetched only after it was changed. */
  readonly query?: string
  /** Whether the typed text is there again when the visitor comes back. One box of a page. */
  readonly kept?: boolean
}
