/** One attempt to send a callback request to the site's own API. */
import { isRecord, jsonOf } from '@/lib/browser/answer'
import type { Locale } from '@/lib/routing/locales'
import type { Attribution } from '../attribution'
import type { RequestEndpoint, RequestPayload } from '../kinds'
import { verdictOf } from '../verdict'

/** A minute, as the server may wait so long for a backend when it cannot store a request itself. */
export const TIMEOUT_MS = 60_000

/** Where and how a request was made; the names are those of the server's schema. */
export interface BrowserMeta {
  readonly page: string
  readonly locale: Locale
  readonly layout: 'desktop' | 'mobile'
  readonly consentVersion: string
  /** ISO date of the tick in the consent box. */
  readonly consentAt: string
  /** Milliseconds since 1970. */
  readonly openedAt: number
  readonly sentAt: number
  /** `YYYY-MM-DD`; no payload has a field for it. */
  readonly preferredDay?: string
  /** Ids of the analyses it is about; no payload has a field for them. */
  readonly analyses?: readonly number[]
  /** Services and open orders of the same estimate, as in its address. */
  readonly also?: readonly string[]
  /** Where the visit came from. */
  readonly attribution: Attribution
  /** Articles use the path of promotions; this tells them apart. */
  readonly kind?: 'posts'
}

export interface OutgoingRequest {
  /** Idempotency key: the same for every attempt to send the same request. */
  readonly key: string
  readonly path: RequestEndpoint
  readonly locale: Locale
  readonly body: RequestPayload & { readonly meta: BrowserMeta }
}

/**
 * `accepted`: the site's own API said so. `otherDay`: the doctor does not receive on the day that is
 * preferred. `rejected`: it will never accept this request.
 * `unreachable`: no response, that of another party, or a status that a later attempt may change.
 */
export type SendResult = 'accepted' | 'otherDay' | 'rejected' | 'unreachable'

/**
 * Sends the request; never throws. A broken connection is retried once: a server may close an idle
 * one just as it is reused, and browsers do not repeat a POST. The key makes this idempotent.
 * @param session value of the `SessionId` header, '' when unknown
 */
export async function send(request: OutgoingRequest, session: string): Promise<SendResult> {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS)
  try {
    const response = await sendOnce(request, session, timeout.signal).catch((error: unknown) => {
      if (timeout.signal.aborted) throw error
      return sendOnce(request, session, timeout.signal)
    })
    return await resultOf(response)
  } catch (error) {
    // Whatever it is, the request is kept and sent again; a broken connection is no fault of ours.
    if (!/^(?:Abort|Type)Error$/.test(String(Reflect.get(Object(error), 'name'))))
      reportError(error)
    return 'unreachable'
  } finally {
    clearTimeout(timer)
  }
}

async function resultOf(response: Response): Promise<SendResult> {
  const body = await jsonOf(response)
  if (!isRecord(body)) return 'unreachable'
  const verdict = verdictOf(response.status)
  if (verdict === 'delivered' && body.status === 'accepted') return 'accepted'
  if (verdict !== 'dead' || typeof body.error !== 'string') return 'unreachable'
  return body.field === 'meta.preferredDay' ? 'otherDay' : 'rejected'
}

function sendOnce(
  { key, path, locale, body }: OutgoingRequest,
  session: string,
  signal: AbortSignal,
): Promise<Response> {
  return fetch(path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Accept-Language': locale,
      'Idempotency-Key': key,
      SessionId: session,
    },
    body: JSON.stringify(body),
    // The browser finishes the request when the visitor leaves the page.
    keepalive: true,
    redirect: 'error',
    signal,
  })
}
