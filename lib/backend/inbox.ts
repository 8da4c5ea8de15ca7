/** Where the embedded backend puts callback requests. */
import 'server-only'

export interface Inbox {
  /** Must bear being given the same key again: deliveries are repeated until one is answered. */
  accept(path: string, payload: unknown, key: string | null): void | Promise<void>
}

export interface InboxEntry {
  readonly path: string
  readonly payload: unknown
  readonly key: string | null
}

/** For the site itself, whose outbox has kept the request before this backend is asked. */
export const discard: Inbox = { accept() {} }

/** For tests and demonstrations: keeps each key once. */
export function memoryInbox(): Inbox & { entries(): InboxEntry[] } {
  const kept = new Map<unknown, InboxEntry>()
  return {
    accept: (path, payload, key) => {
      const identity = key ?? Symbol('without key')
      if (!kept.has(identity)) kept.set(identity, { path, payload, key })
    },
    entries: () => [...kept.values()],
  }
}
