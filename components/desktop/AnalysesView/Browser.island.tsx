/**
 * The list of analyses on desktop: letters, categories, the finder and the cards (spec 1 §2, §4).
 * It comes rendered with the first part of the list and fetches the rest as it is wanted.
 */
'use client'

import { useCallback, useEffect, useMemo, useState } from 'react'
import { FindField } from '@/components/blocks/AnalysisList/FindField'
import { FoundRows } from '@/components/blocks/AnalysisList/FoundRows'
import type { ListWords } from '@/components/blocks/AnalysisList/listWords'
import {
  rememberCategory,
  useRememberedCategory,
} from '@/components/blocks/AnalysisList/openCategory'
import { useFound } from '@/components/blocks/AnalysisList/useFound'
import { useKnownRows } from '@/components/blocks/AnalysisList/useKnownRows'
import { RowsForm } from '@/components/blocks/AnalysisRows/RowsForm.island'
import type { RowWords } from '@/components/blocks/AnalysisRows/rowWords'
import { useAfterPaint } from '@/lib/browser/useAfterPaint'
import { type ListCategory, listPart, listStep } from '@/lib/calculator/browse'
import {
  chooseCategory,
  chooseLetter,
  type Filter,
  initialFilter,
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
  list,
}: BrowserProps) {
  const [view, setView] = useState<View>(() => ({
    filter: initialFilter(categories),
    // What the HTML has, until something is chosen.
    limit: list.rows.length,
  }))
  const [text, setText] = useState('')
  const rows = useKnownRows(list, categories, locale)
  const found = useFound(text, categories, rows)

  const show = (filter: Filter) => {
    setView({ filter, limit: listStep })
    setText('')
  }
  const openCategory = (category: ListCategory) => {
    show(chooseCategory(category))
    rememberCategory(category.id)
  }
  const openLetter = (entry: LetterEntry | null) => {
    show(chooseLetter(entry, categories))
    rememberCategory(null)
  }
  useRememberedCategory(id => {
    const category = categories.find(each => each.id === id)
    if (category) show(chooseCategory(category))
  })

  // The choice shows at once, its cards with the next picture.
  const { filter, limit } = useAfterPaint(view)
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
        filter={view.filter}
        words={words}
        first={categories[0]?.id ?? 0}
        onChoose={openLetter}
      />
      <CategoryGrid
        categories={categories}
        selected={view.filter.selected}
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
            onMore={() => setView({ filter, limit: limit + listStep })}
            onNear={loadAhead}
          />
        )}
      </RowsForm>
    </div>
  )
}

/** What is listed: by which filter, and how much of it. */
interface View {
  readonly filter: Filter
  readonly limit: number
}

function chosenOf(categories: readonly ListCategory[], { categories: ids }: Filter) {
  return ids.length === 0 ? categories : categories.filter(({ id }) => ids.includes(id))
}

function idsOf(joined: string): number[] {
  return joined === '' ? [] : joined.split(',').map(Number)
}
