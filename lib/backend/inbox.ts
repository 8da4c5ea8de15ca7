/** Where the embedded backend puts callback requests. */
import 'server-only'

export interface Inbox {
  /** Must bear being given the same key again: deliveries are repeated until one is answered. */
  accept(path: string, payload: unknown, key: string | null): void | Promise<void>
}

/** For the site itself, whose outbox has kept the request before this backend is asked. */
export const discard: Inbox = { accept() {} }
