/** Responses of the files that crawlers ask for again and again: sitemap, feeds, robots.txt. */
import 'server-only'
import { createHash } from 'node:crypto'
import { BackendError } from '@/lib/content/client/result'
import { currentHeaders, retryAfter } from './headers'

interface Sent {
  readonly etag: string
  readonly modified: Date
}

/** What this process sent last, by path. */
const sent = new Map<string, Sent>()

/**
 * The response of `make` with validators: an ETag of the content, unless it brings its own, and the
 * time at which this process first had this content as `Last-Modified`. 503 while there is no
 * content (R14).
 * @param path identifies the file
 */
export async function crawlerFile(
  path: string,
  make: () => Response | Promise<Response>,
): Promise<Response> {
  try {
    const response = await make()
    if (response.status !== 200) return response
    const body = await response.arrayBuffer()
    const etag = response.headers.get('ETag') ?? etagOf(new Uint8Array(body))
    const { modified } = noted(path, etag)
    for (const [name, value] of Object.entries(currentHeaders)) response.headers.set(name, value)
    response.headers.set('ETag', etag)
    response.headers.set('Last-Modified', modified.toUTCString())
    return new Response(body, response)
  } catch (error) {
    if (!(error instanceof BackendError)) throw error
    const headers = { 'Retry-After': retryAfter, 'Cache-Control': 'no-store' }
    return new Response('Service Unavailable\n', { status: 503, headers })
  }
}

function etagOf(body: Uint8Array): string {
  return `W/"${createHash('sha256').update(body).digest('base64url')}"`
}

function noted(path: string, etag: string): Sent {
  const before = sent.get(path)
  if (before?.etag === etag) return before
  // Two contents never have the same date, which counts seconds.
  const modified = new Date(Math.max(Date.now(), (before?.modified.getTime() ?? 0) + 1000))
  const now = { etag, modified }
  sent.set(path, now)
  return now
}
