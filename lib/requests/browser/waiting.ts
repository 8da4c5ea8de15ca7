/**
 * Whether requests wait in this browser; apart from the outbox, so that a look costs no code on
 * the many pages where nothing does.
 */
export const STORAGE_KEY = 'callback-requests'

let inMemory = false

/** Said by the outbox when the storage took nothing and the page alone remembers. */
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
