/** A fixed list of analyses in its form: on the pages of a category and of one analysis. */
'use client'

import type { CalculatorItem } from '@/lib/calculator/item'
import { Rows } from './Rows'
import type { RowWords } from './rowWords'

interface RowListProps {
  readonly items: readonly CalculatorItem[]
  readonly words: RowWords
  /** Address of the list of analyses, with the language's prefix. */
  readonly base: string
}

export function RowList({ items, words, base }: RowListProps) {
  return <Rows items={items} words={words} base={base} />
}
