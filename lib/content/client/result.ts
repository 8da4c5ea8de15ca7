/**
 * The failure of a call, which returns a value, `null` for a true 404, or throws this: an outage
 * must never look like a page that does not exist (R14).
 */
import 'server-only'

/**
 * - `network`: no response at all;
 * - `timeout`: no whole response in time;
 * - `status`: a response other than 2xx;
 * - `format`: a 2xx response that cannot be used;
 * - `partial`: a list of which some records are missing.
 */
export type FailureKind = 'network' | 'timeout' | 'status' | 'format' | 'partial'

interface Details {
  readonly status?: number
  /** For the log and `npm run diagnose`, without personal data: `an HTML page, not JSON`. */
  readonly reason?: string | undefined
  /** Milliseconds the backend asked to wait. */
  readonly retryAfterMs?: number | undefined
  readonly cause?: unknown
}

/** Makes `instanceof` work across the bundles of a process, each of which has its own class. */
const brand = Symbol.for('clinic.api.BackendError')

export class BackendError extends Error {
  readonly [brand] = true
  readonly kind: FailureKind
  /** Path of the call without its query, which may hold what a visitor typed. */
  readonly path: string
  /** Only for kind `status`. */
  readonly status: number | undefined
  readonly reason: string | undefined
  readonly retryAfterMs: number | undefined

  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && brand in value
  }

  constructor(kind: FailureKind, path: string, details: Details = {}) {
    const { status, reason, retryAfterMs, cause } = details
    const what = status === undefined ? kind : `${kind} ${status}`
    super(`${path}: ${what}${reason ? ` (${reason})` : ''}`, { cause })
    this.name = 'BackendError'
    this.kind = kind
    this.path = path
    this.status = status
    this.reason = reason
    this.retryAfterMs = retryAfterMs
  }
}
