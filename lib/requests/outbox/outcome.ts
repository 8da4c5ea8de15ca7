/** The types of one attempt to deliver a request. */
import 'server-only'
import type { Verdict } from '@/lib/requests/verdict'
import type { NewRequest } from './types'

/** A request as it is delivered. */
export interface RequestToDeliver extends NewRequest {
  /** Milliseconds since 1970. */
  readonly createdAt: number
}

export interface Outcome {
  readonly verdict: Verdict
  /** `HTTP 503`, `timeout`, `SMTP 550`: fit for logs and for the store. */
  readonly reason: string
  /** Delay that the receiver asked for (`Retry-After`), in milliseconds; 0 without one. */
  readonly askedMs: number
}

/** Never throws. */
export type Attempt = (request: RequestToDeliver) => Promise<Outcome>
