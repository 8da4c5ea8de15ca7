'use client'

import { useSelectedLayoutSegments } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { navigationStart } from '@/lib/browser/under-way'
import styles from './NavigationProgress.module.scss'

/** Milliseconds a page may take before anybody is told that it is on its way. */
const delayMs = 300

/**
 * A thin bar above everything while a page takes long, and its name for those who do not see it
 * (spec 1 §2: the global loader). Written past React: an empty region costs nothing to render, and
 * is there before its text, which only then is read out.
 */
export function NavigationProgress({ label }: { readonly label: string }) {
  const bar = useRef<HTMLDivElement>(null)
  // Renders anew with each page that has arrived, and at no other time.
  useSelectedLayoutSegments()

  useEffect(() => {
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
