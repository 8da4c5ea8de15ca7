/** A fixed list of analyses in its form: on the pages of a category and of one analysis. */
'use client'

import { useMemo } from 'react'
import { type PackedItems, unpackItems } from '@/lib/calculator/item'
import type { Locale } from '@/lib/i18n/locales'
import { Rows } from './Rows'
import type { RowWords } from './rowWords'

interface RowListProps {
  readonly list: PackedItems
  readonly words: RowWords
  readonly locale: Locale
}

export function RowList({ list, words, locale }: RowListProps) {
  const items = useMemo(() => unpackItems(list), [list])
  return <Rows items={items} words={words} locale={locale} />
}
