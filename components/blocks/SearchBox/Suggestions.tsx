/** What opens below the field: queries to choose from, hits, or whom to ask instead. */
import type { Locale } from '@/lib/routing/locales'
import { AskClinic } from './AskClinic'
import { HitList } from './HitList'
import { Queries } from './Queries'
import styles from './Suggestions.module.scss'
import type { Content } from './useHitKeys'
import type { Found } from './useHits'
import type { SearchWords } from './words'

export { rememberSearch } from './recentSearches'

export interface SuggestionsProps {
  /** Of the listbox. */
  readonly id: string
  readonly content: Content
  readonly found: Found
  /** What was typed, to show where it is in the names. */
  readonly text: string
  /** Id of the active option. */
  readonly active: string | undefined
  readonly words: SearchWords
  readonly locale: Locale
  readonly onActivate: (option: string) => void
  /** A hit is gone to. */
  readonly onChoose: () => void
  readonly onQuery: (query: string) => void
  /** The recent queries are gone, and the button that was pressed with them. */
  readonly onForget: () => void
  /** What was added to the calculator or taken out, in words. */
  readonly onSay: (words: string) => void
}

export function Suggestions(props: SuggestionsProps) {
  const { content, found, words } = props
  return (
    <div className={styles.popup}>
      {content === 'queries' && <Queries {...props} />}
      {content === 'hits' && (
        <>
          {found.elsewhere && <p className={styles.note}>{words.elsewhere}</p>}
          <HitList {...props} hits={found.hits} />
        </>
      )}
      {content === 'nothing' && (
        <div className={styles.note}>
          <p>{words.nothing}</p>
          <AskClinic query={found.text} words={words.ask} />
        </div>
      )}
    </div>
  )
}
