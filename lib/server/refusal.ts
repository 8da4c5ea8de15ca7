import type { IncomingMessage, ServerResponse } from 'node:http'
import { isDecodable } from '@/lib/text/escapes'

/** What is answered before Next sees a request that it would fail on. */
export interface Refusal {
  readonly status: 400 | 405
  /** Methods of that address. */
  readonly allow: string
  /** Under /api/ refusals are JSON. */
  readonly isApi: boolean
}

const reading = 'GET, HEAD'

/** Methods that `app/api/[...path]` answers to by itself, with what an address allows. */
const apiMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Handlers of one method, which Next refuses others without saying what it allows (RFC 9110, 15.5.6). */
const single: Readonly<Record<string, string>> = {
  '/api/catalogue/analyses': reading,
  '/api/metrics': reading,
  '/api/request-estimate': 'POST',
  '/api/request-form': 'POST',
  '/api/revalidate': 'POST',
}

/**
 * Whether a request makes no sense: an address with a malformed escape, or a method that nothing
 * there answers to. Everything outside of /api/ is only read: what is cached must never be made by
 * another method than GET and HEAD.
 */
export function refusalOf({ method = '', url = '' }: IncomingMessage): Refusal | null {
  const path = url.split('?')[0] ?? ''
  const isApi = path.startsWith('/api/')
  const allow = single[path] ?? (isApi ? `${reading}, POST` : reading)
  if (!path.startsWith('/') || !isDecodable(path)) return { status: 400, allow, isApi }
  const isOpen = isApi && !single[path] && apiMethods.has(method)
  const allowed = isOpen || allow.split(', ').includes(method)
  return allowed ? null : { status: 405, allow, isApi }
}

/** Answers with a text, or under /api/ with the JSON of the site's own API. */
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
