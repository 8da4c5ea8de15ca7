/** Rows as SQLite holds them, and back. */
import 'server-only'
import type { RequestRow } from './types'

export interface RawRow extends Omit<RequestRow, 'payload' | 'meta' | 'flags'> {
  readonly payload: string
  readonly meta: string
  /** Separated by spaces. */
  readonly flags: string
}

/** The store holds only what this code wrote, so nothing is checked again. */
export function toRow(raw: RawRow): RequestRow {
  return {
    ...raw,
    payload: JSON.parse(raw.payload) as RequestRow['payload'],
    meta: JSON.parse(raw.meta) as RequestRow['meta'],
    flags: raw.flags.split(' ').filter(Boolean) as RequestRow['flags'][number][],
  }
}
