import { useSyncExternalStore } from 'react'
import { type Hours, openState } from '@/lib/clinic/open-now'
import { clinicDay, dayAfter } from '@/lib/text/days'

/** A tab that was left open overnight is updated when it becomes visible. */
function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

const today = () => clinicDay(new Date())

function firstDay(hours: Hours): string {
  return openState(hours, Date.now()) === 'opensTomorrow' ? dayAfter(today()) : today()
}

/** Today in Almaty as `YYYY-MM-DD`; `null` on the server, whose cached pages outlive the day. */
export function useToday(): string | null {
  return useSyncExternalStore<string | null>(subscribe, today, () => null)
}

/** The first day a visit is possible: tomorrow once the clinic has closed; `null` on the server. */
export function useFirstDay(hours: Hours): string | null {
  return useSyncExternalStore<string | null>(
    subscribe,
    () => firstDay(hours),
    () => null,
  )
}
