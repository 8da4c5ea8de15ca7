import { CalendarClock } from 'lucide'
import { Icon } from '@/components/ui/Icon/Icon'
import type { Also } from '@/lib/calculator/also'
import type { CalculatorItem } from '@/lib/calculator/item'
import { lastResultOf } from '@/lib/calculator/results'
import { isPackageCode } from '@/lib/calculator/sold'
import { plural } from '@/lib/text/plural'
import type { CalculatorLabels } from './calculatorLabels'
import styles from './Totals.module.scss'

interface LastResultProps {
  readonly items: readonly CalculatorItem[]
  readonly also: readonly Also[]
  readonly labels: CalculatorLabels
}

/** When the last of the results is there; nothing where no term is known. */
export function LastResult({ items, also, labels }: LastResultProps) {
  const last = lastResultOf(
    items,
    also.some(({ sold }) => isPackageCode(sold)),
  )
  if (!last) return null
  const { days, isPartial } = last
  return (
    <p className={styles.last}>
      <Icon of={CalendarClock} />
      <span>
        <b>
          {days === 0 ? labels.lastResultSameDay : plural(days, labels.lastResult, labels.locale)}
        </b>{' '}
        <span>{isPartial && labels.otherTerms}</span>
      </span>
    </p>
  )
}
