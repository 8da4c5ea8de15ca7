import { type CSSProperties, memo, useMemo } from 'react'
import { useChosenOf } from '@/components/analyses/Calculator/useCalculator'
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

/** Rows of one memoised part: a click rerenders one part, not a list of thousands. */
const partLength = 100

/** Analyses as cards, or as rows where there is no room for cards. */
export const Rows = memo(function Rows({ items, labels, base }: RowsProps) {
  const parts = useMemo(() => partsOf(items), [items])
  const size: CSSProperties & { readonly '--rows': number } = { '--rows': items.length }
  return (
    <ul className={styles.rows} style={size}>
      {parts.map(part => (
        <Part key={part[0]?.id} items={part} labels={labels} base={base} />
      ))}
    </ul>
  )
})

const Part = memo(function Part({ items, labels, base }: RowsProps) {
  const chosen = useChosenOf(items)
  return items.map(item => (
    <Row key={item.id} item={item} chosen={chosen.has(item.id)} labels={labels} base={base} />
  ))
})

function partsOf(items: readonly CalculatorItem[]): CalculatorItem[][] {
  const count = Math.ceil(items.length / partLength)
  return Array.from({ length: count }, (_, index) =>
    items.slice(index * partLength, (index + 1) * partLength),
  )
}
