/** Passes a validated callback request to the outbox, within the rate limit. */
import 'server-only'
import { randomUUID } from 'node:crypto'
import { endpointOf, payloadOf } from '@/lib/requests/kinds'
import { type Accepted, findStored, storeRequest } from '@/lib/requests/outbox/store-request'
import type { NewRequest } from '@/lib/requests/outbox/types'
import type { ParsedSubmission } from '@/lib/requests/schema'
import type { Locale } from '@/lib/routing/locales'
import { flagsOf } from './flags'
import { countSubmission } from './limits'
import { refuseOtherDay } from './visit-day'

export interface Submission extends ParsedSubmission {
  /** `Idempotency-Key` as the browser sent it; an unusable one is replaced. */
  readonly key: string | null
  readonly sessionId: string
  readonly locale: Locale
  /** IP address, for the rate limit. */
  readonly address: string
}

/** @throws HttpError 422 for a day on which the doctor does not receive, 429 beyond the rate limit. */
export async function accept(submission: Submission): Promise<Accepted> {
  const request = toRequest(submission)
  const stored = await findStored(request)
  if (stored) return stored
  await refuseOtherDay(submission)

  const isOften = await countSubmission(request, submission.address)
  const flagged = isOften ? { ...request, flags: [...request.flags, 'often' as const] } : request
  return storeRequest(flagged)
}

function toRequest({ target, person, meta, key, sessionId, locale }: Submission): NewRequest {
  const { website: _, kind: __, ...kept } = meta
  return {
    key: keyOf(key) ?? randomUUID(),
    kind: target.kind,
    endpoint: endpointOf(target.kind),
    payload: payloadOf(target, person),
    meta: kept,
    flags: flagsOf(meta),
    sessionId,
    locale,
  }
}

const keyPattern = /^[\w-]{16,64}$/

/** The IETF draft quotes the key. Short keys are refused, as two visitors could send the same. */
function keyOf(header: string | null): string | undefined {
  const key = header?.replace(/^"|"$/g, '').toLowerCase()
  return key && keyPattern.test(key) ? key : undefined
}
