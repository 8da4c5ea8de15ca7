/** Callback requests: the five calls that carry a visitor's name and phone (spec 1 §7). */
import { z } from 'zod'
import { id } from './fields'

const contact = {
  name: z.string().trim().min(1).max(500),
  /** Unmasked and with the country's 7 in front (spec 1 §5). */
  phone: z.string().regex(/^7\d{10}$/),
}

/** `consult` is what a dialog of type mail sends. */
export const feedbackTypes = ['consult', 'mobile', 'partner'] as const

/** Payload by the last segment of the call's path. Fields beyond these are dropped. */
export const requestSchemas = {
  'request-checkups': z.object({ checkup_id: id, ...contact }),
  'request-doctors': z.object({ doctor_id: id, ...contact }),
  'request-services': z.object({ service_id: id, ...contact }),
  'request-promotions': z.object({ promotion_id: id, ...contact }),
  'application-feedback': z.object({ ...contact, type: z.enum(feedbackTypes) }),
} as const

export type RequestPath = keyof typeof requestSchemas
export type FeedbackType = (typeof feedbackTypes)[number]
export type RequestPayloads = { [P in RequestPath]: z.infer<(typeof requestSchemas)[P]> }
export type RequestPayload = RequestPayloads[RequestPath]

export const requestPaths = Object.keys(requestSchemas) as readonly RequestPath[]

export function isRequestPath(value: string): value is RequestPath {
  return Object.hasOwn(requestSchemas, value)
}
