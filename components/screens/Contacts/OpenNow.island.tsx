'use client'

import { useCallback, useSyncExternalStore } from 'react'
import { bounded } from '@/components/hooks/bounded'
import { type Hours, type OpenState, openState, untilChange } from '@/lib/clinic/open-now'
import styles from './OpenNow.module.scss'

interface OpenNowProps {
  readonly hours: Hours
  readonly labels: Readonly<Record<OpenState, string>>
}

/**
 * Whether the clinic is open at this minute. The page is cached, so only the browser can tell: the
 * server sends an empty line of the same height, and the answer changes without a reload.
 */
export const OpenNow = bounded(LiveState)

function LiveState({ hours, labels }: OpenNowProps) {
  const subscribe = useCallback((changed: () => void) => watchClock(hours, changed), [hours])
  const state = useSyncExternalStore(
    subscribe,
    () => openState(hours, Date.now()),
    () => null,
  )
  return (
    <span className={styles.state} data-state={state}>
      {state && labels[state]}
    </span>
  )
}

/**
 * Timers are suspended with the phone, so the line is also updated when the page becomes visible.
 */
function watchClock(hours: Hours, changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const tick = () => {
    changed()
    timer = setTimeout(tick, untilChange(hours, Date.now()))
  }
  timer = setTimeout(tick, untilChange(hours, Date.now()))
  document.addEventListener('visibilitychange', changed)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', changed)
  }
}
