/**
 * The queue of each channel, with leases: they keep two processes from sending the same request,
 * and are short and extended, so that a killed process delays nothing for long. Each channel has
 * columns of its own.
 */
import 'server-only'
import { longestDelayMs } from './backoff'
import type { Db } from './database-tables'
import { toRow } from './row'
import type { Channel, RequestRow } from './types'

const columns = {
  backend: {
    state: 'state',
    attempts: 'attempts',
    nextAt: 'nextAt',
    leaseUntil: 'leaseUntil',
    deliveredAt: 'deliveredAt',
    lastError: 'lastError',
  },
  email: {
    state: 'emailState',
    attempts: 'emailAttempts',
    nextAt: 'emailNextAt',
    leaseUntil: 'emailLeaseUntil',
    deliveredAt: 'emailDeliveredAt',
    lastError: 'emailLastError',
  },
} as const satisfies Record<Channel, Record<string, keyof RequestRow>>

/** How often this channel was tried, the present attempt included. */
export function attemptsOf(row: RequestRow, channel: Channel): number {
  return row[columns[channel].attempts]
}

/**
 * Leases up to `limit` due requests for `leaseMs` and counts the attempt. Times too far in the
 * future count as due: they were written before the clock was set back.
 */
export async function claimDue(
  db: Db,
  channel: Channel,
  now: number,
  limit: number,
  leaseMs: number,
): Promise<RequestRow[]> {
  const { attempts, leaseUntil } = columns[channel]
  const due = selectDue(db, channel, now, leaseMs)
    .select('id')
    .limit(limit)
    // In Postgres another process may be claiming the same rows; SQLite has one writer at a time.
    .$if(db.kind === 'postgres', query => query.forUpdate().skipLocked())
  const raw = await db
    .with('due', () => due)
    .updateTable('requests')
    .set(leaseUntil, now + leaseMs)
    .set(attempts, column => column(attempts, '+', 1))
    .where('id', 'in', query => query.selectFrom('due').select('id'))
    .returningAll()
    .execute()
  return raw.map(toRow)
}

/**
 * What `claimDue` would lease, from a store that can be read but not written. Without a lease
 * another process may send the same requests; the receiver recognises them by their keys.
 * @param except Keys of requests to leave out.
 */
export async function readDue(
  db: Db,
  channel: Channel,
  now: number,
  limit: number,
  leaseMs: number,
  except: readonly string[],
): Promise<RequestRow[]> {
  const raw = await selectDue(db, channel, now, leaseMs)
    .selectAll()
    .$if(except.length > 0, query => query.where('key', 'not in', except))
    .limit(limit)
    .execute()
  return raw.map(toRow)
}

/** Extends the leases of requests in flight. */
export async function extendLeases(
  db: Db,
  channel: Channel,
  keys: readonly string[],
  leaseUntil: number,
): Promise<void> {
  if (keys.length === 0) return
  await pending(db, channel)
    .set(columns[channel].leaseUntil, leaseUntil)
    .where('key', 'in', keys)
    .execute()
}

/** From any state, as an acceptance is final. `now` in milliseconds since 1970. */
export async function markDelivered(
  db: Db,
  channel: Channel,
  key: string,
  now: number,
): Promise<void> {
  const { state, deliveredAt, leaseUntil, lastError } = columns[channel]
  await db
    .updateTable('requests')
    .set(state, 'delivered')
    .set(deliveredAt, now)
    .set(leaseUntil, 0)
    .set(lastError, '')
    .where('key', '=', key)
    .execute()
}

/** Does not change a request that another process has delivered or refused meanwhile. */
export async function markRetry(
  db: Db,
  channel: Channel,
  key: string,
  nextAt: number,
  lastError: string,
): Promise<void> {
  const names = columns[channel]
  await pending(db, channel)
    .set(names.nextAt, nextAt)
    .set(names.leaseUntil, 0)
    .set(names.lastError, lastError)
    .where('key', '=', key)
    .execute()
}

/** Refused for good: kept for a person to look at (`npm run requests -- --state dead`). */
export async function markDead(
  db: Db,
  channel: Channel,
  key: string,
  lastError: string,
): Promise<void> {
  const names = columns[channel]
  await pending(db, channel)
    .set(names.state, 'dead')
    .set(names.leaseUntil, 0)
    .set(names.lastError, lastError)
    .where('key', '=', key)
    .execute()
}

/** When the next pending request can be claimed, or null when none waits. */
export async function nextDueAt(db: Db, channel: Channel): Promise<number | null> {
  const { state, nextAt, leaseUntil } = columns[channel]
  const row = await db
    .selectFrom('requests')
    .select(({ fn, ref, case: either }) =>
      fn
        .min<number | null>(
          either().when(nextAt, '>', ref(leaseUntil)).then(ref(nextAt)).else(ref(leaseUntil)).end(),
        )
        .as('at'),
    )
    .where(state, '=', 'pending')
    .executeTakeFirst()
  return row?.at ?? null
}

function selectDue(db: Db, channel: Channel, now: number, leaseMs: number) {
  const { state, nextAt, leaseUntil } = columns[channel]
  return db
    .selectFrom('requests')
    .where(state, '=', 'pending')
    .where(is => is.or([is(leaseUntil, '<=', now), is(leaseUntil, '>', now + 2 * leaseMs)]))
    .where(is => is.or([is(nextAt, '<=', now), is(nextAt, '>', now + longestDelayMs)]))
    .orderBy(nextAt)
    .orderBy('id')
}

function pending(db: Db, channel: Channel) {
  return db.updateTable('requests').where(columns[channel].state, '=', 'pending')
}
