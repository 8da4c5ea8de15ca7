'use client'

import { useEffect } from 'react'

/** Says that the page answers to scripts now: what was tapped before is done (`lib/cache`). */
export function Awake() {
  useEffect(() => {
    // Everything on the page is to be told that it is there before something is clicked.
    const timer = setTimeout(() => document.dispatchEvent(new Event('awake')))
    return () => clearTimeout(timer)
  }, [])
  return null
}
