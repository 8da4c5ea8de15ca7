'use client'

import { useLayoutEffect } from 'react'
import { bounded } from '@/components/hooks/bounded'
import { hydrated } from '@/lib/routing/hydrated'

/** Tells the early script (`lib/routing/early/script.ts`) that the page is hydrated. */
export const Hydrated = bounded(Signal)

function Signal() {
  // A layout effect: React reports errors that it recovered from later, and the early script listens.
  useLayoutEffect(() => {
    window.dispatchEvent(new Event(hydrated))
  }, [])

  return null
}
