'use client'

import { useEffect } from 'react'
import { bounded } from '@/components/hooks/bounded'
import { whenShown } from '@/components/hooks/when-shown'

interface VisitSourceProps {
  /** How long the clinic remembers a source; without them for the visit. */
  readonly days: number | undefined
}

/** Remembers where the visit came from; its code is loaded after hydration. */
export const VisitSource = bounded(Source)

function Source({ days }: VisitSourceProps) {
  useEffect(() => {
    const note = () =>
      import('@/lib/requests/browser/attribution').then(
        ({ noteVisit }) => noteVisit(days),
        // The page is the same without it.
        () => undefined,
      )
    whenShown(note)
  }, [days])

  return null
}
