/** Statistics of the store, and whether it can be written. */
import 'server-only'
import type { Db } from './database-tables'
import type { Channel, RequestState } from './types'

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

export interface Unread {
  readonly count: number
  /** When the oldest one was made, or null. */
  readonly oldestAt: number | null
}

/** Requests of an inbox that nobody has listed or exported, and that no e-mail has told of. */
export async function unread(db: Db): Promise<Unread> {
  return await db
    .selectFrom('requests')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.min<number | null>('createdAt').as('oldestAt'),
    ])
    .where('state', '=', 'inbox')
    .where('deliveredAt', '=', 0)
    .where('emailState', 'in', ['none', 'dead'])
    .executeTakeFirstOrThrow()
}

/** Writes and commits one row, as a request would. @throws Error when the store refuses. */
export async function probe(db: Db, now: number): Promise<void> {
  await db
    .insertInto('probe')
    .values({ id: 1, at: now })
    .onConflict(conflict => conflict.column('id').doUpdateSet({ at: now }))
    .execute()
}
