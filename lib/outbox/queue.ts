/**
 * Pending requests and who is delivering them. A lease keeps two processes on one store from
 * sending the same request; it is short and renewed, so that a killed process holds nothing up.
 */
import 'server-only'
import { longestDelayMs } from './backoff'
import { toRow } from './row'
import type { Db } from './tables'
import type { RequestRow } from './types'

/**
 * Takes up to `limit` due requests for `leaseMs` and counts the attempt. Times that no working
 * clock could have written (the clock was put back since) count as due: otherwise a request from
 * a wrong future would wait for years.
 */
export async function claimDue(
  db: Db,
  now: number,
  limit: number,
  leaseMs: number,
): Promise<RequestRow[]> {
  const due = selectDue(db, now, leaseMs)
    .select('id')
    .limit(limit)
    // SQLite writes one at a time; in Postgres another process may be claiming these very rows.
    .$if(db.kind === 'postgres', query => query.forUpdate().skipLocked())
  const raw = await db
    .with('due', () => due)
    .updateTable('requests')
    .set(column => ({ leaseUntil: now + leaseMs, attempts: column('attempts', '+', 1) }))
    .where('id', 'in', query => query.selectFrom('due').select('id'))
    .returningAll()
    .execute()
  return raw.map(toRow)
}

/**
 * What `claimDue` would take, from a store that can be read but not written to. Nothing keeps
 * another process from reading it too: the backend tells the same request by its key.
 * @param except Keys of requests that are left alone.
 */
export async function readDue(
  db: Db,
  now: number,
  limit: number,
  leaseMs: number,
  except: readonly string[],
): Promise<RequestRow[]> {
  const raw = await selectDue(db, now, leaseMs)
    .selectAll()
    .$if(except.length > 0, query => query.where('key', 'not in', except))
    .limit(limit)
    .execute()
  return raw.map(toRow)
}

/** Keeps the leases of posts that are still in flight. */
export async function renew(db: Db, keys: readonly string[], leaseUntil: number): Promise<void> {
  if (keys.length === 0) return
  await pending(db).set({ leaseUntil }).where('key', 'in', keys).execute()
}

/** Whatever state it had: the backend's yes is final. `now` in milliseconds since 1970. */
export async function markDelivered(db: Db, key: string, now: number): Promise<void> {
  await db
    .updateTable('requests')
    .set({ state: 'delivered', deliveredAt: now, leaseUntil: 0, lastError: '' })
    .where('key', '=', key)
    .execute()
}

/** A request that another process has settled meanwhile is left as it is. */
export async function markRetry(
  db: Db,
  key: string,
  nextAt: number,
  lastError: string,
): Promise<void> {
  await pending(db).set({ nextAt, leaseUntil: 0, lastError }).where('key', '=', key).execute()
}

/** Refused for good: kept for a person to look at (`npm run requests -- --state dead`). */
export async function markDead(db: Db, key: string, lastError: string): Promise<void> {
  await pending(db)
    .set({ state: 'dead', leaseUntil: 0, lastError })
    .where('key', '=', key)
    .execute()
}

/** When the next pending request can be claimed, or null when none waits. */
export async function nextDueAt(db: Db): Promise<number | null> {
  const row = await db
    .selectFrom('requests')
    .select(({ fn, ref, case: either }) =>
      fn
        .min<number | null>(
          either()
            .when('nextAt', '>', ref('leaseUntil'))
            .then(ref('nextAt'))
            .else(ref('leaseUntil'))
            .end(),
        )
        .as('at'),
    )
    .where('state', '=', 'pending')
    .executeTakeFirst()
  return row?.at ?? null
}

function selectDue(db: Db, now: number, leaseMs: number) {
  return db
    .selectFrom('requests')
    .where('state', '=', 'pending')
    .where(is => is.or([is('leaseUntil', '<=', now), is('leaseUntil', '>', now + 2 * leaseMs)]))
    .where(is => is.or([is('nextAt', '<=', now), is('nextAt', '>', now + longestDelayMs)]))
    .orderBy('nextAt')
    .orderBy('id')
}

function pending(db: Db) {
  return db.updateTable('requests').where('state', '=', 'pending')
}
