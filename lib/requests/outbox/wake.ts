/**
 * Tells the delivery of this process that a request was stored. Through `globalThis`, because the
 * route handler and the instrumentation live in different bundles.
 */
import 'server-only'

const slot = Symbol.for('clinic.outbox.wake')
const shared = globalThis as { [slot]?: (() => void) | undefined }

/** Polls the store at once; without a delivery in this process it does nothing. */
export function wakeDelivery(): void {
  shared[slot]?.()
}

/** Registers the delivery of this process, or none. */
export function onWake(listener: (() => void) | undefined): void {
  shared[slot] = listener
}
