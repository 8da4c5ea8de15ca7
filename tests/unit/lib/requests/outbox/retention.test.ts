import type { Db } from '@/lib/requests/outbox/database-tables'
import { markDead, markDelivered } from '@/lib/requests/outbox/queue'
import { markRead, overdue, purge } from '@/lib/requests/outbox/retention'
import { commit } from '@/lib/requests/outbox/store'
import { unread } from '@/lib/requests/outbox/upkeep'
import { forInbox, newRequest, removeFolders, rowsOf, store, storePending } from './builders'

afterAll(removeFolders)

const hour = 60 * 60 * 1000
const day = 24 * hour
const now = Date.parse('2026-11-30T10:00:00Z')
const since = now - 100 * day
const kept = async (db: Db) => (await rowsOf(db)).map(({ key }) => key)

/** A process has seen to the store in each hour between these times. */
async function run(
  db: Db,
  from: number,
  until: number,
  lastId: number | null = null,
): Promise<void> {
  const hours: { hour: number; lastId: number | null }[] = []
  for (let at = from; at <= until; at += hour) hours.push({ hour: Math.floor(at / hour), lastId })
  await db.insertInto('seen_hours').values(hours).execute()
}

/** A store of a site that has always run. */
async function runningStore(): Promise<Db> {
  const db = store()
  await run(db, since, now)
  return db
}

test('what was delivered is deleted after the retention period, to the hour', async () => {
  const db = await runningStore()
  const [old = '', young = '', refused = '', waits = ''] = await storePending(db, 4, since)
  await markDelivered(db, 'backend', old, now - 30 * day - 1)
  await markDelivered(db, 'backend', young, now - 30 * day + 1)
  await markDead(db, 'backend', refused, 'HTTP 422')
  expect(await purge(db, now, 30)).toEqual({ deleted: 1, kept: 0 })
  expect(await kept(db)).toEqual([young, refused, waits])
})

test('a request of the inbox is deleted when it was read so long ago, and never unread', async () => {
  const db = await runningStore()
  const [read, lately, never] = [newRequest(), newRequest(), newRequest()]
  for (const request of [read, lately, never]) await commit(db, request, forInbox, since)
  await markRead(db, [read.key], now - 31 * day)
  await markRead(db, [read.key, lately.key], now - 29 * day)
  expect(await unread(db)).toEqual({ count: 1, oldestAt: since })
  expect(await purge(db, now, 30)).toEqual({ deleted: 1, kept: 0 })
  expect(await kept(db)).toEqual([lately.key, never.key])
})

test('an e-mail is a way to read it; one that is pending or refused keeps it', async () => {
  const db = await runningStore()
  const email = { state: 'inbox', emailState: 'pending' } as const
  const keys = await storePending(db, 3, since, email)
  const [sent = '', refused = ''] = keys
  await markDelivered(db, 'email', sent, now - 31 * day)
  await markDead(db, 'email', refused, 'SMTP 550')
  expect((await unread(db)).count).toBe(1)
  expect((await purge(db, now, 30)).deleted).toBe(1)
  expect(await kept(db)).toEqual(keys.slice(1))
})

test('what one channel delivered is not kept because the other refused it', async () => {
  const db = await runningStore()
  const both = { state: 'pending', emailState: 'pending' } as const
  const [noEmail = '', noBackend = '', neither = '', waits = ''] = await storePending(
    db,
    4,
    since,
    both,
  )
  for (const key of [noEmail, waits]) await markDelivered(db, 'backend', key, now - 31 * day)
  await markDelivered(db, 'email', noBackend, now - 31 * day)
  for (const key of [noEmail, neither]) await markDead(db, 'email', key, 'SMTP 550')
  for (const key of [noBackend, neither]) await markDead(db, 'backend', key, 'HTTP 422')
  expect((await purge(db, now, 32)).deleted).toBe(0)
  expect((await purge(db, now, 30)).deleted).toBe(2)
  expect(await kept(db)).toEqual([neither, waits])
})

test.each([40, 100, 36_500])('a clock that is %d days ahead deletes nothing', async ahead => {
  const db = await runningStore()
  const [key = ''] = await storePending(db, 1, now)
  await markDelivered(db, 'backend', key, now)
  const later = now + ahead * day
  expect(await purge(db, later, 30)).toEqual({ deleted: 0, kept: 1 })
  expect(await overdue(db, later, 30)).toBe(1)
  // Set right again, nothing is left of it.
  expect(await purge(db, now, 30)).toEqual({ deleted: 0, kept: 0 })
})

test('with a clock that stays ahead each hour deletes what one hour brought', async () => {
  const db = await runningStore()
  for (let age = 0; age <= 30 * 24; age += 1) {
    const [key = ''] = await storePending(db, 1, now - age * hour)
    await markDelivered(db, 'backend', key, now - age * hour)
  }
  const before = (await kept(db)).length
  for (let hours = 0; hours <= 24; hours += 1) {
    await purge(db, now + 40 * day + hours * hour, 30)
  }
  expect(before - (await kept(db)).length).toBe(26)
})

test.each([1, 5])(
  'what came while the clock was behind is not deleted once it is right, after request %d',
  async last => {
    const db = store()
    // Of five requests the first is left: SQLite gives their numbers again.
    await storePending(db, 1, since)
    await run(db, since, now, last)
    const behind = now - 20 * day
    await purge(db, behind, 30)
    const [key = ''] = await storePending(db, 1, now - 40 * day)
    await markDelivered(db, 'backend', key, now - 40 * day)
    expect(await purge(db, now + hour, 30)).toEqual({ deleted: 0, kept: 1 })
    await run(db, now + 2 * hour, now + 31 * day, 2)
    expect((await purge(db, now + 31 * day, 30)).deleted).toBe(1)
  },
)

test('after ten days off the requests of before are kept ten days longer', async () => {
  const db = store()
  await run(db, since, now)
  const [key = ''] = await storePending(db, 1, now)
  await markDelivered(db, 'backend', key, now)
  await run(db, now + 10 * day, now + 39 * day)
  expect((await purge(db, now + 39 * day, 30)).deleted).toBe(0)
  await run(db, now + 39 * day + hour, now + 40 * day + hour)
  expect((await purge(db, now + 40 * day + hour, 30)).deleted).toBe(1)
})

test('in a store of a release that noted no hours, those between its requests count', async () => {
  const db = store()
  const [old = ''] = await storePending(db, 1, now - 31 * day)
  await storePending(db, 1, now)
  await markDelivered(db, 'backend', old, now - 31 * day)
  expect((await purge(db, now + hour, 30)).deleted).toBe(1)
  // But not those up to a clock that is ahead.
  const other = store()
  const [key = ''] = await storePending(other, 1, now)
  await markDelivered(other, 'backend', key, now)
  expect((await purge(other, now + 40 * day, 30)).deleted).toBe(0)
})
