/** Requests as a table file for a spreadsheet (RFC 4180). */
import 'server-only'
import type { RequestRow } from './types'

type Cell = string | number

const columns: Readonly<Record<string, (row: RequestRow) => Cell>> = {
  created: row => isoTime(row.createdAt),
  state: row => row.state,
  kind: row => row.kind,
  record: row => recordOf(row),
  name: row => row.payload.name,
  phone: row => row.payload.phone,
  preferred_day: row => row.meta.preferredDay ?? '',
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
}

/** With a byte order mark, without which Excel takes UTF-8 for something else. */
export function toCsv(rows: readonly RequestRow[]): string {
  const table = [
    Object.keys(columns),
    ...rows.map(row => Object.values(columns).map(of => of(row))),
  ]
  return `\uFEFF${table.map(cells => `${cells.map(cellOf).join(',')}\r\n`).join('')}`
}

/** Id of the doctor, service, promotion or check-up; empty for a plain callback. */
export function recordOf({ payload }: RequestRow): string {
  const [id] = Object.entries(payload).flatMap(([name, value]) =>
    name.endsWith('_id') ? [String(value)] : [],
  )
  return id ?? ''
}

/** A spreadsheet runs a cell that begins like a formula, and visitors write the names. */
function cellOf(value: Cell): string {
  const text = String(value)
  const safe = /^[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function isoTime(ms: number): string {
  return ms > 0 ? new Date(ms).toISOString() : ''
}
