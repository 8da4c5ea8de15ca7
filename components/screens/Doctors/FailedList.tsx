import { buttonClassName } from '@/components/ui/Button/buttonClassName'
import styles from './ListNotice.module.scss'
import type { DoctorListLabels } from './labels'

interface FailedListProps {
  readonly labels: DoctorListLabels
  readonly onRetry: () => void
}

/** The request failed, and the list that is shown is the previous one. */
export function FailedList({ labels, onRetry }: FailedListProps) {
  return (
    <div className={styles.failed} role="alert">
      <p>{labels.unavailable}</p>
      <button
        type="button"
        className={buttonClassName({ variant: 'secondary', size: 's' })}
        onClick={() => leaveBy(onRetry)}
      >
        {labels.retry}
      </button>
    </div>
  )
}

/** The button goes with its notice: the focus is put on the filters, above what it brings. */
export function leaveBy(act: () => void): void {
  document.querySelector<HTMLElement>('#doctors, main summary')?.focus()
  act()
}
