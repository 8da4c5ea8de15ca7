'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/** The analytics counter, loaded after hydration; one hit for each page. */
export function Analytics({ metrikaId }: { readonly metrikaId: string }) {
  const path = usePathname()

  useEffect(() => {
    let isLeft = false
    let cancel: (() => void) | undefined
    import('./counter').then(
      ({ count }) => {
        if (!isLeft) cancel = count(metrikaId, path)
      },
      // The page is the same without the counter.
      () => undefined,
    )
    return () => {
      isLeft = true
      cancel?.()
    }
  }, [metrikaId, path])

  return null
}
