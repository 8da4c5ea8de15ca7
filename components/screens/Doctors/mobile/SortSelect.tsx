import { ChevronDown } from 'lucide'
import type { SortedLabels } from '@/components/screens/Doctors/labels'
import { Icon } from '@/components/ui/Icon/Icon'
import { orderKey, type Sorting } from '@/lib/doctors/sorting'
import styles from './SortSelect.module.scss'

interface SortSelectProps {
  readonly sorting: Sorting
  readonly onChange: (sorting: Sorting) => void
  readonly labels: SortedLabels
}

/** The order of the list as a native `<select>`. */
export function SortSelect({ sorting, onChange, labels }: SortSelectProps) {
  const current = orderKey(sorting)
  // Desktop offers more orders, and both layouts share the state.
  const shown = [...new Set([...labels.offered, current])]
  return (
    <div className={styles.sort}>
      <select
        autoComplete="off"
        aria-label={labels.sort}
        value={current}
        onChange={({ target }) => {
          const [tab, direction] = target.value.split(' ')
          onChange({ tab, direction } as Sorting)
        }}
      >
        {shown.map(order => (
          <option key={order} value={order}>
            {labels.orders[order]}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} />
    </div>
  )
}
