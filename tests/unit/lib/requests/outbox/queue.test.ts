import { longestDelayMs } from '@/lib/requests/outbox/backoff'
import {
  claimDue,
  extendLeases,
  markDead,
  markDelivered,
  markRetry,
  nextDueAt,
} from '@/lib/requests/outbox/queue'
import { openDatabase } from '@/lib/requests/outbox/sqlite'
import { commit } from '@/lib/requests/outbox/store'
import {
  forInbox,
  newRequest,
  removeFolders,
  rowsOf,
  store,
  storeFile,
  storePending,
} from './builders'

afterAll(removeFolders)

const now = Date.parse('2026-11-03T10:00:00Z')
const lease = 20_000
const year = 365 * 24 * 60 * 60 * 1000

async function storeWith(count: number) {
  const db = store()
  const keys = await storePending(db, count, now)
  return { db, keys, key: keys[0] ?? '' }
}

test('two processes never claim the same request', async () => {
  const file = storeFile()
  const one = openDatabase(file)
  const two = openDatabase(file)
  await storePending(one, 10, now)
  const rows = [
    await claimDue(one, 'backend', now, 6, lease),
    await claimDue(two, 'backend', now, 6, lease),
  ]
  const claimed = rows.map(some => some.map(row => row.key))
  expect(claimed.map(keys => keys.length)).toEqual([6, 4])
  expect(new Set(claimed.flat()).size).toBe(10)
})

test('an expired lease is free again, a renewed one is not', async () => {
  const { db, key } = await storeWith(1)
  expect(await claimDue(db, 'backend', now, 5, lease)).toHaveLength(1)
  expect(await claimDue(db, 'backend', now + lease - 1, 5, lease)).toHaveLength(0)
  await extendLeases(db, 'backend', [key], now + lease + 5000)
  expect(await claimDue(db, 'backend', now + lease, 5, lease)).toHaveLength(0)
  const [again] = await claimDue(db, 'backend', now + lease + 5000, 5, lease)
  expect(again).toMatchObject({ key, attempts: 2 })
})

test('a postponed request is claimed when it is due', async () => {
  const { db, key } = await storeWith(1)
  await claimDue(db, 'backend', now, 5, lease)
  await markRetry(db, 'backend', key, now + 60_000, 'HTTP 503')
  expect(await nextDueAt(db, 'backend')).toBe(now + 60_000)
  expect(await claimDue(db, 'backend', now + 59_999, 5, lease)).toHaveLength(0)
  expect((await claimDue(db, 'backend', now + 60_000, 5, lease))[0]).toMatchObject({
    lastError: 'HTTP 503',
  })
})

test('settled requests are never claimed again, nor reset by a slow process', async () => {
  const { db, keys } = await storeWith(2)
  const [sent = '', refused = ''] = keys
  await markDelivered(db, 'backend', sent, now)
  await markDead(db, 'backend', refused, 'HTTP 422')
  await markRetry(db, 'backend', sent, now, 'timeout')
  await markRetry(db, 'backend', refused, now, 'timeout')
  await markDead(db, 'backend', sent, 'HTTP 422')
  expect(await claimDue(db, 'backend', now + year, 5, lease)).toHaveLength(0)
  expect(await rowsOf(db)).toMatchObject([
    { state: 'delivered', lastError: '' },
    { state: 'dead', lastError: 'HTTP 422' },
  ])
})

test('a request postponed by a clock years ahead is delivered once the clock is right', async () => {
  const { db, key } = await storeWith(1)
  await claimDue(db, 'backend', now + 5 * year, 5, lease)
  await markRetry(db, 'backend', key, now + 5 * year + 1000, 'network')
  expect(await claimDue(db, 'backend', now, 5, lease)).toHaveLength(1)
})

test('a lease by a process with a clock years ahead does not block a request', async () => {
  const { db } = await storeWith(1)
  await claimDue(db, 'backend', now + 5 * year, 5, lease)
  expect(await claimDue(db, 'backend', now, 5, lease)).toHaveLength(1)
})

test('the longest valid pause is observed', async () => {
  const { db, key } = await storeWith(1)
  await claimDue(db, 'backend', now, 5, lease)
  await markRetry(db, 'backend', key, now + longestDelayMs, 'HTTP 429')
  expect(await claimDue(db, 'backend', now, 5, lease)).toHaveLength(0)
})

test('requests of the inbox are not delivered', async () => {
  const db = store()
  await commit(db, newRequest(), forInbox, now)
  expect(await claimDue(db, 'backend', now + year, 5, lease)).toHaveLength(0)
  expect(await nextDueAt(db, 'backend')).toBeNull()
})
