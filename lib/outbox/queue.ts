/**
 * Pending requests and who is delivering them. A lease keeps two processes on one volume from
 * sending the same request; it is short and renewed, so that a killed process holds nothing up.
 */
import 'server-only'
import { longestDelayMs } from './backoff'
import type { Db } from './database'
import { type RawRow, toRow } from './row'
import type { RequestRow } from './types'

/**
 * Takes up to `limit` due requests for `leaseMs` and counts the attempt. Times that no working
 * clock could have written (the clock was put back since) count as due: otherwise a request from
 * a wrong future would wait for years.
 */
export function claimDue(db: Db, now: number, limit: number, leaseMs: number): RequestRow[] {
  const raw = db
    .prepare(
      `UPDATE requests SET leaseUntil = @now + @lease, attempts = attempts + 1
       WHERE id IN (
         SELECT id FROM requests
         WHERE state = 'pending'
           AND (leaseUntil <= @now OR leaseUntil > @now + 2 * @lease)
           AND (nextAt <= @now OR nextAt > @now + @longest)
         ORDER BY nextAt, id LIMIT @limit
       )
       RETURNING *`,
    )
    .all({ now, lease: leaseMs, limit, longest: longestDelayMs }) as RawRow[]
  return raw.map(toRow)
}

/** Keeps the leases of posts that are still in flight. */
export function renew(db: Db, keys: readonly string[], leaseUntil: number): void {
  const statement = db.prepare(
    "UPDATE requests SET leaseUntil = ? WHERE key = ? AND state = 'pending'",
  )
  for (const key of keys) statement.run([leaseUntil, key])
}

export function markDelivered(db: Db, key: string, now: number): void {
  db.prepare(
    `UPDATE requests SET state = 'delivered', deliveredAt = ?, leaseUntil = 0, lastError = ''
     WHERE key = ?`,
  ).run([now, key])
}

/** A request that another process has settled meanwhile is left as it is. */
export function markRetry(db: Db, key: string, nextAt: number, error: string): void {
  db.prepare(
    `UPDATE requests SET nextAt = ?, leaseUntil = 0, lastError = ?
     WHERE key = ? AND state = 'pending'`,
  ).run([nextAt, error, key])
}

/** Refused for good: kept for a person to look at (`npm run requests -- --state dead`). */
export function markDead(db: Db, key: string, error: string): void {
  db.prepare(
    `UPDATE requests SET state = 'dead', leaseUntil = 0, lastError = ?
     WHERE key = ? AND state = 'pending'`,
  ).run([error, key])
}

/** When the next pending request can be claimed, or null when none waits. */
export function nextDueAt(db: Db): number | null {
  const [row] = db
    .prepare("SELECT MIN(MAX(nextAt, leaseUntil)) AS at FROM requests WHERE state = 'pending'")
    .all([]) as { at: number | null }[]
  return row?.at ?? null
}
