/** The drop-down below the field: suggested queries, hits, or the clinic's contacts. */
import { useEffect } from 'react'
import { tell } from '@/lib/requests/browser/events'
import type { Locale } from '@/lib/routing/locales'
import { AskClinic } from './AskClinic'
import type { Found } from './found'
import { HitList } from './HitList'
import type { SearchLabels } from './labels'
import { Queries } from './Queries'
import styles from './Suggestions.module.scss'
import type { Content } from './useHitKeys'

export interface SuggestionsProps {
  /** Of the listbox. */
  readonly id: string
  readonly content: Content
  readonly found: Found
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

/** Milliseconds without a key after which a text is what was searched for. */
const settledMs = 1500

function Nothing({ found, labels }: SuggestionsProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each text is a search of its own
  useEffect(() => {
    const timer = setTimeout(() => tell('search_nothing'), settledMs)
    return () => clearTimeout(timer)
  }, [found.text])
  return (
    <div className={styles.note}>
      <p>{labels.nothing}</p>
      <AskClinic query={found.text} labels={labels.ask} />
    </div>
  )
}

export function Suggestions(props: SuggestionsProps) {
  const { content, found, labels } = props
  return (
    <div className={styles.popup}>
      {content === 'queries' && <Queries {...props} />}
      {content === 'hits' && (
        <>
          {found.elsewhere && <p className={styles.note}>{labels.elsewhere}</p>}
          <HitList {...props} hits={found.hits} />
        </>
      )}
      {content === 'nothing' && <Nothing {...props} />}
    </div>
  )
}
