/**
 * Remembers that the backend gives no answer, so that of many pages only one waits for it. For the
 * others there are the last good answers, at once.
 */
import 'server-only'
import { BackendError } from './result'

/** Milliseconds until a backend that gave no answer is asked again. */
const pauseMs = 5000

interface Outage {
  /** When the backend was asked last, in milliseconds since 1970. */
  askedAt: number
}

/** On `globalThis`: the middleware and the pages stand in different bundles of one process. */
const slot = Symbol.for('clinic.api.outage')
const shared = globalThis as { [slot]?: Outage | undefined }

/** Whether to ask the backend now. In an outage one caller may, every five seconds. */
export function mayAsk(now = Date.now()): boolean {
  const outage = shared[slot]
  if (!outage) return true
  // A clock that was put back must not make the pause longer.
  if (now >= outage.askedAt && now - outage.askedAt < pauseMs) return false
  outage.askedAt = now
  return true
}

/** To be told of every call: nothing for one that was answered, however badly. */
export function noteOutcome(error?: unknown, now = Date.now()): void {
  const silent =
    error instanceof BackendError && (error.kind === 'network' || error.kind === 'timeout')
  shared[slot] = silent ? { askedAt: now } : undefined
}
