import { addItem, removeItem } from '@/components/analyses/Calculator/calculatorStore'
import { hrefBelow } from '@/lib/calculator/href'
import type { CalculatorItem } from '@/lib/calculator/item'
import { fixedPrice } from './fixedPrice'
import { Name } from './Name'
import styles from './Rows.module.scss'
import type { RowLabels } from './rowLabels'

interface PlainRowsProps {
  readonly items: readonly CalculatorItem[]
  readonly labels: RowLabels
  /** Path of the list, with the language's prefix. */
  readonly base: string
}

/**
 * Analyses whose boxes hold their own state, for when an island failed: they are told to the
 * calculator, which may work, and sent by their form.
 */
export function PlainRows({ items, labels, base }: PlainRowsProps) {
  return (
    <ul className={styles.rows}>
      {items.map(item => (
        <li key={item.id}>
          <label>
            <input
              type="checkbox"
              name="ids"
              value={item.id}
              onChange={({ target }) => (target.checked ? addItem(item) : removeItem(item.id))}
            />
            <Name html={item.name} />
            <b>{fixedPrice(item.price, labels.onRequest)}</b>
          </label>
          <p>
            <a href={hrefBelow(base, item.slug)}>{labels.details}</a>
          </p>
        </li>
      ))}
    </ul>
  )
}
