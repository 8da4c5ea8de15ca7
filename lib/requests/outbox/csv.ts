/** Requests as a table file for a spreadsheet (RFC 4180). */
import 'server-only'
import { alsoOfQuery } from '@/lib/calculator/also'
import { estimateHref } from '@/lib/calculator/estimate'
import type { RequestMeta } from '@/lib/requests/schema'
import { pathOf } from '@/lib/routing/routes'
import { type Cell, csvOf } from '@/lib/text/csv'
import { sourceColumns } from './source'
import type { RequestRow } from './types'

const columns: Readonly<Record<string, (row: RequestRow) => Cell>> = {
  created: row => isoTime(row.createdAt),
  state: row => row.state,
  kind: row => row.kind,
  record: row => recordOf(row),
  name: row => row.payload.name,
  phone: row => row.payload.phone,
  preferred_day: row => row.meta.preferredDay ?? '',
  analyses: row => estimatePath(row.meta),
  page: row => row.meta.page ?? '',
  locale: row => row.locale,
  layout: row => row.meta.layout ?? '',
  consent_version: row => row.meta.consentVersion ?? '',
  consent_at: row => row.meta.consentAt ?? '',
  flags: row => row.flags.join(' '),
  attempts: row => row.attempts,
  delivered: row => isoTime(row.deliveredAt),
  last_error: row => row.lastError,
  session: row => row.sessionId,
  key: row => row.key,
  ...sourceColumns,
  email_state: row => (row.emailState === 'none' ? '' : row.emailState),
  email_attempts: row => row.emailAttempts,
  email_delivered: row => isoTime(row.emailDeliveredAt),
  email_last_error: row => row.emailLastError,
  earlier: row => row.meta.earlier ?? '',
}

/** Times are ISO 8601 in UTC; phones are whole. */
export function toCsv(rows: readonly RequestRow[]): string {
  return csvOf([
    Object.keys(columns),
    ...rows.map(row => Object.values(columns).map(of => of(row))),
  ])
}

/** Id of the doctor, service, promotion or check-up; empty for a plain callback. */
export function recordOf({ payload }: Pick<RequestRow, 'payload'>): string {
  const [id] = Object.entries(payload).flatMap(([name, value]) =>
    name.endsWith('_id') ? [String(value)] : [],
  )
  return id ?? ''
}

/** The page with names and prices of the analyses that a request is about; empty without any. */
export const estimatePath = ({ analyses = [], also }: Pick<RequestMeta, 'analyses' | 'also'>) =>
  analyses.length + (also?.length ?? 0) > 0
    ? estimateHref(pathOf('estimate'), analyses, alsoOfQuery(also))
    : ''

function isoTime(ms: number): string {
  return ms > 0 ? new Date(ms).toISOString() : ''
}
