import { memo, useEffect, useRef } from 'react'
import { Rows } from '@/components/analyses/AnalysisRows/Rows.island'
import type { RowLabels } from '@/components/analyses/AnalysisRows/rowLabels'
import { useList } from '@/components/hooks/use-list'
import { Failed } from '@/components/screens/Analyses/Failed'
import { Loading } from '@/components/screens/Analyses/Loading'
import type { ListLabels } from '@/components/screens/Analyses/listLabels'
import { categoryAnchor } from '@/components/screens/Analyses/listState'
import { cataloguePath, type ListCategory } from '@/lib/calculator/browse'
import { hrefBelow } from '@/lib/calculator/href'
import type { CalculatorItem } from '@/lib/calculator/item'
import type { AnalysisHrefs } from '@/lib/routing/analysis-hrefs'
import type { Locale } from '@/lib/routing/locales'
import styles from './Accordion.module.scss'

interface CategoryProps {
  readonly category: ListCategory
  /** Its analyses in the HTML; while it is closed it renders no others. */
  readonly first: readonly CalculatorItem[]
  readonly isOpen: boolean
  readonly locale: Locale
  readonly labels: ListLabels
  readonly rowLabels: RowLabels
  readonly hrefs: AnalysisHrefs
  readonly onToggle: (id: number, isOpen: boolean) => void
}

/** One category of the accordion; a native `<details>`, which opens without JavaScript, too. */
export const Category = memo(function Category(props: CategoryProps) {
  const { category, first, isOpen, locale, labels, rowLabels, hrefs } = props
  const { id, name, count, slug } = category
  const { onToggle } = props
  const details = useRef<HTMLDetailsElement>(null)
  const isCut = isOpen && first.length < count
  const list = useList<CalculatorItem>(isCut ? cataloguePath([id]) : null, locale)

  // It may have been opened before hydration.
  useEffect(() => {
    if (details.current?.open) onToggle(id, true)
  }, [id, onToggle])

  return (
    <details
      ref={details}
      id={categoryAnchor(id)}
      className={styles.category}
      open={isOpen}
      onToggle={event => onToggle(id, event.currentTarget.open)}
    >
      <summary>
        <h2>
          <span>{name}</span> <small>{count}</small>
        </h2>
      </summary>
      {count === 0 && <p>{labels.emptyCategory}</p>}
      {list.source}
      <Rows items={list.data ?? first} labels={rowLabels} base={hrefs.list} />
      {list.loading && <Loading labels={labels} />}
      {list.failed && !list.data && <Failed labels={labels} onRetry={list.reload} />}
      {slug && (
        <a className={styles.link} href={hrefBelow(hrefs.category, slug)}>
          {labels.categoryLink}
          <span className="visually-hidden">{` — ${name}`}</span>
        </a>
      )}
    </details>
  )
})
