/** Delivers one request through the site's client of the backend. */
import 'server-only'
import { env } from '@/lib/clinic/environment/env'
import { BackendError } from '@/lib/content/client/result'
import { siteTransport, type Transport } from '@/lib/content/client/transport'
import type { RequestEndpoint, RequestPath } from '@/lib/requests/kinds'
import { verdictOf } from '@/lib/requests/verdict'
import { retryAfterMs } from './backoff'
import { commentOf } from './message'
import type { Outcome, RequestToDeliver } from './outcome'
import { sendToBackend } from './send-to-backend'

/**
 * Makes one attempt with the row's own key, so that the backend can tell a repetition. What the
 * backend's calls have no field for goes into `REQUEST_COMMENT_FIELD` and `REQUEST_ATTRIBUTION_FIELD`.
 * Never throws.
 */
export async function attemptBackend(
  { endpoint, payload, key, sessionId, locale, meta }: RequestToDeliver,
  transport: Transport = siteTransport(),
): Promise<Outcome> {
  let retryAfter: string | null = null
  // The client returns the status alone; `Retry-After` is read here.
  const listening: Transport = {
    ...transport,
    fetch: async request => {
      const response = await transport.fetch(request)
      retryAfter = response.headers.get('Retry-After')
      return response
    },
  }
  const { REQUEST_ATTRIBUTION_FIELD, REQUEST_COMMENT_FIELD, SITE_URL } = env()
  const comment = REQUEST_COMMENT_FIELD && commentOf(meta, SITE_URL)
  const { attribution } = meta
  const body = {
    ...payload,
    ...(comment && { [REQUEST_COMMENT_FIELD]: comment }),
    ...(REQUEST_ATTRIBUTION_FIELD && attribution && { [REQUEST_ATTRIBUTION_FIELD]: attribution }),
  }
  try {
    const status = await sendToBackend(
      { path: pathOf(endpoint), payload: body, idempotencyKey: key, sessionId, locale },
      listening,
    )
    const askedMs = retryAfterMs(retryAfter, Date.now())
    return { verdict: verdictOf(status), reason: `HTTP ${status}`, askedMs }
  } catch (error) {
    return { verdict: 'retry', reason: reasonOf(error), askedMs: 0 }
  }
}

/** The client adds `/api/` itself. */
function pathOf(endpoint: RequestEndpoint): RequestPath {
  return endpoint.slice('/api/'.length) as RequestPath
}

/** The kind of the failure only, as messages may quote personal data. */
function reasonOf(error: unknown): string {
  if (error instanceof BackendError) return error.kind
  return error instanceof Error ? error.name : 'unknown'
}
