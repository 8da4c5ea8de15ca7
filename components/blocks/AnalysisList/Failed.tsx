import { Button } from '@/components/ui/Button/Button'
import styles from './ListStates.module.scss'
import type { ListWords } from './listWords'

interface FailedProps {
  readonly words: Pick<ListWords, 'failed' | 'retry'>
  readonly onRetry: () => void
}

/** A fetch that failed says so, and can be tried again. */
export function Failed({ words, onRetry }: FailedProps) {
  return (
    <div className={styles.failed} role="alert">
      <p>{words.failed}</p>
      <Button variant="secondary" onClick={onRetry}>
        {words.retry}
      </Button>
    </div>
  )
}
