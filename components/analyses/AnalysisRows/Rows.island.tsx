'use client'

import { type CSSProperties, memo, useRef } from 'react'
import { useBoxes } from '@/components/analyses/Calculator/useBoxes'
import type { CalculatorItem } from '@/lib/calculator/item'
import { Row } from './Row'
import styles from './Rows.module.scss'
import type { RowLabels } from './rowLabels'

interface RowsProps {
  readonly items: readonly CalculatorItem[]
  readonly labels: RowLabels
  /** Path of the list, with the language's prefix. */
  readonly base: string
}

/** Analyses as cards, or as rows where there is no room for cards. */
export const Rows = memo(function Rows({ items, labels, base }: RowsProps) {
  const list = useRef<HTMLUListElement>(null)
  useBoxes(list, items)
  const size: CSSProperties & { readonly '--rows': number } = { '--rows': items.length }
  return (
    <ul ref={list} className={styles.rows} style={size}>
      {items.map(item => (
        <Row key={item.id} item={item} labels={labels} base={base} />
      ))}
    </ul>
  )
})
