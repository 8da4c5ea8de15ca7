import { lazy, Suspense } from 'react'
import type { PlainListProps } from './PlainList'

const PlainList = lazy(async () => ({ default: (await import('./PlainList')).PlainList }))

/** What stands in the place of a list that has failed; its code is loaded then. */
export function LatePlainList(props: PlainListProps) {
  return (
    <Suspense>
      <PlainList {...props} />
    </Suspense>
  )
}
