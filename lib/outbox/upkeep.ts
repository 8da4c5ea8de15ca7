/** Figures about the store, and the end of personal data. */
import 'server-only'
import type { Db } from './database'
import type { RequestState } from './types'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Deletes requests that were delivered more than `days` ago. What waits, was refused or has no
 * other home than this store is kept.
 * @returns how many were deleted.
 */
export function purge(db: Db, now: number, days: number): number {
  return db
    .prepare("DELETE FROM requests WHERE state = 'delivered' AND deliveredAt < ?")
    .run([now - days * dayMs]).changes
}

export interface Stats extends Readonly<Record<RequestState, number>> {
  /** When the oldest pending request was made, or null. */
  readonly oldestPendingAt: number | null
}

export function stats(db: Db): Stats {
  const rows = db
    .prepare(
      'SELECT state, COUNT(*) AS count, MIN(createdAt) AS oldest FROM requests GROUP BY state',
    )
    .all([]) as { state: RequestState; count: number; oldest: number }[]
  const of = (state: RequestState) => rows.find(row => row.state === state)
  return {
    pending: of('pending')?.count ?? 0,
    delivered: of('delivered')?.count ?? 0,
    dead: of('dead')?.count ?? 0,
    inbox: of('inbox')?.count ?? 0,
    oldestPendingAt: of('pending')?.oldest ?? null,
  }
}

/** Writes and commits one row, as a request would. @throws Error when the disk refuses. */
export function probe(db: Db, now: number): void {
  db.prepare('INSERT INTO probe VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at').run(
    [now],
  )
}
