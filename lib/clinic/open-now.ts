/** Whether the clinic is open at an instant, by its own clock. There is no summer time. */
import { almatyOffset } from '@/lib/text/almaty'

const day = 24 * 60 * 60_000

/** `HH:MM` by the clock of Almaty, every day; it opens and closes on the same day. */
export interface Hours {
  readonly opens: string
  readonly closes: string
}

/** Open; closed before the day's opening; closed for the rest of the day. */
export type OpenState = 'open' | 'opensToday' | 'opensTomorrow'

/** `now` in milliseconds since 1970. Open from the minute of opening up to that of closing. */
export function openState({ opens, closes }: Hours, now: number): OpenState {
  const time = timeOfDay(now)
  if (time < clock(opens)) return 'opensToday'
  return time < clock(closes) ? 'open' : 'opensTomorrow'
}

/** Milliseconds until the state changes: at the opening, at the closing or at midnight. */
export function untilChange({ opens, closes }: Hours, now: number): number {
  const time = timeOfDay(now)
  const next = [clock(opens), clock(closes), day].find(change => change > time) ?? day
  return next - time
}

/** Milliseconds since midnight in Almaty. */
function timeOfDay(now: number): number {
  return (((now + almatyOffset) % day) + day) % day
}

/** Milliseconds since midnight, for `HH:MM`. */
function clock(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return (hours * 60 + minutes) * 60_000
}
