import type { Inbox } from '@/lib/backend/inbox'

export interface InboxEntry {
  readonly path: string
  readonly payload: unknown
  readonly key: string | null
}

/** Stores each key once. */
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
