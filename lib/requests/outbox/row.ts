/** Converts requests to rows of the database and back. */
import 'server-only'
import type { RequestRow } from './types'

export interface RawRow extends Omit<RequestRow, 'payload' | 'meta' | 'flags'> {
  readonly payload: string
  readonly meta: string
  /** Separated by spaces. */
  readonly flags: string
}

/** Without validation, as only this code writes the rows. */
export function toRow(raw: RawRow): RequestRow {
  return {
    ...raw,
    payload: JSON.parse(raw.payload) as RequestRow['payload'],
    meta: JSON.parse(raw.meta) as RequestRow['meta'],
    flags: raw.flags.split(' ').filter(Boolean) as RequestRow['flags'][number][],
  }
}
