'use client'

import { useSelectedLayoutSegments } from 'next/navigation'
import { useLayoutEffect, useRef } from 'react'
import { navigationStart } from '@/components/hooks/navigation-start'
import { hydrated } from '@/lib/routing/hydrated'
import styles from './NavigationProgress.module.scss'

/** Milliseconds of a client navigation before the bar is shown. */
const delayMs = 300

/**
 * The progress bar of slow client navigations, with its label for screen readers. The label is
 * written to the DOM without a render; a live region must exist before its text to be announced.
 */
export function NavigationProgress({ label }: { readonly label: string }) {
  const bar = useRef<HTMLDivElement>(null)
  // Rerenders when a navigation is complete: the cleanup of the effect then clears the bar.
  useSelectedLayoutSegments()

  // A layout effect: React reports errors that it recovered from later, and the early script listens.
  useLayoutEffect(() => {
    window.dispatchEvent(new Event(hydrated))
    const region = bar.current
    let timer: number | undefined
    const wait = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(() => region?.replaceChildren(label), delayMs)
    }
    window.addEventListener(navigationStart, wait)
    return () => {
      window.removeEventListener(navigationStart, wait)
      window.clearTimeout(timer)
      region?.replaceChildren()
    }
  })

  return <div ref={bar} role="status" className={styles.bar} />
}
