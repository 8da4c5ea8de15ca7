import { buttonClassName } from '@/components/ui/Button/buttonClassName'
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
      <button type="button" className={buttonClassName({ variant: 'secondary' })} onClick={onRetry}>
        {labels.retry}
      </button>
    </div>
  )
}
