import { type CSSProperties, memo } from 'react'
import { useChosenOf } from '@/components/blocks/Calculator/useCalculator'
import type { CalculatorItem } from '@/lib/calculator/item'
import { Row } from './Row'
import styles from './Rows.module.scss'
import type { RowWords } from './rowWords'

interface RowsProps {
  readonly items: readonly CalculatorItem[]
  readonly words: RowWords
  /** Address of the list, with the language's prefix. */
  readonly base: string
}

/** Analyses as cards, or as rows where there is no room for cards. */
export const Rows = memo(function Rows({ items, words, base }: RowsProps) {
  const chosen = useChosenOf(items)
  const size: CSSProperties & { readonly '--rows': number } = { '--rows': items.length }
  return (
    <ul className={styles.rows} style={size}>
      {items.map(item => (
        <Row key={item.id} item={item} chosen={chosen.has(item.id)} words={words} base={base} />
      ))}
    </ul>
  )
})
