/**
 * The kinds of callback request and what each one sends (B39, B71). Shared by the dialog in the
 * browser, the form without JavaScript and the server, so it imports types alone.
 */
import type { FeedbackType, RequestPath, RequestPayload, RequestPayloads } from './payloads'

export type { RequestPath, RequestPayload }

/** On the site's own origin, and on the backend's. */
export type RequestEndpoint = `/api/${RequestPath}`

/** The id field of each call that has one. */
type About = {
  [P in RequestPath]: {
    path: P
    idField: Exclude<keyof RequestPayloads[P], 'name' | 'phone' | 'type'>
  }
}[RequestPath]

const about = {
  checkups: { path: 'request-checkups', idField: 'checkup_id' },
  doctors: { path: 'request-doctors', idField: 'doctor_id' },
  services: { path: 'request-services', idField: 'service_id' },
  promotion: { path: 'request-promotions', idField: 'promotion_id' },
  // Articles are sent as promotions: the backend has no call for them (B71).
  posts: { path: 'request-promotions', idField: 'promotion_id' },
} as const satisfies Record<string, About>

/** The `type` of a plain callback by its kind. */
export const feedbackTypeOf = {
  mail: 'consult',
  mobile: 'mobile',
  partner: 'partner',
} as const satisfies Record<string, FeedbackType>

/** Kinds that name the record they are about; the others are plain callbacks. */
export type IdKind = keyof typeof about
export type FeedbackKind = keyof typeof feedbackTypeOf
export type RequestKind = IdKind | FeedbackKind

export const requestKinds = [...keysOf(about), ...keysOf(feedbackTypeOf)] as const

/** What a request is about: `{ kind: 'doctors', id: 12 }` or `{ kind: 'mail' }`. */
export type RequestTarget =
  | { readonly kind: IdKind; readonly id: number }
  | { readonly kind: FeedbackKind }

export interface Person {
  readonly name: string
  /** `7XXXXXXXXXX`. */
  readonly phone: string
}

export function isRequestKind(value: unknown): value is RequestKind {
  return requestKinds.some(kind => kind === value)
}

/** Whether this kind names a record, and so has an id in its payload. */
export function needsId(kind: RequestKind): kind is IdKind {
  return Object.hasOwn(about, kind)
}

/** `/api/request-doctors` for `doctors`. */
export function endpointOf(kind: RequestKind): RequestEndpoint {
  return needsId(kind) ? `/api/${about[kind].path}` : '/api/application-feedback'
}

/** `{ doctor_id: 12, name, phone }` for a doctor, `{ name, phone, type: 'consult' }` for mail. */
export function payloadOf(target: RequestTarget, { name, phone }: Person): RequestPayload {
  if (!('id' in target)) return { name, phone, type: feedbackTypeOf[target.kind] }
  return { [about[target.kind].idField]: target.id, name, phone } as RequestPayload
}

function keysOf<T extends object>(table: T): (keyof T)[] {
  return Object.keys(table) as (keyof T)[]
}
