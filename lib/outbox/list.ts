/** Reads stored requests for `npm run requests`. */
import 'server-only'
import { existsSync } from 'node:fs'
import { openDatabase } from './database'
import { type RawRow, toRow } from './row'
import type { RequestRow, RequestState } from './types'

export interface ListFilter {
  /** Milliseconds since 1970; 0 for all. */
  readonly since: number
  readonly state?: RequestState | undefined
}

/**
 * Newest first; empty when there is no store yet, which is not created for looking.
 * @throws Error when the store cannot be read.
 */
export function listRequests(file: string, { since, state }: ListFilter): RequestRow[] {
  if (!existsSync(file)) return []
  const db = openDatabase(file)
  try {
    const raw = db
      .prepare(
        `SELECT * FROM requests WHERE createdAt >= @since AND (@state = '' OR state = @state)
         ORDER BY createdAt DESC, id DESC`,
      )
      .all({ since, state: state ?? '' }) as RawRow[]
    return raw.map(toRow)
  } finally {
    db.close()
  }
}
