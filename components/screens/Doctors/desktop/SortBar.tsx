import { startTransition, useOptimistic } from 'react'
import type { BrowserLabels } from '@/components/screens/Doctors/labels'
import { chooseTab, toggleDirection } from '@/lib/doctors/sort-bar'
import { orderKey, type Sorting, sortTabs } from '@/lib/doctors/sorting'
import styles from './SortBar.module.scss'

interface SortBarProps {
  readonly sorting: Sorting
  readonly onChange: (sorting: Sorting) => void
  readonly labels: Pick<BrowserLabels, 'sort' | 'tabs' | 'direction' | 'orders'>
}

/**
 * Four tabs, each named with its order, and the toggle none → ascending → descending (B66). The pressed state is
 * painted at once and the list is deferred, as sorting hundreds of doctors would delay the click.
 */
export function SortBar({ sorting, onChange, labels }: SortBarProps) {
  const [pressed, press] = useOptimistic(sorting)
  const { direction } = pressed
  const nameOf = (order: Sorting) => labels.orders[orderKey(order)]
  const choose = (next: Sorting) =>
    startTransition(() => {
      press(next)
      onChange(next)
    })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a border and a legend to take off.
    <div className={styles.bar} role="group" aria-label={labels.sort}>
      <div className={styles.tabs}>
        {sortTabs.map(tab => (
          <button
            key={tab}
            type="button"
            aria-pressed={tab === pressed.tab}
            onClick={() => choose(chooseTab(tab))}
          >
            <span>{labels.tabs[tab]}</span>
            <span className="visually-hidden">
              {` — ${nameOf(tab === pressed.tab ? pressed : chooseTab(tab))}`}
            </span>
          </button>
        ))}
      </div>
      <button
        type="button"
        className={styles.toggle}
        data-direction={direction || 'none'}
        onClick={() => choose(toggleDirection(pressed))}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path
            d={direction ? 'M12 4v16m7-7-7 7-7-7' : 'M7 4v16m4-4-4 4-4-4M17 20V4m-4 4 4-4 4 4'}
          />
        </svg>
        <span className="visually-hidden">{labels.direction}: </span>
        <span>{nameOf(pressed)}</span>
      </button>
    </div>
  )
}
