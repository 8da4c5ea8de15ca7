/** Reads the fields of the form without JavaScript. */
import 'server-only'
import { idsOfQuery } from '@/lib/calculator/estimate'
import { parseJson } from '@/lib/errors/attempt'
import { isRequestKind, needsId, type RequestTarget } from '@/lib/requests/kinds'
import { idSchema, metaSchema, type RequestMeta } from '@/lib/requests/schema'
import type { RequestDraft } from './draft'

/** From hidden fields, which a visitor cannot correct: an invalid one makes a plain request. */
export function targetFrom(fields: URLSearchParams): RequestTarget {
  const kind = fields.get('kind')
  const id = idSchema.safeParse(Number(fields.get('id')))
  if (!isRequestKind(kind)) return { kind: 'mail' }
  if (!needsId(kind)) return { kind }
  return id.success ? { kind, id: id.data } : { kind: 'mail' }
}

/** Consent is dated by the time of sending, as no script could record when the box was ticked. */
export function metaFrom(fields: URLSearchParams): RequestMeta {
  const now = new Date()
  const openedAt = fields.get('openedAt') ?? ''
  return metaSchema.parse({
    page: fields.get('page') ?? undefined,
    locale: fields.get('locale') ?? undefined,
    layout: fields.get('layout') ?? undefined,
    consentVersion: fields.get('consentVersion') ?? undefined,
    consentAt: now.toISOString(),
    openedAt: /^\d+$/.test(openedAt) ? Number(openedAt) : openedAt || undefined,
    sentAt: now.getTime(),
    preferredDay: fields.get('preferredDay') ?? undefined,
    analyses: analysesFrom(fields),
    also: fields.has('also') ? fields.getAll('also') : undefined,
    attribution: parseJson(fields.get('attribution') ?? ''),
    website: fields.get('website') ?? undefined,
  })
}

/** Undefined without any. */
export function analysesFrom(fields: URLSearchParams): readonly number[] | undefined {
  const ids = idsOfQuery(fields.get('analyses') ?? '')
  return ids.length > 0 ? ids : undefined
}

/** What was typed, to fill the form in again. */
export function draftFrom(fields: URLSearchParams): RequestDraft {
  return {
    name: fields.get('name') ?? '',
    phone: fields.get('phone') ?? '',
    consent: fields.has('consent'),
    key: fields.get('key') ?? '',
    openedAt: fields.get('openedAt') ?? '',
    page: fields.get('page') ?? '',
    preferredDay: fields.get('preferredDay') ?? '',
    attribution: fields.get('attribution') ?? '',
  }
}
