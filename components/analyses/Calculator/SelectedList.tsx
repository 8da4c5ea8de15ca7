import { X } from 'lucide'
import { Name } from '@/components/analyses/AnalysisRows/Name'
import { Icon } from '@/components/ui/Icon/Icon'
import { priceOfItem } from '@/lib/calculator/item'
import { priceText } from '@/lib/calculator/price-text'
import type { Selection } from '@/lib/calculator/selection'
import { fill } from '@/lib/text/fill'
import type { CalculatorLabels } from './calculatorLabels'
import { removeItem, resetItems } from './calculatorStore'
import styles from './SelectedList.module.scss'

interface SelectedListProps {
  readonly items: Selection
  readonly labels: CalculatorLabels
  /** 310 px high and scrollable (B47), so it has to be focusable. */
  readonly scrolls?: boolean
}

/** The chosen analyses with their prices, each to be removed. */
export function SelectedList({ items, labels, scrolls = false }: SelectedListProps) {
  return (
    <ul
      className={styles.list}
      aria-label={labels.list}
      data-scrolls={scrolls || undefined}
      tabIndex={scrolls ? 0 : -1}
    >
      {items.length === 0 && <li className={styles.empty}>{labels.empty}</li>}
      {items.map(item => (
        <li key={item.id}>
          <Name html={item.name} />
          <b>{priceText(priceOfItem(item), labels.price)}</b>
          <button
            type="button"
            onClick={event => {
              moveFocusOn(event.currentTarget)
              removeItem(item.id)
            }}
          >
            <Icon of={X} />
            <span className="visually-hidden">
              <Name html={fill(labels.remove, { name: item.name })} />
            </span>
          </button>
        </li>
      ))}
    </ul>
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
