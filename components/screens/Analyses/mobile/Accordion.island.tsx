/**
 * The list of analyses on phones: an accordion of categories, each with its analyses.
 * What is not in the HTML is fetched when a category is opened.
 */
'use client'

import { useCallback, useDeferredValue, useMemo } from 'react'
import { RowsForm } from '@/components/analyses/AnalysisRows/RowsForm.island'
import type { RowLabels } from '@/components/analyses/AnalysisRows/rowLabels'
import { bounded } from '@/components/hooks/bounded'
import { FindField } from '@/components/screens/Analyses/FindField'
import { FoundList } from '@/components/screens/Analyses/FoundList'
import { LatePlainList } from '@/components/screens/Analyses/LatePlainList'
import type { ListLabels } from '@/components/screens/Analyses/listLabels'
import { useFinderText, useListState } from '@/components/screens/Analyses/listState'
import type { ListCategory } from '@/lib/calculator/browse'
import type { CalculatorItem } from '@/lib/calculator/item'
import type { AnalysisHrefs } from '@/lib/routing/analysis-hrefs'
import type { Locale } from '@/lib/routing/locales'
import styles from './Accordion.module.scss'
import { Category } from './Category'

interface AccordionProps {
  readonly labels: ListLabels
  readonly rowLabels: RowLabels
  readonly locale: Locale
  readonly hrefs: AnalysisHrefs
  readonly categories: readonly ListCategory[]
  /** The first analyses. */
  readonly items: readonly CalculatorItem[]
}

export const Accordion = bounded(LiveAccordion, LatePlainList)

function LiveAccordion(props: AccordionProps) {
  const { labels, rowLabels, locale, hrefs, categories, items: first } = props
  const [text, setText] = useFinderText()
  // The letter is painted first, what is found after it.
  const sought = useDeferredValue(text)
  const [{ open }, setList] = useListState(first.length)
  const firstOf = useMemo(
    () => new Map(categories.map(({ id }) => [id, first.filter(item => item.category === id)])),
    [categories, first],
  )

  // A category that history state restores as open fires `toggle`, too.
  const toggle = useCallback(
    (id: number, isOpen: boolean) => {
      setList(before => {
        const others = before.open.filter(each => each !== id)
        return { ...before, letter: '', open: isOpen ? [...others, id] : others }
      })
    },
    [setList],
  )

  return (
    <div className={styles.browser}>
      <FindField
        text={text}
        onChange={setText}
        labels={labels}
        categories={categories}
        search={hrefs.search}
      />
      <RowsForm estimate={hrefs.estimate}>
        {sought.trim() ? (
          <FoundList
            text={sought}
            locale={locale}
            categories={categories}
            loaded={first}
            labels={labels}
            rowLabels={rowLabels}
            hrefs={hrefs}
          />
        ) : (
          categories.map(category => (
            <Category
              key={category.id}
              category={category}
              first={firstOf.get(category.id) ?? first}
              isOpen={open.includes(category.id)}
              locale={locale}
              labels={labels}
              rowLabels={rowLabels}
              hrefs={hrefs}
              onToggle={toggle}
            />
          ))
        )}
      </RowsForm>
    </div>
  )
}
