/** The drop-down below the field: suggested queries, hits, or the clinic's contacts. */
import { useEffect } from 'react'
import { tell } from '@/lib/requests/browser/events'
import { fill } from '@/lib/text/fill'
import { AskClinic } from './AskClinic'
import { HitList } from './HitList'
import { keepFocus } from './keepFocus'
import { Queries } from './Queries'
import styles from './Suggestions.module.scss'
import { asTyped, notesOf } from './shown'
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

/** What the hits are in place of, with the way back to what was typed. */
function Notes({ found, labels, onQuery }: SuggestionsProps) {
  const typed = asTyped(found, found.text)
  const notes = notesOf(found, labels)
  return (
    <>
      {notes.length > 0 && <p className={styles.note}>{notes.join(' ')}</p>}
      {typed && (
        <button
          type="button"
          className={styles.forget}
          onMouseDown={keepFocus}
          onClick={() => onQuery(typed)}
        >
          {fill(labels.typed, { query: typed })}
        </button>
      )}
    </>
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
          <Notes {...props} />
          <HitList {...props} />
        </>
      )}
      {content === 'nothing' && <Nothing {...props} />}
    </div>
  )
}
