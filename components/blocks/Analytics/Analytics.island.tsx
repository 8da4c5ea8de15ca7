'use client'

import { useEffect } from 'react'
import { whenSeen } from '@/components/hooks/when-seen'

/** The analytics counter, loaded after hydration, for a page that somebody sees. */
export function Analytics({ metrikaId }: { readonly metrikaId: string }) {
  useEffect(
    () =>
      whenSeen(() => {
        import('./counter').then(
          ({ count }) => count(metrikaId),
          // The page is the same without the counter.
          () => undefined,
        )
      }),
    [metrikaId],
  )

  return null
}
