import { ChevronDown } from 'lucide'
import type { SortedLabels } from '@/components/screens/Doctors/labels'
import { Icon } from '@/components/ui/Icon/Icon'
import { initialSorting, type Sorting } from '@/lib/doctors/sorting'
import styles from './SortSelect.module.scss'

interface SortSelectProps {
  readonly sorting: Sorting
  readonly onChange: (sorting: Sorting) => void
  readonly labels: SortedLabels
}

/** The orders that help to choose; nobody looks for the lowest rating. */
const orders: readonly Sorting[] = [
  initialSorting,
  { tab: 'price', direction: 'asc' },
  { tab: 'price', direction: 'desc' },
  { tab: 'rating', direction: 'desc' },
  { tab: 'experience', direction: 'desc' },
  { tab: 'all', direction: 'asc' },
]

const keyOf = ({ tab, direction }: Sorting) => `${tab} ${direction}`

/** The order of the list as a native `<select>`. */
export function SortSelect({ sorting, onChange, labels }: SortSelectProps) {
  const current = keyOf(sorting)
  // Desktop offers more orders, and both layouts share the state.
  const shown = orders.some(order => keyOf(order) === current) ? orders : [...orders, sorting]
  return (
    <div className={styles.sort}>
      <select
        autoComplete="off"
        aria-label={labels.sort}
        value={current}
        onChange={({ target }) => onChange(shown[target.selectedIndex] ?? initialSorting)}
      >
        {shown.map(order => (
          <option key={keyOf(order)} value={keyOf(order)}>
            {nameOf(order, labels)}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} />
    </div>
  )
}

function nameOf({ tab, direction }: Sorting, labels: SortedLabels): string {
  if (!direction) return labels.none
  const order = labels.orders[tab][direction]
  return tab === 'all' ? order : `${labels.tabs[tab]}: ${order}`
}
