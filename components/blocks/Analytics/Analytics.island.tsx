'use client'

import { useEffect } from 'react'

/** The analytics counter, loaded after hydration. */
export function Analytics({ metrikaId }: { readonly metrikaId: string }) {
  useEffect(() => {
    import('./counter').then(
      ({ count }) => count(metrikaId),
      // The page is the same without the counter.
      () => undefined,
    )
  }, [metrikaId])

  return null
}
