/**
 * Deletes personal data when its time is over, measured in hours that processes have seen, not by the clock alone: one that is
 * ahead at a start would else delete the whole inbox at once, and one that was behind what came meanwhile.
 */
import 'server-only'
import type { ExpressionBuilder } from 'kysely'
import type { Db, Tables } from './database-tables'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
export interface Purged {
  readonly deleted: number
  /** Should be gone by the clock, but the site has not run for so long since. */
  readonly kept: number
}

/**
 * Notes this hour, and deletes what somebody got more than `days` ago, when the site has also run for so long since: each
 * hour that is seen moves the limit by one. Called once an hour.
 */
export async function purge(db: Db, now: number, days: number): Promise<Purged> {
  await noteHour(db, now, days)
  const { limit, lastId } = await limitOf(db, now, days)
  const { numDeletedRows } = await db
    .deleteFrom('requests')
    .where(is => handledBefore(is, limit))
    .$if(lastId !== null, query => query.where('id', '<=', lastId))
    .executeTakeFirstOrThrow()
  return { deleted: Number(numDeletedRows), kept: await overdue(db, now, days) }
}

/** How many requests should have been deleted a day ago, by the clock alone. */
export async function overdue(db: Db, now: number, days: number): Promise<number> {
  const { count } = await db
    .selectFrom('requests')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(is => handledBefore(is, now - (days + 1) * dayMs))
    .executeTakeFirstOrThrow()
  return count
}

/** Notes that somebody has got these requests, those of an inbox, which nothing else delivers. */
export async function markRead(db: Db, keys: readonly string[], now: number): Promise<void> {
  for (const some of batchesOf(keys)) {
    await db
      .updateTable('requests')
      .set('deliveredAt', now)
      .where('state', '=', 'inbox')
      .where('deliveredAt', '=', 0)
      .where('key', 'in', some)
      .execute()
  }
}

/**
 * What one channel delivered before a time, and the other is not waiting for, whether it has it or refused it. What nobody has
 * got, pending, unread or refused everywhere, is never among it.
 */
function handledBefore({ and, eb, or }: ExpressionBuilder<Tables, 'requests'>, limit: number) {
  return or([
    and([
      eb('state', 'in', ['delivered', 'inbox']),
      eb('deliveredAt', '>', 0),
      eb('deliveredAt', '<', limit),
      eb('emailState', '!=', 'pending'),
    ]),
    and([
      eb('state', 'in', ['dead', 'inbox']),
      eb('emailState', '=', 'delivered'),
      eb('emailDeliveredAt', '<', limit),
    ]),
  ])
}

/** In milliseconds, 0 while too few hours were seen; and the latest request of that hour, null if none was noted. */
async function limitOf(db: Db, now: number, days: number) {
  const first = await db
    .selectFrom('seen_hours')
    .select('hour')
    .where('hour', '<=', hourOf(now))
    .orderBy('hour', 'desc')
    .offset(days * 24 - 1)
    .limit(1)
    .executeTakeFirst()
  if (!first) return { limit: 0, lastId: null }
  const { lastId } = await db
    .selectFrom('seen_hours')
    // SQLite gives the number of the last one again after that was deleted.
    .select(({ fn }) => fn.min<number | null>('lastId').as('lastId'))
    .where('hour', '>=', first.hour)
    .where('hour', '<=', hourOf(now))
    .executeTakeFirstOrThrow()
  return { limit: Math.min(now - days * dayMs, first.hour * hourMs), lastId }
}

async function noteHour(db: Db, now: number, days: number): Promise<void> {
  const known = await db.selectFrom('seen_hours').select('hour').limit(1).executeTakeFirst()
  const before = known ? [] : await hoursOfRequests(db, days)
  const lastId = await lastRequest(db)
  const noted = [...before.map(hour => ({ hour, lastId: null })), { hour: hourOf(now), lastId }]
  for (const hours of batchesOf(noted)) {
    await db
      .insertInto('seen_hours')
      .values(hours)
      .onConflict(conflict => conflict.column('hour').doUpdateSet({ lastId }))
      .execute()
  }
}

async function lastRequest(db: Db): Promise<number> {
  const { id } = await db
    .selectFrom('requests')
    .select(({ fn }) => fn.max<number | null>('id').as('id'))
    .executeTakeFirstOrThrow()
  return id ?? 0
}

/** In a store of a release that noted none: those between its first request and its last, which were seen. */
async function hoursOfRequests(db: Db, days: number): Promise<number[]> {
  const { first, last } = await db
    .selectFrom('requests')
    .select(({ fn }) => [
      fn.min<number | null>('createdAt').as('first'),
      fn.max<number | null>('createdAt').as('last'),
    ])
    .executeTakeFirstOrThrow()
  if (first === null || last === null) return []
  const from = Math.max(hourOf(first), hourOf(last) - days * 24)
  return Array.from({ length: hourOf(last) - from + 1 }, (_, index) => from + index)
}

const hourOf = (ms: number) => Math.floor(ms / hourMs)

/** As many as one statement can take. */
function batchesOf<T>(list: readonly T[]): readonly (readonly T[])[] {
  const size = 1000
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  )
}
