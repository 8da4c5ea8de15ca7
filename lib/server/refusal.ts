import type { IncomingMessage, ServerResponse } from 'node:http'
import { isDecodable } from '@/lib/text/escapes'

/** Requests that are refused before Next, which would fail on them with a 500. */
export interface Refusal {
  readonly status: 400 | 405
  /** Value of the `Allow` header. */
  readonly allow: string
  /** Under /api/ refusals are JSON. */
  readonly isApi: boolean
}

const readMethods = 'GET, HEAD'

/** `app/api/[...path]` sends its own 405 with `Allow`. */
const apiMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Route handlers with one method: Next's 405 has no `Allow` header (RFC 9110, 15.5.6). */
const singleMethod: Readonly<Record<string, string>> = {
  '/api/catalogue/analyses': readMethods,
  '/api/catalogue/codes': readMethods,
  '/api/catalogue/prices': readMethods,
  '/api/catalogue/sold': readMethods,
  '/api/chats': 'POST',
  '/api/mcp': 'POST',
  '/api/metrics': readMethods,
  '/api/openapi.json': readMethods,
  '/api/request-estimate': 'POST',
  '/api/request-form': 'POST',
  '/api/revalidate': 'POST',
  '/api/vitals': 'POST',
}

/**
 * 400 for a malformed percent-encoding, 405 for a method without a handler. Outside of /api/ only
 * GET and HEAD are allowed, so that no other method fills the page cache.
 */
export function refusalOf({ method = '', url = '' }: IncomingMessage): Refusal | null {
  const path = url.split('?')[0] ?? ''
  const isApi = path.startsWith('/api/')
  const allow = singleMethod[path] ?? (isApi ? `${readMethods}, POST` : readMethods)
  if (!path.startsWith('/') || !isDecodable(path)) return { status: 400, allow, isApi }
  const isOpen = isApi && !singleMethod[path] && apiMethods.has(method)
  const allowed = isOpen || allow.split(', ').includes(method)
  return allowed ? null : { status: 405, allow, isApi }
}

/** Responds with text, or under /api/ with the API's JSON error. */
export function refuse(response: ServerResponse, { status, allow, isApi }: Refusal): void {
  const [text, code] =
    status === 400 ? ['Bad Request', 'bad-request'] : ['Method Not Allowed', 'method-not-allowed']
  response.writeHead(status, {
    'Content-Type': isApi ? 'application/json' : 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...(status === 405 && { Allow: allow }),
  })
  response.end(isApi ? JSON.stringify({ error: code }) : `${text}\n`)
}

/** Redirects for good to the one spelling of a file's address, and of the API's. */
export function move(response: ServerResponse, location: string): void {
  response.writeHead(308, { Location: location, 'Cache-Control': 'private, no-cache' })
  response.end()
}
