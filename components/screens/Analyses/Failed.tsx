import { Button } from '@/components/ui/Button/Button'
import styles from './ListStates.module.scss'
import type { ListLabels } from './listLabels'

interface FailedProps {
  readonly labels: Pick<ListLabels, 'failed' | 'retry'>
  readonly onRetry: () => void
}

/** The error of a failed fetch, with a retry button. */
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
