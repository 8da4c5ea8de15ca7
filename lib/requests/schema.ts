/**
 * Schemas of what a browser may submit. Name, phone and id are strict; an invalid value of `meta` is
 * dropped, as it must not cost the request. Apart from kinds.ts, so that the browser needs no zod.
 */
import { z } from 'zod'
import { alsoCode, alsoOfQuery } from '@/lib/calculator/also'
import { locales } from '@/lib/routing/locales'
import { visibleText } from '@/lib/text/visible-text'
import { attributionSchema } from './attribution-schema'
import {
  type FeedbackKind,
  feedbackTypeOf,
  type Person,
  type RequestEndpoint,
  type RequestTarget,
} from './kinds'
import { analysesMaxCount } from './lengths'
import { detail, instant, pagePath } from './meta-fields'
import { bodiesOf, type FeedbackType, nameSchema, phoneSchema } from './payloads'

/** As the dialog cleans it: marks of writing direction would spoof lists and exports. */
export const printableName = z.string().transform(visibleText).pipe(nameSchema)

export const idSchema = z.int().positive()

/** Where and how the request was made (R32). */
export const metaSchema = z.object({
  /** Path without query, which may hold what the visitor searched for. */
  page: detail(pagePath),
  locale: detail(z.enum(locales)),
  layout: detail(z.enum(['desktop', 'mobile'])),
  consentVersion: detail(z.string().regex(/^[\w.:-]{1,50}$/)),
  consentAt: detail(z.iso.datetime({ offset: true })),
  /** When the dialog opened and when the form was sent, both by the browser's clock. */
  openedAt: detail(instant),
  sentAt: detail(instant),
  /** Stored for the clinic's administrator: the backend's calls have no field for it. */
  preferredDay: detail(z.iso.date()),
  /** Ids of the analyses that a plain callback is about: no call of the backend takes several. */
  analyses: detail(z.array(idSchema).min(1).max(analysesMaxCount)),
  /** Services and open orders of the same estimate, as in its address. */
  also: detail(z.array(z.string()).transform(codes => alsoOfQuery(codes).map(alsoCode))),
  /** Articles use the path of promotions; this tells them apart. */
  kind: detail(z.literal('posts')),
  /** Stored for the clinic's marketers. */
  attribution: detail(attributionSchema),
  /** Honeypot: people never see this field. */
  website: detail(z.string()),
})

export type RequestMeta = z.infer<typeof metaSchema>

const person = { name: printableName, phone: phoneSchema, meta: metaSchema.optional() }
const bodies = bodiesOf(idSchema, person)

export interface ParsedSubmission {
  readonly target: RequestTarget
  readonly person: Person
  readonly meta: RequestMeta
}

interface Body extends Person {
  readonly meta?: RequestMeta | undefined
}

function parsed(target: RequestTarget, { name, phone, meta = {} }: Body): ParsedSubmission {
  return { target, person: { name, phone }, meta }
}

const feedbackKindOf = Object.fromEntries(
  Object.entries(feedbackTypeOf).map(([kind, type]) => [type, kind]),
) as Record<FeedbackType, FeedbackKind>

/** The body of each POST by its path, and what it means. Unknown keys are errors. */
export const submissionSchemas = {
  '/api/request-checkups': z
    .strictObject(bodies['request-checkups'])
    .transform(body => parsed({ kind: 'checkups', id: body.checkup_id }, body)),
  '/api/request-doctors': z
    .strictObject(bodies['request-doctors'])
    .transform(body => parsed({ kind: 'doctors', id: body.doctor_id }, body)),
  '/api/request-services': z
    .strictObject(bodies['request-services'])
    .transform(body => parsed({ kind: 'services', id: body.service_id }, body)),
  '/api/request-promotions': z
    .strictObject(bodies['request-promotions'])
    .transform(body =>
      parsed({ kind: body.meta?.kind ?? 'promotion', id: body.promotion_id }, body),
    ),
  '/api/application-feedback': z
    .strictObject(bodies['application-feedback'])
    .transform(body => parsed({ kind: feedbackKindOf[body.type] }, body)),
} satisfies Record<RequestEndpoint, z.ZodType<ParsedSubmission>>
