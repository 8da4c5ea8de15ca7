/** The one way a stored request leaves this process. */
import 'server-only'
import type { NewRequest } from './types'

/** What is delivered: the payload of the specification, and nothing about the page or the visit. */
export type Post = Pick<NewRequest, 'key' | 'endpoint' | 'payload' | 'sessionId' | 'locale'>

export interface SendResult {
  readonly status: number
  /** `Retry-After` as it came. */
  readonly retryAfter: string | null
}

/** @throws Error when no answer came: network, timeout. */
export type Send = (post: Post) => Promise<SendResult>
