/** Delivers one request through the site's client of the backend. */
import 'server-only'
import { env } from '@/lib/clinic/environment/env'
import { BackendError } from '@/lib/content/client/result'
import { siteTransport, type Transport } from '@/lib/content/client/transport'
import type { RequestEndpoint, RequestPath } from '@/lib/requests/kinds'
import { verdictOf } from '@/lib/requests/verdict'
import { log } from '@/lib/telemetry/log'
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
  let isPage = false
  // The client returns the status alone; headers are read here.
  const listening: Transport = {
    ...transport,
    fetch: async request => {
      const response = await transport.fetch(request)
      retryAfter = response.headers.get('Retry-After')
      isPage = response.headers.get('Content-Type')?.includes('html') ?? false
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
    const verdict = verdictOf(status)
    if (verdict === 'delivered' && isPage) {
      // By the contract any 2xx accepts, but a firewall or a login page in front may have answered.
      log.warn(
        `Request ${key} was answered ${status} with a page of HTML: see that the backend has it.`,
      )
    }
    return { verdict, reason: `HTTP ${status}`, askedMs }
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
