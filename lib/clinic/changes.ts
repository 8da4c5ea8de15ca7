/**
 * When the content last changed, for the page cache (`handler.mjs`): pages that were made before
 * are shown once more, and made anew behind the visitor's back. Through `globalThis`, as Next loads
 * the page cache by itself.
 */
import 'server-only'

export interface Changes {
  /** In milliseconds since 1970; 0: not since the start. */
  content: number
  /** The same for what is costly to make and changes seldom: pictures of shared pages. */
  everything: number
}

const slot = Symbol.for('clinic.cache.changes')
const shared = globalThis as { [slot]?: Changes }

/** The store gives other content from now on. */
export function noteChange(): void {
  current().content = Date.now()
}

/** Somebody wants everything made anew. */
export function noteRenewal(): void {
  noteChange()
  current().everything = Date.now()
}

function current(): Changes {
  shared[slot] ??= { content: 0, everything: 0 }
  return shared[slot]
}
