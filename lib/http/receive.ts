/** `POST /api/request-*` and `/api/application-feedback`, as the dialog sends them. */
import 'server-only'
import { env } from '@/lib/clinic/environment/env'
import type { RequestEndpoint } from '@/lib/requests/kinds'
import type { Acceptance } from '@/lib/requests/outbox/store-request'
import { type ParsedSubmission, submissionSchemas } from '@/lib/requests/schema'
import { defaultLocale, isLocale, type Locale } from '@/lib/routing/locales'
import { accept } from './accept'
import { clientAddress } from './address'
import { jsonLimit, parseBody, readText } from './body'
import { isSameSite } from './origin'
import { HttpError, jsonResponse } from './response'
import { refuseOtherCountry } from './taken-phone'

export function isRequestEndpoint(path: string): path is RequestEndpoint {
  return Object.hasOwn(submissionSchemas, path)
}

/**
 * 201 `{ status: 'accepted' }` once the request is stored, 200 when it was before.
 * @throws HttpError 400, 403, 413, 415, 422 `{ error, field }`, 429, or 503 with `Retry-After`.
 */
export async function receive(request: Request, path: RequestEndpoint): Promise<Response> {
  refuseCrossSite(request)
  const submission = parseBody<ParsedSubmission>(
    submissionSchemas[path],
    await readText(request, 'application/json', jsonLimit),
  )
  refuseOtherCountry(submission)
  const { acceptance } = await accept({
    ...submission,
    key: request.headers.get('Idempotency-Key'),
    sessionId: sessionIdOf(request.headers),
    locale: submission.meta.locale ?? localeOf(request.headers),
    address: clientAddress(request.headers, env().TRUSTED_PROXY_HOPS),
  })
  return responseOf(acceptance)
}

/** @throws HttpError 403 */
export function refuseCrossSite(request: Request): void {
  if (!isSameSite(request.headers, env().SITE_URL)) throw new HttpError(403, 'cross-site')
}

/** The language of an API call: `ru` or `kk` exactly as the site's own code sends it, else `ru`. */
export function localeOf(headers: Headers): Locale {
  const language = headers.get('Accept-Language')
  return isLocale(language) ? language : defaultLocale
}

/** The call-tracking session; empty for a value that is not valid in a header. */
export function sessionIdOf(headers: Headers): string {
  const session = headers.get('SessionId') ?? ''
  return /^[\x20-\x7e]{1,200}$/.test(session) ? session : ''
}

function responseOf(acceptance: Acceptance): Response {
  if (acceptance === 'unavailable') {
    throw new HttpError(503, 'unavailable', { headers: { 'Retry-After': '30' } })
  }
  return jsonResponse(acceptance === 'created' ? 201 : 200, { status: 'accepted' })
}
