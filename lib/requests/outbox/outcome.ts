/** One try to deliver, and what came of it. */
import 'server-only'
import type { Verdict } from '@/lib/requests/verdict'
import type { NewRequest } from './types'

/** What leaves this process. */
export interface Post extends NewRequest {
  /** Milliseconds since 1970. */
  readonly createdAt: number
}

export interface Outcome {
  readonly verdict: Verdict
  /** `HTTP 503`, `timeout`, `SMTP 550`: fit for logs and for the store. */
  readonly reason: string
  /** What the other side asked to wait, in milliseconds; 0 when it did not. */
  readonly askedMs: number
}

/** Never throws. */
export type Attempt = (post: Post) => Promise<Outcome>
