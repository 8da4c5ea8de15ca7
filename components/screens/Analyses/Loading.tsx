import { Skeleton } from '@/components/ui/Skeleton/Skeleton'
import { skeletonCount } from '@/lib/calculator/browse'
import styles from './ListStates.module.scss'
import type { ListLabels } from './listLabels'

/** Placeholders for rows that are being fetched. */
export function Loading({ labels }: { readonly labels: Pick<ListLabels, 'loading'> }) {
  return (
    <div className={styles.loading}>
      <p className="visually-hidden" role="status">
        {labels.loading}
      </p>
      <Skeleton count={skeletonCount} height="10.5rem" />
    </div>
  )
}
