import { FileText } from 'lucide'
import { Icon } from '@/components/ui/Icon/Icon'
import type { Also } from '@/lib/calculator/also'
import { estimateHref } from '@/lib/calculator/estimate'
import { preparationId } from '@/lib/calculator/fragments'
import type { CalculatorItem } from '@/lib/calculator/item'
import styles from './PreparationLink.module.scss'

interface PreparationLinkProps {
  readonly items: readonly CalculatorItem[]
  readonly also: readonly Also[]
  /** The page of estimates, with the language's prefix. */
  readonly estimate: string
  readonly label: string
}

/** To all that is said of preparing for the chosen analyses: the list itself has no room for it. */
export function PreparationLink({ items, also, estimate, label }: PreparationLinkProps) {
  const ids = items.map(({ id }) => id)
  return (
    <p className={styles.preparation}>
      <Icon of={FileText} />
      <a href={`${estimateHref(estimate, ids, also)}#${preparationId}`}>{label}</a>
    </p>
  )
}
