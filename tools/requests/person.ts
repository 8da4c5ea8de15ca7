/** What the store has of one person, found by phone, for whoever asks to see it or to have it deleted. */
import 'server-only'
import { sql } from 'kysely'
import type { Db } from '@/lib/requests/outbox/database-tables'
import type { RequestRow } from '@/lib/requests/outbox/types'
import { listRequests } from './list-requests'

/** @param phone as it is stored. Newest first. @throws Error when the store cannot be read. */
export async function requestsOf(db: Db, phone: string): Promise<readonly RequestRow[]> {
  const rows = await listRequests(db, { since: 0 })
  return rows.filter(({ payload }) => payload.phone === phone)
}

/**
 * Deletes all requests of a phone, in whatever state, and the bytes that they leave in the store's files; the
 * write-ahead log of Postgres is out of reach.
 * @returns what was deleted
 * @throws Error when the store cannot be changed; when only the bytes are left, it says so
 */
export async function forget(db: Db, phone: string): Promise<readonly RequestRow[]> {
  const rows = await requestsOf(db, phone)
  if (rows.length === 0) return rows
  await db
    .deleteFrom('requests')
    .where(
      'key',
      'in',
      rows.map(({ key }) => key),
    )
    .execute()
  try {
    await rewrite(db)
  } catch (error) {
    throw new Error('the requests are deleted, but not yet overwritten in its files', {
      cause: error,
    })
  }
  return rows
}

/** Both engines keep deleted rows in their files until the space is needed. */
async function rewrite(db: Db): Promise<void> {
  if (db.kind === 'postgres') {
    await sql`VACUUM (FULL) requests`.execute(db)
    return
  }
  await sql`VACUUM`.execute(db)
  await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db)
}
