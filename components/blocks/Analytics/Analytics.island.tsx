'use client'

import { useEffect } from 'react'
import { bounded } from '@/components/hooks/bounded'

/** The analytics counter, loaded after hydration. */
export const Analytics = bounded(Counter)

function Counter({ metrikaId }: { readonly metrikaId: string }) {
  useEffect(() => {
    import('./counter').then(
      ({ count }) => count(metrikaId),
      // The page is the same without the counter.
      () => undefined,
    )
  }, [metrikaId])

  return null
}
