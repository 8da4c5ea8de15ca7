/** Requests as a plain table for a terminal. */
import 'server-only'
import { recordOf } from '@/lib/requests/outbox/csv'
import { campaignOf } from '@/lib/requests/outbox/source'
import type { RequestRow } from '@/lib/requests/outbox/types'
import { almatyTime } from '@/lib/text/almaty'

const head = [
  'created (Almaty)',
  'state',
  'e-mail',
  'kind',
  'record',
  'phone',
  'name',
  'page',
  'notes',
]

/** A line for each request under the names of the columns; times are the clinic's. */
export function toTable(rows: readonly RequestRow[]): string {
  const table = [head, ...rows.map(cellsOf)]
  const widths = head.map((_, column) =>
    Math.max(...table.map(cells => cells[column]?.length ?? 0)),
  )
  const lines = table.map(cells =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return `${lines.join('\n')}\n`
}

function cellsOf(row: RequestRow): string[] {
  const { payload, meta, flags, lastError } = row
  const day = meta.preferredDay && `prefers ${meta.preferredDay}`
  const notes = [
    day,
    meta.analyses && `${meta.analyses.length} analyses`,
    meta.attribution?.last && campaignOf(meta.attribution.last),
    ...flags,
    meta.earlier && `after ${meta.earlier}`,
    row.attempts > 1 && `${row.attempts} attempts`,
    lastError,
    row.emailAttempts > 1 && `${row.emailAttempts} attempts by e-mail`,
    row.emailLastError,
  ]
  return [
    almatyTime(new Date(row.createdAt)),
    row.state,
    row.emailState === 'none' ? '' : row.emailState,
    row.kind,
    recordOf(row),
    payload.phone,
    payload.name,
    meta.page ?? '',
    notes.filter(Boolean).join(', '),
  ].map(cell => cell.replace(/\p{Cc}/gu, ' '))
}
