/** Ends the delivery of this process, which the instrumentation starts and the server ends. */
import 'server-only'
import { Slot } from '@/lib/process/slot'

const slot = new Slot<() => Promise<void>>('stop-delivery')

/** Registers what ends the delivery. */
export function onStop(stop: () => Promise<void>): void {
  slot.value = stop
}

/** Waits up to ten seconds for requests in flight. */
export async function stopDelivery(): Promise<void> {
  await slot.value?.()
}
