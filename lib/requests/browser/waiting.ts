/**
 * Whether this browser has saved requests. Apart from the outbox, so that its code is loaded only
 * when there are some.
 */
import { stored } from '@/lib/browser/storage'

export const STORAGE_KEY = 'callback-requests'

let inMemory = false

/** Called by the outbox when storage failed and requests are in memory only. */
export function noteMemory(holds: boolean): void {
  inMemory = holds
}

/** By storage, where it can be read, and by the flag of `noteMemory`. */
export function isAnythingWaiting(): boolean {
  return inMemory || Boolean(stored(STORAGE_KEY))
}
