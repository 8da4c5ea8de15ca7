/** The HTTP client of the backend: every call of the site goes through these functions (B36). */
import 'server-only'
import ky, { HTTPError, type KyInstance } from 'ky'
import type { Locale } from '@/lib/routing/locales'
import { withDeadline } from './deadline'
import { bodyText } from './decode'
import { redirectOf } from './redirects'
import { BackendError } from './result'
import { retryAfterMs } from './retry-after'
import { siteTransport, type Transport } from './transport'

/** Milliseconds a page waits for a response, a retry included, before it shows older data. */
export const PAGE_TIMEOUT_MS = 4000

export interface Call {
  /** Below `/api/`, without a leading slash: `doctors/7`. */
  readonly path: string
  readonly locale: Locale
  readonly query?: Readonly<Record<string, string>> | undefined
  /** Milliseconds until the caller gives up, where no page waits. */
  readonly timeoutMs?: number | undefined
  /** The visitor's, for call tracking. */
  readonly sessionId?: string | undefined
  /** `If-None-Match` and the like, of the last response; 304 is then an error with that status. */
  readonly validators?: Readonly<Record<string, string>> | undefined
  /** Ends the call, and the pages of a list after it. */
  readonly signal?: AbortSignal | undefined
}

/**
 * A client speaking one language. The transport follows redirects within the backend; any other
 * one is a failure. Calls are limited by `withDeadline`, because ky's own timeout stops at the
 * headers and a body can stall as well.
 */
export function createClient(locale: Locale, transport: Transport = siteTransport()): KyInstance {
  const known = clients.get(transport) ?? {}
  clients.set(transport, known)
  known[locale] ??= makeClient(locale, transport)
  return known[locale]
}

/** Cached, as pages request details at every visit. */
const clients = new WeakMap<Transport, Partial<Record<Locale, KyInstance>>>()

function makeClient(locale: Locale, transport: Transport): KyInstance {
  return ky.create({
    prefixUrl: `${transport.origin}/api`,
    fetch: (input, init) => transport.fetch(new Request(input, init)),
    // Call tracking runs in the browser; the server has no session (B36).
    headers: { 'Accept-Language': locale, SessionId: '' },
    redirect: 'manual',
    timeout: false,
    retry: {
      limit: 1,
      methods: ['get'],
      statusCodes: [502, 503, 504],
      afterStatusCodes: [],
      delay: () => 100,
    },
  })
}

/**
 * The JSON of a GET; `null` for a true 404.
 * @throws BackendError
 */
export async function getJson(call: Call, transport?: Transport): Promise<unknown> {
  const answer = await getAnswer(call, transport)
  return answer && parseJson(answer.text, call.path)
}

/** The body of a response as text, and what its headers say. */
export interface Answer {
  readonly text: string
  readonly status: number
  readonly headers: Headers
}

/**
 * The response to a GET; `null` for a true 404.
 * @throws BackendError
 */
export async function getAnswer(call: Call, transport?: Transport): Promise<Answer | null> {
  try {
    return await withDeadline(call.timeoutMs ?? PAGE_TIMEOUT_MS, call.path, async signal => {
      const response = await createClient(call.locale, transport).get(call.path, {
        searchParams: call.query,
        headers: {
          Accept: 'application/json',
          SessionId: call.sessionId ?? '',
          ...call.validators,
        },
        signal: call.signal ? AbortSignal.any([signal, call.signal]) : signal,
      })
      const { status, headers } = response
      return { status, headers, text: await bodyText(response, call.path) }
    })
  } catch (error) {
    if (isAbsence(error)) return null
    throw toBackendError(error, call.path)
  }
}

/** @throws BackendError of kind `format` for invalid JSON, and for `null` */
export function parseJson(text: string, path: string): unknown {
  try {
    const json: unknown = JSON.parse(text)
    if (json !== null) return json
  } catch (cause) {
    throw new BackendError('format', path, { reason: 'no JSON, or a part of it', cause })
  }
  throw new BackendError('format', path, { reason: 'null' })
}

/** A 404 in HTML comes from a proxy or a misplaced server, not from the API. */
export function isAbsence(error: unknown): boolean {
  if (!(error instanceof HTTPError) || error.response.status !== 404) return false
  return !error.response.headers.get('Content-Type')?.includes('html')
}

/** Errors of ky and fetch as BackendErrors. */
export function toBackendError(error: unknown, path: string): BackendError {
  if (error instanceof BackendError) return error
  if (error instanceof HTTPError) {
    const { response, request } = error
    const to = redirectOf(response, request.url)?.origin
    return new BackendError('status', path, {
      status: response.status,
      reason: to && `redirects to ${to}, which is not followed`,
      retryAfterMs: retryAfterMs(response),
    })
  }
  if (error instanceof SyntaxError) return new BackendError('format', path, { cause: error })
  return new BackendError('network', path, { cause: error })
}
