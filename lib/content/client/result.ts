/**
 * The failure of a call, which returns a value, `null` for a true 404, or throws this: an outage
 * must never look like a page that does not exist (R14).
 */
import 'server-only'

/**
 * - `network`: no response at all;
 * - `timeout`: no whole response in time;
 * - `status`: a response other than 2xx;
 * - `format`: a 2xx response that cannot be used.
 */
export type FailureKind = 'network' | 'timeout' | 'status' | 'format'

/** Makes `instanceof` work across the bundles of a process, each of which has its own class. */
const brand = Symbol.for('clinic.api.BackendError')

export class BackendError extends Error {
  readonly [brand] = true
  readonly kind: FailureKind
  /** Path of the call without its query, which may hold what a visitor typed. */
  readonly path: string
  /** Only for kind `status`. */
  readonly status: number | undefined

  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && brand in value
  }

  constructor(kind: FailureKind, path: string, options: { status?: number; cause?: unknown } = {}) {
    const { status, cause } = options
    super(`${path}: ${kind}${status === undefined ? '' : ` ${status}`}`, { cause })
    this.name = 'BackendError'
    this.kind = kind
    this.path = path
    this.status = status
  }
}
