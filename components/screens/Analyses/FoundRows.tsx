import { useMemo, useState } from 'react'
import { Rows } from '@/components/analyses/AnalysisRows/Rows.island'
import type { RowLabels } from '@/components/analyses/AnalysisRows/rowLabels'
import { FoundCount } from '@/components/lists/FoundCount'
import { MoreButton } from '@/components/lists/MoreButton'
import { Button } from '@/components/ui/Button/Button'
import { type ListCategory, listStep } from '@/lib/calculator/browse'
import type { CalculatorItem } from '@/lib/calculator/item'
import type { AnalysisHrefs } from '@/lib/routing/analysis-hrefs'
import type { Locale } from '@/lib/routing/locales'
import { fill } from '@/lib/text/fill'
import { Failed } from './Failed'
import styles from './ListStates.module.scss'
import { Loading } from './Loading'
import type { ListLabels } from './listLabels'
import { useFound } from './useFound'

export { loadFinder } from './useFound'

export interface FoundRowsProps {
  readonly text: string
  readonly locale: Locale
  readonly categories: readonly ListCategory[]
  /** Analyses that are in the browser, for when the search cannot be reached. */
  readonly loaded: readonly CalculatorItem[]
  readonly labels: ListLabels
  readonly rowLabels: RowLabels
  readonly hrefs: AnalysisHrefs
}

/** Analyses that match the text, shown instead of the list. */
export default function FoundRows(props: FoundRowsProps) {
  const { text, locale, categories, loaded, labels, rowLabels, hrefs } = props
  const [limit, setLimit] = useState(listStep)
  const { items, complete, failed, retry, source } = useFound(text, locale, categories, loaded)
  const isWaiting = !complete && !failed
  const found = complete ? fill(labels.found, { count: items.length }) : ''
  const shown = useMemo(() => items.slice(0, limit), [items, limit])
  const search = `${hrefs.search}?${new URLSearchParams({ q: text })}`
  return (
    <div className={styles.found} data-complete={complete || undefined}>
      {source}
      <p aria-hidden="true">
        {complete && <span key="found">{found}</span>}
        {isWaiting && items.length > 0 && <span key="loading">{labels.loading}</span>}
      </p>
      <FoundCount text={found} />
      <Rows items={shown} labels={rowLabels} base={hrefs.list} />
      <MoreButton
        rest={items.length - limit}
        step={listStep}
        label={labels.more}
        onMore={() => setLimit(limit + listStep)}
      />
      {failed && <Failed labels={labels} onRetry={retry} />}
      {isWaiting && items.length === 0 && <Loading labels={labels} />}
      {complete && items.length === 0 && (
        <>
          <p>{labels.nothing}</p>
          <div>
            <Button href={search} variant="secondary">
              {labels.searchSite}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
