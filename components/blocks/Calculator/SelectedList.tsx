import { X } from 'lucide'
import { fixedPrice } from '@/components/blocks/AnalysisRows/fixedPrice'
import { Name } from '@/components/blocks/AnalysisRows/Name'
import { Icon } from '@/components/ui/Icon/Icon'
import type { Selection } from '@/lib/calculator/selection'
import { fill } from '@/lib/text/fill'
import type { CalculatorLabels } from './calculatorLabels'
import { removeItem } from './calculatorStore'
import styles from './SelectedList.module.scss'

interface SelectedListProps {
  readonly items: Selection
  readonly labels: CalculatorLabels
  /** 310 px high and scrolling within itself (B47), so keys have to reach it. */
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
          <b>{fixedPrice(item.price, labels.onRequest)}</b>
          <button
            type="button"
            onClick={event => {
              moveFocusOn(event.currentTarget)
              removeItem(item.id)
            }}
          >
            <Icon of={X} aria-hidden="true" />
            <span className="visually-hidden">
              <Name html={fill(labels.remove, { name: item.name })} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** To the neighbour's button, or to the list: what is removed would take the focus along. */
function moveFocusOn(button: HTMLElement): void {
  const row = button.closest('li')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  const heir = neighbour?.querySelector('button') ?? row?.parentElement
  heir?.focus()
}
