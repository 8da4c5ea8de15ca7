/** Types of a stored callback request. */
import 'server-only'
import type { RequestEndpoint, RequestKind, RequestPayload } from '@/lib/requests/kinds'
import type { RequestMeta } from '@/lib/requests/schema'
import type { Locale } from '@/lib/routing/locales'

/**
 * `pending` waits for the backend, `delivered` was accepted by it, `dead` was refused for good and
 * is kept, `inbox` stays in the store, as there is no backend.
 */
export const requestStates = ['pending', 'delivered', 'dead', 'inbox'] as const
export type RequestState = (typeof requestStates)[number]

/** Where a stored request goes; each channel has its own state and retries. */
export const channels = ['backend', 'email'] as const
export type Channel = (typeof channels)[number]

/** `none`: no e-mail was configured when the request came. */
export const emailStates = ['none', 'pending', 'delivered', 'dead'] as const
export type EmailState = (typeof emailStates)[number]

/** Signs of a bot or of a double click; they are shown, and never drop a request. */
export type RequestFlag = 'honeypot' | 'fast' | 'often'

/** What the browser told, and what the store adds. */
export interface StoredMeta extends RequestMeta {
  /** Key of the latest request that this one may correct or repeat. */
  readonly earlier?: string | undefined
}

/** A checked request on its way into the store. */
export interface NewRequest {
  /** Idempotency key. */
  readonly key: string
  readonly kind: RequestKind
  readonly endpoint: RequestEndpoint
  readonly payload: RequestPayload
  readonly meta: StoredMeta
  readonly flags: readonly RequestFlag[]
  /** Value of the `SessionId` header, empty without call tracking (B36). */
  readonly sessionId: string
  readonly locale: Locale
}

/** A stored request with its delivery state. Times are milliseconds since 1970; 0 means never. */
export interface RequestRow extends NewRequest {
  readonly id: number
  readonly state: RequestState
  readonly attempts: number
  readonly createdAt: number
  readonly nextAt: number
  readonly leaseUntil: number
  /** When the backend accepted it; of an inbox, when it was first listed or exported. */
  readonly deliveredAt: number
  /** Such as `HTTP 503` or `TimeoutError`; never personal data. */
  readonly lastError: string
  /** The same for e-mail. */
  readonly emailState: EmailState
  readonly emailAttempts: number
  readonly emailNextAt: number
  readonly emailLeaseUntil: number
  readonly emailDeliveredAt: number
  readonly emailLastError: string
}
