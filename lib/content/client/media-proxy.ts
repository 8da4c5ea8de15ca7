/**
 * Proxies images and documents of the backend on the site's own origin, so that the
 * Content-Security-Policy and the image optimizer need no other.
 */
import 'server-only'
import { env } from '@/lib/clinic/environment/env'
import { bounded } from './body'
import { within } from './deadline'
import { backendPath } from './media'
import { fetchFollowing, redirectOf } from './redirects'
import { BackendError } from './result'

const timeoutMs = 10_000
const maxBytes = 20 * 1024 * 1024

/** Content types that may be served from the site's origin: nothing that a browser executes. */
const allowedTypes = /^(?:image\/(?:avif|webp|png|jpeg|gif)|application\/pdf)\b/

/**
 * Proxies a path `/media/…` of `mediaUrl` to the backend, without cookies; redirects
 * are followed within the backend. A body
 * that stalls or is too large breaks the connection, as the headers have been sent.
 * @returns 404 with the embedded backend, for other types of content and for what is missing;
 * 502 when the backend is out of reach.
 */
export async function proxyMedia(request: Request): Promise<Response> {
  const backend = env().BACKEND_URL
  const { pathname, search } = new URL(request.url)
  if (!backend) return refuse(404, 'Not found')
  const url = new URL(backendPath(pathname) + search, backend)
  // `//other.host/x` would name another origin.
  if (url.origin !== backend) return refuse(404, 'Not found')
  const connection = new AbortController()
  const path = url.pathname
  try {
    const asked = fetchFollowing(new Request(url, { signal: connection.signal }))
    const response = await within(timeoutMs, new BackendError('timeout', path), asked)
    if (redirectOf(response, url)) throw new BackendError('status', path, response)
    const type = response.headers.get('content-type') ?? ''
    const length = Number(response.headers.get('content-length') ?? 0)
    if (!response.ok || !response.body || !allowedTypes.test(type) || length > maxBytes) {
      connection.abort()
      return refuse(404, 'Not found')
    }
    const headers = { 'Content-Type': type, 'Cache-Control': 'public, max-age=3600' }
    return new Response(bounded(response.body, { maxBytes, idleMs: timeoutMs, path }), { headers })
  } catch (error) {
    connection.abort()
    // What `fetch` throws has a cause; a TypeError of our own has none.
    const isAway = error instanceof BackendError || (error instanceof Error && error.cause)
    if (!isAway) throw error
    return refuse(502, 'The file is out of reach')
  }
}

function refuse(status: number, error: string): Response {
  return Response.json({ error }, { status, headers: { 'Cache-Control': 'no-store' } })
}
