'use client'

import { useEffect } from 'react'
import { bounded } from '@/components/hooks/bounded'
import type { Tags } from './tags'

/** The analytics counters, loaded after hydration. */
export const Analytics = bounded(Counters)

function Counters(tags: Tags) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are those of the document
  useEffect(() => {
    import('./tags').then(
      ({ start }) => start(tags),
      // The page is the same without counters.
      () => undefined,
    )
  }, [])

  return null
}
