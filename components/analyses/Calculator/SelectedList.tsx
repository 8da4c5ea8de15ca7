import { X } from 'lucide'
import { Name } from '@/components/analyses/AnalysisRows/Name'
import { Icon } from '@/components/ui/Icon/Icon'
import { type Also, alsoCode } from '@/lib/calculator/also'
import { priceOfItem } from '@/lib/calculator/item'
import { priceText } from '@/lib/calculator/price-text'
import type { Selection } from '@/lib/calculator/selection'
import type { Price } from '@/lib/entities/price'
import { escapeHtml } from '@/lib/text/escape-html'
import { fill } from '@/lib/text/fill'
import type { CalculatorLabels } from './calculatorLabels'
import { removeAlso, removeItem, resetItems } from './calculatorStore'
import styles from './SelectedList.module.scss'

interface SelectedListProps {
  readonly items: Selection
  /** What is chosen beside analyses. */
  readonly sold?: readonly Also[]
  readonly labels: CalculatorLabels
  /** 310 px high and scrollable (B47), so it has to be focusable. */
  readonly scrolls?: boolean
}

/** What is chosen, with its prices, each to be removed. */
export function SelectedList({ items, sold = [], labels, scrolls = false }: SelectedListProps) {
  return (
    <ul
      className={styles.list}
      aria-label={labels.list}
      data-scrolls={scrolls || undefined}
      tabIndex={scrolls ? 0 : -1}
    >
      {items.length + sold.length === 0 && <li className={styles.empty}>{labels.empty}</li>}
      {items.map(item => (
        <SelectedRow
          key={item.id}
          name={item.name}
          price={priceOfItem(item)}
          labels={labels}
          onRemove={() => removeItem(item.id)}
        />
      ))}
      {sold.map(each => (
        <SelectedRow
          key={alsoCode(each)}
          name={escapeHtml(each.text)}
          price={each.price}
          labels={labels}
          onRemove={() => removeAlso(alsoCode(each))}
        />
      ))}
    </ul>
  )
}

interface SelectedRowProps {
  /** HTML. */
  readonly name: string
  /** Absent until it is known. */
  readonly price: Price | undefined
  readonly labels: Pick<CalculatorLabels, 'price' | 'remove'>
  readonly onRemove: () => void
}

function SelectedRow({ name, price, labels, onRemove }: SelectedRowProps) {
  return (
    <li>
      <Name html={name} />
      <b>{price && priceText(price, labels.price)}</b>
      <button
        type="button"
        onClick={event => {
          moveFocusOn(event.currentTarget)
          onRemove()
        }}
      >
        <Icon of={X} />
        <span className="visually-hidden">
          <Name html={fill(labels.remove, { name })} />
        </span>
      </button>
    </li>
  )
}

/** Moves the focus to a neighbour's button or the list before its own row is removed. */
function moveFocusOn(button: HTMLElement): void {
  const row = button.closest('li')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  const target = neighbour?.querySelector('button') ?? row?.parentElement
  target?.focus()
}

/** Empties the list, which gets the focus of the button that goes with its items. */
export function resetBy({ currentTarget }: { readonly currentTarget: Element }): void {
  currentTarget.closest('aside, dialog')?.querySelector('ul')?.focus()
  resetItems()
}
