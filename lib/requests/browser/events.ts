/** What visitors do, for the counters that are configured: names and kinds alone, nothing that was typed. */
import type { SiteEvent } from '@/lib/entities/counted'

export type { SiteEvent }

export interface EventDetails {
  readonly kind?: string
}

export type Receiver = (name: SiteEvent, details: EventDetails) => void

let listener: Receiver | undefined
/** Until the counters' code is there; without counters it never is. */
const early: Parameters<Receiver>[] = []

/** Never throws. */
export function tell(name: SiteEvent, details: EventDetails = {}): void {
  if (listener) listener(name, details)
  else if (early.length < 20) early.push([name, details])
}

/** Takes the place of an earlier listener; gets what was told before. */
export function listen(next: Receiver): void {
  listener = next
  for (const event of early.splice(0)) next(...event)
}
