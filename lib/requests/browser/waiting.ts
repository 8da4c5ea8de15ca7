/**
 * Whether requests are waiting in this browser. Apart from the outbox, whose code is loaded only
 * when some are.
 */
export const STORAGE_KEY = 'callback-requests'

let inMemory = false

/** Set by the outbox when the storage failed and requests are in memory only. */
export function noteMemory(holds: boolean): void {
  inMemory = holds
}

/** Without storage, what the page remembers. */
export function isAnythingWaiting(): boolean {
  try {
    return inMemory || localStorage.getItem(STORAGE_KEY) !== null
  } catch {
    return inMemory
  }
}
