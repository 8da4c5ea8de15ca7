/** Every field of every kind of request, each with another value. */
import {
  endpointOf,
  needsId,
  payloadOf,
  type RequestKind,
  type RequestTarget,
  requestKinds,
} from '@/lib/requests/kinds'
import type { RequestMeta } from '@/lib/requests/schema'

/** Two values of each field. */
const metaValues: Readonly<Record<keyof RequestMeta, readonly [unknown, unknown]>> = {
  page: ['/contacts', '/doctors-list/list'],
  locale: ['ru', 'kk'],
  layout: ['desktop', 'mobile'],
  consentVersion: ['2026-09', '2026-11'],
  consentAt: ['2026-11-03T10:00:00.000Z', '2026-11-03T10:05:00.000Z'],
  openedAt: [1_793_700_000_000, 1_793_700_300_000],
  sentAt: [1_793_700_010_000, 1_793_700_310_000],
  preferredDay: ['2026-11-27', '2026-11-30'],
  also: [['~A'], ['~B']],
  analyses: [[101, 102], [103]],
  kind: [undefined, 'posts'],
  attribution: [{}, { last: { utm_source: 'ads' } }],
  website: ['', 'https://spam.example'],
}

/** What may differ between two attempts to send one request. */
const circumstances: readonly (keyof RequestMeta)[] = [
  'layout',
  'consentVersion',
  'consentAt',
  'openedAt',
  'sentAt',
  'attribution',
  'website',
]

const payloadValues: Readonly<Record<string, unknown>> = { name: 'Ерлан', type: 'partner' }

type Body = Readonly<Record<string, unknown>> & { readonly meta: Readonly<Record<string, unknown>> }

export interface ChangedField {
  readonly kind: RequestKind
  readonly field: string
  readonly path: ReturnType<typeof endpointOf>
  readonly before: Body
  readonly after: Body
  readonly isSame: boolean
}

/** @param freshPhone `7XXXXXXXXXX`, another one at each call */
export function changedFields(freshPhone: () => string): readonly ChangedField[] {
  return requestKinds.flatMap(kind => {
    const path = endpointOf(kind)
    const target: RequestTarget = needsId(kind) ? { kind, id: 7 } : { kind }
    const meta = Object.fromEntries(
      Object.entries(metaValues).map(([name, [value]]) => [name, value]),
    )
    const base = (): Body => ({
      ...payloadOf(target, { name: 'Айгүл', phone: freshPhone() }),
      meta: { ...meta, ...(kind === 'posts' && { kind }) },
    })
    const ofPayload = Object.keys(payloadOf(target, { name: '', phone: '' })).map(field => {
      const before = base()
      const value = payloadValues[field] ?? (field === 'phone' ? freshPhone() : 8)
      // A company's request is the other one there.
      const other = value === before[field] ? 'mobile' : value
      return { kind, path, field, before, after: { ...before, [field]: other }, isSame: false }
    })
    const ofMeta = (Object.keys(metaValues) as (keyof RequestMeta)[])
      // Only a promotion's call can be an article's.
      .filter(field => field !== 'kind' || kind === 'promotion')
      .map(field => {
        const before = base()
        const after = { ...before, meta: { ...before.meta, [field]: metaValues[field][1] } }
        return { kind, path, field, before, after, isSame: circumstances.includes(field) }
      })
    return [...ofPayload, ...ofMeta]
  })
}
