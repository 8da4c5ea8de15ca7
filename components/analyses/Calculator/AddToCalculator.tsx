import { Check, Plus } from 'lucide'
import { Icon } from '@/components/ui/Icon/Icon'
import type { CalculatorItem } from '@/lib/calculator/item'
import styles from './AddToCalculator.module.scss'
import { ChoiceLabel } from './ChoiceLabel.island'

interface AddToCalculatorProps {
  readonly item: CalculatorItem
  readonly labels: { readonly add: string; readonly added: string }
  /** Only an icon, with the label for screen readers: for rows without room for text. */
  readonly compact?: boolean
}

/**
 * Adds one analysis from any page, or removes it. A checkbox styled as a button, so that a form
 * sends it without JavaScript.
 */
export function AddToCalculator({ item, labels, compact = false }: AddToCalculatorProps) {
  const text = compact ? 'visually-hidden' : undefined
  return (
    <ChoiceLabel item={item} className={compact ? styles.sign : styles.add}>
      <input type="checkbox" name="ids" value={item.id} />
      <span className={styles.absent}>
        <Icon of={Plus} />
        <span className={text}>{labels.add}</span>
      </span>
      <span className={styles.present}>
        <Icon of={Check} />
        <span className={text}>{labels.added}</span>
      </span>
    </ChoiceLabel>
  )
}
