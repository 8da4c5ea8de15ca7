/**
 * The list of analyses on phones: an accordion of categories, each with its analyses (spec 1 §2).
 * What is not in the HTML is fetched when a category is opened.
 */
'use client'

import { useCallback } from 'react'
import { FindField } from '@/components/blocks/AnalysisList/FindField'
import { FoundRows } from '@/components/blocks/AnalysisList/FoundRows'
import { useKeptList, useKeptText } from '@/components/blocks/AnalysisList/keptList'
import type { ListWords } from '@/components/blocks/AnalysisList/listWords'
import { useFound } from '@/components/blocks/AnalysisList/useFound'
import { useKnownRows } from '@/components/blocks/AnalysisList/useKnownRows'
import { RowsForm } from '@/components/blocks/AnalysisRows/RowsForm.island'
import type { RowWords } from '@/components/blocks/AnalysisRows/rowWords'
import type { ListCategory } from '@/lib/calculator/browse'
import type { CalculatorItem, PackedItems } from '@/lib/calculator/item'
import type { Locale } from '@/lib/i18n/locales'
import type { AnalysisHrefs } from '@/lib/views/analysis-hrefs'
import styles from './Accordion.module.scss'
import { Category } from './Category'

const none: readonly CalculatorItem[] = []

interface AccordionProps {
  readonly words: ListWords
  readonly rowWords: RowWords
  readonly locale: Locale
  readonly hrefs: AnalysisHrefs
  readonly categories: readonly ListCategory[]
  readonly list: PackedItems
}

export function Accordion({ words, rowWords, locale, hrefs, categories, list }: AccordionProps) {
  const [text, setText] = useKeptText()
  const [{ open }, setList] = useKeptList(list.rows.length)
  const rows = useKnownRows(list, categories, locale)
  const found = useFound(text, categories, rows)
  const { load } = rows

  // A fold that opens because it was kept open calls this, too.
  const toggle = useCallback(
    (id: number, isOpen: boolean, complete: boolean) => {
      setList(before => {
        const others = before.open.filter(each => each !== id)
        return { ...before, letter: '', open: isOpen ? [...others, id] : others }
      })
      if (isOpen && !complete) load([id])
    },
    [load, setList],
  )

  return (
    <div className={styles.browser}>
      <FindField text={text} onChange={setText} words={words} search={hrefs.search} />
      <RowsForm estimate={hrefs.estimate}>
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
          categories.map(category => (
            <Category
              key={category.id}
              category={category}
              rows={rows.known.get(category.id)}
              first={rows.first.get(category.id)?.items ?? none}
              isOpen={open.includes(category.id)}
              failed={rows.failed}
              words={words}
              rowWords={rowWords}
              hrefs={hrefs}
              onToggle={toggle}
              onLoad={load}
            />
          ))
        )}
      </RowsForm>
    </div>
  )
}
