/** A fixed list of analyses in its form: on the pages of a category and of one analysis. */
'use client'

import { bounded } from '@/components/hooks/bounded'
import type { CalculatorItem } from '@/lib/calculator/item'
import { PlainRows } from './PlainRows'
import { Rows } from './Rows'
import type { RowLabels } from './rowLabels'

interface RowListProps {
  readonly items: readonly CalculatorItem[]
  readonly labels: RowLabels
  /** Path of the list of analyses, with the language's prefix. */
  readonly base: string
}

export const RowList = bounded(LiveRows, PlainRows)

function LiveRows({ items, labels, base }: RowListProps) {
  return <Rows items={items} labels={labels} base={base} />
}
