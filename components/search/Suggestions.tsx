/** The drop-down below the field: suggested queries, hits, or the clinic's contacts. */
import { useEffect } from 'react'
import { tell } from '@/lib/requests/browser/events'
import { AskClinic } from './AskClinic'
import { HitList } from './HitList'
import { Queries } from './Queries'
import styles from './Suggestions.module.scss'
import { unusedIn } from './shown'
import type { SuggestionsProps } from './suggestionsProps'

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
  const unused = unusedIn(found, labels)
  return (
    <div className={styles.popup}>
      {content === 'queries' && <Queries {...props} />}
      {content === 'hits' && (
        <>
          {found.elsewhere && <p className={styles.note}>{labels.elsewhere}</p>}
          {unused && <p className={styles.note}>{unused}</p>}
          <HitList {...props} hits={found.hits} />
        </>
      )}
      {content === 'nothing' && <Nothing {...props} />}
    </div>
  )
}
