/** Where the visit of a request came from, in words and in columns of a table. Pure. */
import 'server-only'
import { campaignParameters, clickParameters, type Touch } from '@/lib/requests/attribution'
import type { RequestRow } from './types'

type Column = (row: RequestRow) => string

const columnsOf = (prefix: 'first' | 'last'): Record<string, Column> => {
  const of = (text: (touch: Touch) => string | undefined): Column => {
    return ({ meta }) => text(meta.attribution?.[prefix] ?? {}) ?? ''
  }
  const campaigns = campaignParameters.map(name => [`${prefix}_${name}`, of(touch => touch[name])])
  return {
    ...Object.fromEntries(campaigns),
    [`${prefix}_click`]: of(touch => clicksOf(touch).join(' ')),
    [`${prefix}_referrer`]: of(({ referrer }) => referrer),
    [`${prefix}_page`]: of(({ page }) => page),
    [`${prefix}_at`]: of(({ at }) => (at ? new Date(at).toISOString() : '')),
  }
}

/** Of the first and the last advertisement or site that led here. */
export const sourceColumns: Readonly<Record<string, Column>> = {
  ...columnsOf('last'),
  ...columnsOf('first'),
  metrika_client_id: ({ meta }) => meta.attribution?.clientId ?? '',
}

/** `google / cpc / cardio`; without such names the kind of click, such as `yclid`. */
export function campaignOf(touch: Touch): string {
  const { utm_source, utm_medium, utm_campaign } = touch
  const named = [utm_source, utm_medium, utm_campaign].filter(Boolean).join(' / ')
  return named || clickParameters.filter(name => touch[name]).join(', ')
}

/** `gclid=…`. */
const clicksOf = (touch: Touch) =>
  clickParameters.flatMap(name => (touch[name] ? `${name}=${touch[name]}` : []))
