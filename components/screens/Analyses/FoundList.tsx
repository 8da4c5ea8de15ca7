import { lazy, Suspense } from 'react'
import { Failed } from './Failed'
import type { FoundRowsProps } from './FoundRows'
import { Loading } from './Loading'

/** The chunk of what is shown instead of the list; loaded when the find field gets the focus. */
export const loadFoundRows = () => import('./FoundRows')

const FoundRows = lazy(() => loadFoundRows().catch(() => ({ default: Missing })))

export function FoundList(props: FoundRowsProps) {
  return (
    <Suspense fallback={<Loading labels={props.labels} />}>
      <FoundRows {...props} />
    </Suspense>
  )
}

/** Without a connection. The text is there again after a reload. */
function Missing({ labels }: FoundRowsProps) {
  return <Failed labels={labels} onRetry={() => location.reload()} />
}
