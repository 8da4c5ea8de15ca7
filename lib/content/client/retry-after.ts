/** How long a backend asks to wait. */
import 'server-only'

/** Milliseconds a backend that limits calls without saying for how long is left alone. */
const unsaidMs = 30_000

/** Bounds of a wait: a wrong clock must not keep the site from its backend for a day. */
const shortestMs = 1_000
const longestMs = 10 * 60_000

/**
 * Milliseconds until the next call, from `Retry-After` of a 429 or 503: seconds, or an HTTP date
 * (RFC 9110, 10.2.3). `undefined` where the response asks for no wait.
 */
export function retryAfterMs(
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  now = Date.now(),
): number | undefined {
  if (status !== 429 && status !== 503) return undefined
  const value = headers.get('Retry-After')?.trim() ?? ''
  const ms = /^\d+(\.\d+)?$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now
  if (Number.isNaN(ms)) return status === 429 ? unsaidMs : undefined
  return Math.min(Math.max(ms, shortestMs), longestMs)
}
