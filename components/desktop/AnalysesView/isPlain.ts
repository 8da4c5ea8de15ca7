import type { MouseEvent } from 'react'

/** A plain click; one with a key held down means the link as such. */
export function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
