import { X } from 'lucide'
import { Icon } from '@/components/ui/Icon/Icon'
import { type Also, alsoCode, isOpen } from '@/lib/calculator/also'
import { fill } from '@/lib/text/fill'
import styles from './AlsoList.module.scss'
import type { CalculatorLabels } from './calculatorLabels'
import { removeAlso } from './calculatorStore'

interface AlsoListProps {
  readonly also: readonly Also[]
  readonly labels: Pick<CalculatorLabels, 'services' | 'open' | 'removeOther'>
}

/** Services and open orders of a doctor's list: they stay until they are removed, and are in no sum. */
export function AlsoList({ also, labels }: AlsoListProps) {
  const groups = [
    { title: labels.services, list: also.filter(({ service }) => service > 0) },
    { title: labels.open, list: also.filter(isOpen) },
  ]
  return groups
    .filter(({ list }) => list.length > 0)
    .map(({ title, list }) => (
      <section key={title} className={styles.also}>
        <b>{title}</b>
        <ul>
          {list.map(each => (
            <li key={alsoCode(each)}>
              <span>{each.text}</span>
              <button type="button" onClick={() => removeAlso(alsoCode(each))}>
                <Icon of={X} />
                <span className="visually-hidden">
                  {fill(labels.removeOther, { name: each.text })}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    ))
}
