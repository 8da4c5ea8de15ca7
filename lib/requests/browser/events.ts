/** What visitors do, for the counters that are configured: names and kinds alone, nothing that was typed. */
import { countedEvents, type SiteEvent } from '@/lib/entities/counted'

export type { SiteEvent }

export interface EventDetails {
  readonly kind?: string
}

export type Receiver = (name: SiteEvent, details: EventDetails) => void

let listener: Receiver | undefined
/** Until the counters' code is there; without counters it never is. */
const early: Parameters<Receiver>[] = []

/**
 * Passes on what the table of events has, whatever a page's markup says. Never throws.
 * @param kind left out when it is none of the event's
 */
export function tell(name: SiteEvent, { kind = '' }: EventDetails = {}): void {
  if (!Object.hasOwn(countedEvents, name)) return
  const kinds: readonly string[] = countedEvents[name]
  const told: Parameters<Receiver> = [name, kinds.includes(kind) ? { kind } : {}]
  if (listener) listener(...told)
  else if (early.length < 20) early.push(told)
}

/** Takes the place of an earlier listener; gets what was told before. */
export function listen(next: Receiver): void {
  listener = next
  for (const event of early.splice(0)) next(...event)
}
