import { Button } from '@/components/ui/Button/Button'
import styles from './ListStates.module.scss'
import type { ListLabels } from './listLabels'

interface FailedProps {
  readonly labels: Pick<ListLabels, 'failed' | 'retry'>
  readonly onRetry: () => void
}

/** A fetch that failed says so, and can be tried again. */
export function Failed({ labels, onRetry }: FailedProps) {
  return (
    <div className={styles.failed} role="alert">
      <p>{labels.failed}</p>
      <Button variant="secondary" onClick={onRetry}>
        {labels.retry}
      </Button>
    </div>
  )
}
