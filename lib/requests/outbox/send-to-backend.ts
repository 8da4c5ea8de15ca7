/** Sends a callback request of the outbox to the backend. */
import 'server-only'
import { env } from '@/lib/clinic/environment/env'
import { createClient, toBackendError } from '@/lib/content/client/client'
import { withDeadline } from '@/lib/content/client/deadline'
import type { Transport } from '@/lib/content/client/transport'
import type { RequestPath } from '@/lib/requests/payloads'
import type { Locale } from '@/lib/routing/locales'

export interface BackendCall {
  readonly path: RequestPath
  readonly payload: object
  /** The same for every attempt, so that the backend can tell a repetition. */
  readonly idempotencyKey: string
  /** From the visitor's call tracking; empty without it. */
  readonly sessionId: string
  readonly locale: Locale
}

/**
 * Makes one attempt and returns the status of the response, also of an error: the caller decides
 * what it means.
 * @throws BackendError of kind `network` or `timeout` when there is no response.
 */
export async function sendToBackend(call: BackendCall, transport?: Transport): Promise<number> {
  const { path, payload, idempotencyKey, sessionId, locale } = call
  try {
    const { status } = await withDeadline(env().BACKEND_TIMEOUT_MS, path, signal =>
      createClient(locale, transport).post(path, {
        json: payload,
        headers: { 'Idempotency-Key': idempotencyKey, SessionId: sessionId },
        signal,
        throwHttpErrors: false,
      }),
    )
    return status
  } catch (error) {
    throw toBackendError(error, path)
  }
}
