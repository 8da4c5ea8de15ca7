/** Callback requests: the five calls that carry a visitor's name and phone (B39). */
import { z } from 'zod'
import { id } from '@/lib/entities/fields'
import { countries, storedPattern } from '@/lib/text/phone-countries'
import { nameMaxLength } from './lengths'

export const nameSchema = z.string().trim().min(1).max(nameMaxLength)
/** Of any country of the list; which of them the clinic takes, is asked where a request comes in. */
export const phoneSchema = z
  .string()
  .regex(new RegExp(`^(?:${storedPattern(Object.values(countries))})$`))

/** `consult` is what a dialog of type mail sends. */
export const feedbackTypes = ['consult', 'mobile', 'partner'] as const

/** Fields of each body by the last segment of its path, with the given schemas. */
export function bodiesOf<Id extends z.ZodType, Person extends z.ZodRawShape>(
  id: Id,
  person: Person,
) {
  return {
    'request-checkups': { checkup_id: id, ...person },
    'request-doctors': { doctor_id: id, ...person },
    'request-services': { service_id: id, ...person },
    'request-promotions': { promotion_id: id, ...person },
    'application-feedback': { type: z.enum(feedbackTypes), ...person },
  } as const
}

const bodies = bodiesOf(id, { name: nameSchema, phone: phoneSchema })

/** The bodies that are sent to the backend; other fields are dropped. */
export const requestSchemas = {
  'request-checkups': z.object(bodies['request-checkups']),
  'request-doctors': z.object(bodies['request-doctors']),
  'request-services': z.object(bodies['request-services']),
  'request-promotions': z.object(bodies['request-promotions']),
  'application-feedback': z.object(bodies['application-feedback']),
} as const

export type RequestPath = keyof typeof requestSchemas
export type FeedbackType = (typeof feedbackTypes)[number]
export type RequestPayloads = { [P in RequestPath]: z.infer<(typeof requestSchemas)[P]> }
export type RequestPayload = RequestPayloads[RequestPath]

export const requestPaths = Object.keys(requestSchemas) as readonly RequestPath[]

export function isRequestPath(value: string): value is RequestPath {
  return Object.hasOwn(requestSchemas, value)
}
