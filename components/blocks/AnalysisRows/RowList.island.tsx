/** A fixed list of analyses in its form: on the pages of a category and of one analysis. */
'use client'

import { useMemo } from 'react'
import { type PackedItems, unpackItems } from '@/lib/calculator/item'
import { Rows } from './Rows'
import type { RowWords } from './rowWords'

interface RowListProps {
  readonly list: PackedItems
  readonly words: RowWords
  /** Address of the list of analyses, with the language's prefix. */
  readonly base: string
}

export function RowList({ list, words, base }: RowListProps) {
  const items = useMemo(() => unpackItems(list), [list])
  return <Rows items={items} words={words} base={base} />
}
