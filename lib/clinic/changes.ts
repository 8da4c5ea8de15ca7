/**
 * When the content last changed, for the page cache (`handler.mjs`): older pages are served stale
 * once and rendered again in the background. On `globalThis`, as Next loads the cache handler
 * outside of the bundles.
 */
import 'server-only'

export interface Changes {
  /** In milliseconds since 1970; 0: not since the start. */
  content: number
  /** The same for share pictures, which are expensive and change seldom. */
  everything: number
}

const slot = Symbol.for('clinic.cache.changes')
const shared = globalThis as { [slot]?: Changes }

/** The content has changed. */
export function noteChange(): void {
  current().content = Date.now()
}

/** Everything is to be rendered again, share pictures too. */
export function noteRenewal(): void {
  noteChange()
  current().everything = Date.now()
}

function current(): Changes {
  shared[slot] ??= { content: 0, everything: 0 }
  return shared[slot]
}
