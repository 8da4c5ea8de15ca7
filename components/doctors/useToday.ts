import { useSyncExternalStore } from 'react'
import { firstOpenDay, type Hours } from '@/lib/clinic/hours'
import { clinicDay } from '@/lib/text/days'

/** A tab that was left open overnight is updated when it becomes visible. */
function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

const today = () => clinicDay(new Date())

/** Today in Almaty as `YYYY-MM-DD`; `null` on the server, whose cached pages outlive the day. */
export function useToday(): string | null {
  return useSyncExternalStore<string | null>(subscribe, today, () => null)
}

/** The first day a visit is possible, which is a later one once the clinic has closed; `null` on the server. */
export function useFirstDay(hours: Hours): string | null {
  return useSyncExternalStore<string | null>(
    subscribe,
    () => firstOpenDay(hours, Date.now()) ?? today(),
    () => null,
  )
}
