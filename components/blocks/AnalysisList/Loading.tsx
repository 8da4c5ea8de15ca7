import { Skeleton } from '@/components/ui/Skeleton/Skeleton'
import { skeletonCount } from '@/lib/calculator/browse'
import styles from './ListStates.module.scss'
import type { ListWords } from './listWords'

/** Placeholders in the place of rows to come (spec 1 §9: sixteen). */
export function Loading({ words }: { readonly words: Pick<ListWords, 'loading'> }) {
  return (
    <div className={styles.loading}>
      <p className="visually-hidden" role="status">
        {words.loading}
      </p>
      <Skeleton count={skeletonCount} height="10.5rem" />
    </div>
  )
}
