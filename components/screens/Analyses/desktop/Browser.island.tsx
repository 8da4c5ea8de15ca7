/**
 * The list of analyses on desktop: alphabet, categories, the find field and the cards.
 * The server renders the first part of the list; the rest is fetched on demand.
 */
'use client'

import {
  startTransition,
  useDeferredValue,
  useEffect,
  useMemo,
  useOptimistic,
  useState,
} from 'react'
import { RowsForm } from '@/components/analyses/AnalysisRows/RowsForm.island'
import type { RowLabels } from '@/components/analyses/AnalysisRows/rowLabels'
import { bounded } from '@/components/hooks/bounded'
import { useList } from '@/components/hooks/use-list'
import { FindField, focusFindField } from '@/components/screens/Analyses/FindField'
import { FoundList } from '@/components/screens/Analyses/FoundList'
import { LatePlainList } from '@/components/screens/Analyses/LatePlainList'
import type { ListLabels } from '@/components/screens/Analyses/listLabels'
import {
  type ListState,
  useAllFetched,
  useFinderText,
  useListState,
} from '@/components/screens/Analyses/listState'
import { cataloguePath, type ListCategory, listPart, listStep } from '@/lib/calculator/browse'
import {
  chooseCategory,
  chooseLetter,
  type Filter,
  initialFilter,
  isChosenLetter,
  type LetterEntry,
} from '@/lib/calculator/filter'
import type { CalculatorItem } from '@/lib/calculator/item'
import type { AnalysisHrefs } from '@/lib/routing/analysis-hrefs'
import type { Locale } from '@/lib/routing/locales'
import styles from './Browser.module.scss'
import { CategoryGrid } from './CategoryGrid'
import { Groups } from './Groups'
import { Letters } from './Letters'

export interface BrowserProps {
  readonly labels: ListLabels
  readonly rowLabels: RowLabels
  readonly locale: Locale
  readonly hrefs: AnalysisHrefs
  readonly categories: readonly ListCategory[]
  readonly letters: readonly LetterEntry[]
  /** The first analyses. */
  readonly items: readonly CalculatorItem[]
}

export const Browser = bounded(LiveBrowser, LatePlainList)

function LiveBrowser({
  labels,
  rowLabels,
  locale,
  hrefs,
  categories,
  letters,
  items: first,
}: BrowserProps) {
  // The list in the HTML, until something is chosen.
  const [list, setList] = useListState(first.length)
  const [text, setText] = useFinderText()
  // The letter is painted first, what is found after it.
  const sought = useDeferredValue(text)

  // Deferred: the choice is painted first, the cards after it.
  const [pressed, press] = useOptimistic(list)
  const show = (choice: Omit<ListState, 'limit'>) => {
    const next = { ...choice, limit: listStep }
    setText('')
    startTransition(() => {
      press(next)
      setList(next)
    })
  }
  const openCategory = ({ id }: ListCategory) => show({ open: [id], letter: '' })
  const openLetter = (entry: LetterEntry | null) =>
    show({ open: [], letter: entry ? chooseLetter(entry, categories).letter : '' })
  const { limit } = list
  const filter = useMemo(() => filterOf(list, categories, letters), [list, categories, letters])
  const marked = pressed === list ? filter : filterOf(pressed, categories, letters)
  const shown = useMemo(() => chosenOf(categories, filter), [categories, filter])

  // The next step is prefetched once the end of the list is near the viewport.
  const [isNear, setNear] = useState(false)
  const { short } = listPart(shown, first, isNear ? limit + listStep : limit)
  const chosen = filter.categories.length === 0 ? 'all' : filter.categories
  const [hasAll, setAll] = useAllFetched()
  const wanted = hasAll ? 'all' : short && chosen
  useEffect(() => {
    if (wanted === 'all') setAll(true)
  }, [wanted, setAll])
  const fetched = useList<CalculatorItem>(wanted ? cataloguePath(wanted) : null, locale)
  const all = fetched.data ?? first
  const isWhole = fetched.data !== null
  const part = useMemo(() => listPart(shown, all, limit, isWhole), [shown, all, limit, isWhole])

  return (
    <div className={styles.browser}>
      {fetched.source}
      <FindField
        text={text}
        onChange={setText}
        labels={labels}
        categories={categories}
        search={hrefs.search}
      />
      <Letters
        letters={letters}
        filter={marked}
        labels={labels}
        first={categories[0]?.id ?? 0}
        onChoose={openLetter}
      />
      <CategoryGrid
        categories={categories}
        selected={marked.selected}
        label={labels.categories}
        base={hrefs.category}
        onChoose={openCategory}
      />
      {sought.trim() && (
        <button type="button" className="skip-link" onClick={focusFindField}>
          {labels.toFind}
        </button>
      )}
      <RowsForm estimate={hrefs.estimate} className={styles.list}>
        {sought.trim() ? (
          <FoundList
            text={sought}
            locale={locale}
            categories={categories}
            loaded={all}
            labels={labels}
            rowLabels={rowLabels}
            hrefs={hrefs}
          />
        ) : (
          <Groups
            part={part}
            failed={fetched.failed && !isWhole}
            labels={labels}
            rowLabels={rowLabels}
            base={hrefs.list}
            onRetry={fetched.reload}
            onMore={() => setList({ ...list, limit: limit + listStep })}
            onNear={isNear ? undefined : () => setNear(true)}
          />
        )}
      </RowsForm>
    </div>
  )
}

/** The category that was opened last, or the letter; without either, all. */
function filterOf(
  { open, letter }: ListState,
  categories: readonly ListCategory[],
  letters: readonly LetterEntry[],
): Filter {
  const category = categories.find(({ id }) => id === open.at(-1))
  if (category) return chooseCategory(category)
  const filter = { ...initialFilter(categories), letter }
  const entry = letters.find(each => letter !== '' && isChosenLetter(filter, each.letter))
  return chooseLetter(entry ?? null, categories)
}

function chosenOf(categories: readonly ListCategory[], { categories: ids }: Filter) {
  return ids.length === 0 ? categories : categories.filter(({ id }) => ids.includes(id))
}
