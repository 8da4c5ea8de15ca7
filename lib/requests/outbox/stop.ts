/**
 * Ends the delivery of this process. Through `globalThis`: it is started by the instrumentation,
 * which Next bundles, and ended by the server, which Next does not.
 */
import 'server-only'

const slot = Symbol.for('clinic.outbox.stop')
const shared = globalThis as { [slot]?: () => Promise<void> }

/** Registers what ends the delivery. */
export function onStop(stop: () => Promise<void>): void {
  shared[slot] = stop
}

/** Waits up to ten seconds for requests in flight. */
export async function stopDelivery(): Promise<void> {
  await shared[slot]?.()
}
