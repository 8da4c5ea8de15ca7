/**
 * The list of analyses on desktop: letters, categories, the finder and the cards (spec 1 §2, §4).
 * It comes rendered with the first part of the list and fetches the rest as it is wanted.
 */
'use client'

import { startTransition, useCallback, useEffect, useMemo, useOptimistic } from 'react'
import { FindField } from '@/components/blocks/AnalysisList/FindField'
import { FoundRows } from '@/components/blocks/AnalysisList/FoundRows'
import { type KeptList, useKeptList, useKeptText } from '@/components/blocks/AnalysisList/keptList'
import type { ListWords } from '@/components/blocks/AnalysisList/listWords'
import { useFound } from '@/components/blocks/AnalysisList/useFound'
import { useKnownRows } from '@/components/blocks/AnalysisList/useKnownRows'
import { RowsForm } from '@/components/blocks/AnalysisRows/RowsForm.island'
import type { RowWords } from '@/components/blocks/AnalysisRows/rowWords'
import { type ListCategory, listPart, listStep } from '@/lib/calculator/browse'
import {
  chooseCategory,
  chooseLetter,
  type Filter,
  initialFilter,
  isChosenLetter,
  type LetterEntry,
} from '@/lib/calculator/filter'
import type { PackedItems } from '@/lib/calculator/item'
import type { Locale } from '@/lib/i18n/locales'
import type { AnalysisHrefs } from '@/lib/views/analysis-hrefs'
import styles from './Browser.module.scss'
import { CategoryGrid } from './CategoryGrid'
import { Groups } from './Groups'
import { Letters } from './Letters'

export interface BrowserProps {
  readonly words: ListWords
  readonly rowWords: RowWords
  readonly locale: Locale
  readonly hrefs: AnalysisHrefs
  readonly categories: readonly ListCategory[]
  readonly letters: readonly LetterEntry[]
  readonly list: PackedItems
}

export function Browser({
  words,
  rowWords,
  locale,
  hrefs,
  categories,
  letters,
  list: first,
}: BrowserProps) {
  // What the HTML has, until something is chosen.
  const [list, setList] = useKeptList(first.rows.length)
  const [text, setText] = useKeptText()
  const rows = useKnownRows(first, categories, locale)
  const found = useFound(text, categories, rows)

  // The choice shows at once, its cards when the browser has time for them.
  const [pressed, press] = useOptimistic(list)
  const show = (choice: Omit<KeptList, 'limit'>) => {
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
  const chosen = pressed === list ? filter : filterOf(pressed, categories, letters)
  const { known, load } = rows
  const shown = useMemo(() => chosenOf(categories, filter), [categories, filter])
  const part = useMemo(() => listPart(shown, known, limit), [shown, known, limit])
  const ahead = listPart(shown, known, limit + listStep).missing.join()
  const missing = part.missing.join()
  useEffect(() => load(idsOf(missing)), [missing, load])
  const loadAhead = useCallback(() => load(idsOf(ahead)), [ahead, load])

  return (
    <div className={styles.browser}>
      <FindField text={text} onChange={setText} words={words} search={hrefs.search} />
      <Letters
        letters={letters}
        filter={chosen}
        words={words}
        first={categories[0]?.id ?? 0}
        onChoose={openLetter}
      />
      <CategoryGrid
        categories={categories}
        selected={chosen.selected}
        label={words.categories}
        base={hrefs.category}
        onChoose={openCategory}
      />
      <RowsForm estimate={hrefs.estimate} className={styles.list}>
        {found ? (
          <FoundRows
            found={found}
            text={text}
            failed={rows.failed}
            onRetry={rows.loadAll}
            words={words}
            rowWords={rowWords}
            hrefs={hrefs}
          />
        ) : (
          <Groups
            part={part}
            failed={rows.failed}
            words={words}
            rowWords={rowWords}
            base={hrefs.list}
            onRetry={() => load(part.missing)}
            onMore={() => setList({ ...list, limit: limit + listStep })}
            onNear={loadAhead}
          />
        )}
      </RowsForm>
    </div>
  )
}

/** The category that was opened last, or the letter; without either, all. */
function filterOf(
  { open, letter }: KeptList,
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

function idsOf(joined: string): number[] {
  return joined === '' ? [] : joined.split(',').map(Number)
}
