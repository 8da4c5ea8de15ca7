import { useSyncExternalStore } from 'react'
import { clinicDay } from '@/lib/dates/days'

/** A tab that was left open overnight looks again when it is looked at. */
function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

const today = () => clinicDay(new Date())

/** Today in Almaty as `YYYY-MM-DD`; `null` on the server, whose pages outlive the day. */
export function useToday(): string | null {
  return useSyncExternalStore<string | null>(subscribe, today, () => null)
}
