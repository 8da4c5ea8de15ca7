/** Requests as a plain table for a terminal. */
import 'server-only'
import { recordOf } from './csv'
import type { RequestRow } from './types'

/** The clinic's own time. */
const time = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Almaty',
  dateStyle: 'short',
  timeStyle: 'short',
})

const head = ['created (Almaty)', 'state', 'kind', 'record', 'phone', 'name', 'page', 'notes']

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
  const notes = [day, ...flags, row.attempts > 1 && `${row.attempts} attempts`, lastError]
  return [
    time.format(row.createdAt),
    row.state,
    row.kind,
    recordOf(row),
    payload.phone,
    payload.name,
    meta.page ?? '',
    notes.filter(Boolean).join(', '),
  ].map(cell => cell.replace(/\p{Cc}/gu, ' '))
}
