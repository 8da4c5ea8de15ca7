/** Whether this process is shutting down. */
import { Slot } from '@/lib/process/slot'

const draining = new Slot<true>('draining')

export function noteDraining(): void {
  draining.value = true
}

export function isDraining(): boolean {
  return draining.value === true
}
