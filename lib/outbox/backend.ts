/** Delivers one request through the site's client of the backend. */
import 'server-only'
import { sendRequest } from '@/lib/api/requests'
import { siteTransport, type Transport } from '@/lib/api/transport'
import type { RequestEndpoint, RequestPath } from '@/lib/requests/kinds'
import type { Post, SendResult } from './send'

/**
 * Makes one attempt with the row's own key, so that the backend can tell a repetition.
 * @throws BackendError when there is no answer.
 */
export async function sendToBackend(
  { endpoint, payload, key, sessionId, locale }: Post,
  transport: Transport = siteTransport(),
): Promise<SendResult> {
  let retryAfter: string | null = null
  // The client gives the status alone; how long a busy backend asks to wait is in a header.
  const listening: Transport = {
    ...transport,
    fetch: async request => {
      const response = await transport.fetch(request)
      retryAfter = response.headers.get('Retry-After')
      return response
    },
  }
  const status = await sendRequest(
    { path: pathOf(endpoint), payload, idempotencyKey: key, sessionId, locale },
    listening,
  )
  return { status, retryAfter }
}

/** The client adds `/api/` itself. */
function pathOf(endpoint: RequestEndpoint): RequestPath {
  return endpoint.slice('/api/'.length) as RequestPath
}
