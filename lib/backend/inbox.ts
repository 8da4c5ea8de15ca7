/** Where the embedded backend puts callback requests. */
import 'server-only'

export interface Inbox {
  /** Must be idempotent by key: deliveries are retried until one gets a response. */
  accept(path: string, payload: unknown, key: string | null): void | Promise<void>
}

/** For the site itself, whose outbox has stored the request already. */
export const discard: Inbox = { accept() {} }
