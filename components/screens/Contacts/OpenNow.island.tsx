'use client'

import { useCallback, useSyncExternalStore } from 'react'
import { bounded } from '@/components/hooks/bounded'
import { type Hours, type Moment, openState, untilChange } from '@/lib/clinic/hours'
import { clinicDay, dayAfter, daysText } from '@/lib/text/days'
import { fill } from '@/lib/text/fill'
import styles from './OpenNow.module.scss'

interface OpenNowProps {
  readonly hours: Hours
  readonly labels: OpenNowLabels
}

/** Templates of `{time}`, the later one of `{day}`, too. */
export interface OpenNowLabels {
  readonly open: string
  readonly always: string
  readonly opensToday: string
  readonly opensTomorrow: string
  readonly opensLater: string
  readonly closed: string
  readonly months: readonly string[]
}

/**
 * Whether the clinic is open at this minute. The page is cached, so only the browser can tell: the
 * server sends an empty line of the same height, and the answer changes without a reload.
 */
export const OpenNow = bounded(LiveState)

function LiveState({ hours, labels }: OpenNowProps) {
  const subscribe = useCallback((changed: () => void) => watchClock(hours, changed), [hours])
  const text = useSyncExternalStore(
    subscribe,
    () => stateText(hours, labels, Date.now()),
    () => null,
  )
  const state = openState(hours, Date.now()).isOpen ? 'open' : 'closed'
  return (
    <span className={styles.state} data-state={text === null ? undefined : state}>
      {text}
    </span>
  )
}

function stateText(hours: Hours, labels: OpenNowLabels, now: number): string {
  const state = openState(hours, now)
  if (state.isOpen) {
    return state.until ? fill(labels.open, { time: state.until.time }) : labels.always
  }
  return state.next ? opensText(state.next, labels, now) : labels.closed
}

function opensText({ day, time }: Moment, labels: OpenNowLabels, now: number): string {
  const today = clinicDay(new Date(now))
  if (day === today) return fill(labels.opensToday, { time })
  if (day === dayAfter(today)) return fill(labels.opensTomorrow, { time })
  return fill(labels.opensLater, { day: daysText(day, day, labels.months), time })
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
