/** Statistics of the store, and the deletion of personal data. */
import 'server-only'
import type { Db } from './database-tables'
import type { Channel, RequestState } from './types'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Deletes what one channel delivered more than `days` ago and the other is not waiting for, whether it
 * has it or refused it, and requests of an inbox that were made before then. Requests that nobody has
 * got, pending or refused everywhere, are kept.
 * @returns how many were deleted.
 */
export async function purge(db: Db, now: number, days: number): Promise<number> {
  const before = now - days * dayMs
  const { numDeletedRows } = await db
    .deleteFrom('requests')
    .where(({ and, eb, or }) =>
      or([
        and([
          eb('state', '=', 'delivered'),
          eb('deliveredAt', '<', before),
          eb('emailState', '!=', 'pending'),
        ]),
        and([
          eb('state', '=', 'dead'),
          eb('emailState', '=', 'delivered'),
          eb('emailDeliveredAt', '<', before),
        ]),
        and([
          eb('state', '=', 'inbox'),
          eb('createdAt', '<', before),
          eb('emailState', 'in', ['none', 'delivered']),
        ]),
      ]),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export interface Stats extends Readonly<Record<RequestState, number>> {
  /** When the oldest pending request was made, or null. */
  readonly oldestPendingAt: number | null
}

/** How many requests there are in each state of a channel; only the backend's knows an `inbox`. */
export async function stats(db: Db, channel: Channel = 'backend'): Promise<Stats> {
  const column = channel === 'email' ? 'emailState' : 'state'
  const rows = await db
    .selectFrom('requests')
    .select(({ fn, ref }) => [
      ref(column).as('state'),
      fn.countAll<number>().as('count'),
      fn.min('createdAt').as('oldest'),
    ])
    .groupBy(column)
    .execute()
  const of = (state: RequestState) => rows.find(row => row.state === state)
  return {
    pending: of('pending')?.count ?? 0,
    delivered: of('delivered')?.count ?? 0,
    dead: of('dead')?.count ?? 0,
    inbox: of('inbox')?.count ?? 0,
    oldestPendingAt: of('pending')?.oldest ?? null,
  }
}

/** Writes and commits one row, as a request would. @throws Error when the store refuses. */
export async function probe(db: Db, now: number): Promise<void> {
  await db
    .insertInto('probe')
    .values({ id: 1, at: now })
    .onConflict(conflict => conflict.column('id').doUpdateSet({ at: now }))
    .execute()
}
