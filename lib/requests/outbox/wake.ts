/** Tells the delivery of this process that a request was stored. */
import 'server-only'
import { Slot } from '@/lib/process/slot'

const slot = new Slot<() => void>('wake-delivery')

/** Polls the store at once; without a delivery in this process it does nothing. */
export function wakeDelivery(): void {
  slot.value?.()
}

/** Registers the delivery of this process, or none. */
export function onWake(listener: (() => void) | undefined): void {
  slot.value = listener
}
