/** Responses of the site's own API, and the errors that become one. */
import 'server-only'
import { createHash } from 'node:crypto'
import { BackendError } from '@/lib/content/client/result'
import { currentHeaders } from './headers'

/** Codes instead of sentences: visitors do not see them. */
export const errorCodes = [
  ...(['bad-request', 'unauthorized', 'cross-site', 'not-found', 'method-not-allowed'] as const),
  ...(['timeout', 'too-large', 'unsupported-media-type', 'invalid', 'too-many-requests'] as const),
  ...(['bad-gateway', 'unavailable'] as const),
]

export type ErrorCode = (typeof errorCodes)[number]

/** Thrown anywhere below a handler; `withErrorResponse` turns it into a response. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    readonly extra: {
      readonly field?: string | undefined
      readonly headers?: Readonly<Record<string, string>>
    } = {},
  ) {
    super(code)
    this.name = 'HttpError'
  }
}

/** JSON that is never cached. */
export function jsonResponse(
  status: number,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const shared = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }
  return Response.json(body, { status, headers: { ...shared, ...headers } })
}

/** The content as it is now, in the language of the request, with an ETag. */
export function contentResponse(body: object): Response {
  const text = JSON.stringify(body)
  const headers = {
    ...currentHeaders,
    'Content-Type': 'application/json',
    'X-Content-Type-Options': 'nosniff',
    ETag: `W/"${createHash('sha256').update(text).digest('base64url')}"`,
    Vary: 'Accept-Language',
  }
  return new Response(text, { headers })
}

/** Runs a handler; an `HttpError` becomes `{ error, field? }`, anything else goes on to Next. */
export async function withErrorResponse(handler: () => Promise<Response>): Promise<Response> {
  try {
    return await handler()
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const { field, headers } = error.extra
    return jsonResponse(error.status, { error: error.code, ...(field && { field }) }, headers)
  }
}

/** A `BackendError` becomes 502; any other error is thrown on. */
export async function orBadGateway<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof BackendError)) throw error
    throw new HttpError(502, 'bad-gateway')
  }
}
