/** Delays between attempts. Pure. */
import 'server-only'

const baseMs = 1000
/** Longest delay without a `Retry-After`. */
const capMs = 5 * 60 * 1000
/** Longest delay that `Retry-After` may ask for. */
export const longestDelayMs = 60 * 60 * 1000

/**
 * Exponential backoff with full jitter: between 0 and 1, 2, 4 … 300 s.
 * @param attempts How often it was tried, from 1.
 * @param random Between 0 and 1.
 * @param askedMs Delay of `Retry-After`, kept in full up to an hour.
 */
export function retryDelay(attempts: number, random: number, askedMs = 0): number {
  const ceiling = Math.min(capMs, baseMs * 2 ** Math.min(attempts - 1, 20))
  return Math.min(longestDelayMs, askedMs + Math.round(random * ceiling))
}

/** Milliseconds from a `Retry-After` header, in seconds or as a date; 0 when it says nothing. */
export function retryAfterMs(header: string | null, now: number): number {
  if (!header) return 0
  const wait = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now
  return wait > 0 ? Math.min(wait, longestDelayMs) : 0
}
