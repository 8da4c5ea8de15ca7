import { useMemo, useState } from 'react'
import { Rows } from '@/components/blocks/AnalysisRows/Rows'
import type { RowWords } from '@/components/blocks/AnalysisRows/rowWords'
import { MoreButton } from '@/components/blocks/MoreButton/MoreButton'
import { Button } from '@/components/ui/Button/Button'
import { listStep } from '@/lib/calculator/browse'
import type { AnalysisHrefs } from '@/lib/routing/analysis-hrefs'
import { fill } from '@/lib/text/fill'
import { Failed } from './Failed'
import styles from './ListStates.module.scss'
import { Loading } from './Loading'
import type { ListWords } from './listWords'
import type { Found } from './useFound'

interface FoundRowsProps {
  readonly found: Found
  readonly text: string
  readonly failed: boolean
  readonly onRetry: () => void
  readonly words: ListWords
  readonly rowWords: RowWords
  readonly hrefs: AnalysisHrefs
}

/** What the text has found, in place of the list. */
export function FoundRows(props: FoundRowsProps) {
  const { found, text, failed, onRetry, words, rowWords, hrefs } = props
  const [limit, setLimit] = useState(listStep)
  const { items, complete } = found
  const shown = useMemo(() => items.slice(0, limit), [items, limit])
  const search = `${hrefs.search}?${new URLSearchParams({ q: text })}`
  return (
    <div className={styles.found}>
      {(complete || items.length > 0) && (
        <p role="status">{fill(words.found, { count: items.length })}</p>
      )}
      <Rows items={shown} words={rowWords} base={hrefs.list} />
      <MoreButton
        rest={items.length - limit}
        step={listStep}
        label={words.more}
        onMore={() => setLimit(limit + listStep)}
      />
      {failed && <Failed words={words} onRetry={onRetry} />}
      {!complete && !failed && <Loading words={words} />}
      {complete && items.length === 0 && (
        <>
          <p>{words.nothing}</p>
          <div>
            <Button href={search} variant="secondary">
              {words.searchSite}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
