/** One try to deliver, and what came of it. */
import 'server-only'
import { BackendError } from '@/lib/api/result'
import { type Verdict, verdictOf } from '@/lib/requests/verdict'
import { retryAfterMs } from './backoff'
import type { Post, Send } from './send'

export interface Outcome {
  readonly verdict: Verdict
  /** `HTTP 503`, `timeout`, `network`: fit for logs and for the store. */
  readonly reason: string
  /** What the backend asked to wait, in milliseconds; 0 when it did not. */
  readonly askedMs: number
}

/** Never throws. */
export async function attempt(send: Send, post: Post, now: () => number): Promise<Outcome> {
  try {
    const { status, retryAfter } = await send(post)
    const askedMs = retryAfterMs(retryAfter, now())
    return { verdict: verdictOf(status), reason: `HTTP ${status}`, askedMs }
  } catch (error) {
    return { verdict: 'retry', reason: reasonOf(error), askedMs: 0 }
  }
}

/** The kind of failure alone: messages may quote what was sent. */
function reasonOf(error: unknown): string {
  if (error instanceof BackendError) return error.kind
  return error instanceof Error ? error.name : 'unknown'
}
