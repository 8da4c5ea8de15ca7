import { X } from 'lucide'
import { Icon } from '@/components/ui/Icon/Icon'
import { type Also, alsoCode, isOpen } from '@/lib/calculator/also'
import { fill } from '@/lib/text/fill'
import styles from './AlsoList.module.scss'
import type { CalculatorLabels } from './calculatorLabels'
import { removeAlso } from './calculatorStore'

interface AlsoListProps {
  readonly also: readonly Also[]
  readonly labels: Pick<CalculatorLabels, 'open' | 'remove'>
}

/** Open orders of a doctor's list: they stay until they are removed, and are in no sum. */
export function AlsoList({ also, labels }: AlsoListProps) {
  const open = also.filter(isOpen)
  if (open.length === 0) return null
  return (
    <section className={styles.also}>
      <b>{labels.open}</b>
      <ul>
        {open.map(each => (
          <li key={alsoCode(each)}>
            <span>{each.text}</span>
            <button type="button" onClick={() => removeAlso(alsoCode(each))}>
              <Icon of={X} />
              <span className="visually-hidden">{fill(labels.remove, { name: each.text })}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
