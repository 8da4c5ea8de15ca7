import { longestDelayMs } from '@/lib/outbox/backoff'
import { openDatabase } from '@/lib/outbox/database'
import { claimDue, markDead, markDelivered, markRetry, nextDueAt, renew } from '@/lib/outbox/queue'
import { commit } from '@/lib/outbox/store'
import { newRequest, removeFolders, store, storeFile } from './builders'

afterAll(removeFolders)

const now = Date.parse('2026-11-03T10:00:00Z')
const lease = 20_000
const year = 365 * 24 * 60 * 60 * 1000

function storeWith(count: number) {
  const db = store()
  const keys = Array.from({ length: count }, () => {
    return commit(db, newRequest(), 'pending', now).row.key
  })
  return { db, keys, key: keys[0] ?? '' }
}

test('two processes never hold the same request', () => {
  const file = storeFile()
  const one = openDatabase(file)
  const two = openDatabase(file)
  for (let count = 0; count < 10; count += 1) commit(one, newRequest(), 'pending', now)
  const claimed = [claimDue(one, now, 6, lease), claimDue(two, now, 6, lease)].map(rows =>
    rows.map(row => row.key),
  )
  expect(claimed.map(keys => keys.length)).toEqual([6, 4])
  expect(new Set(claimed.flat()).size).toBe(10)
})

test('a lease that ran out is free again, a renewed one is not', () => {
  const { db, key } = storeWith(1)
  expect(claimDue(db, now, 5, lease)).toHaveLength(1)
  expect(claimDue(db, now + lease - 1, 5, lease)).toHaveLength(0)
  renew(db, [key], now + lease + 5000)
  expect(claimDue(db, now + lease, 5, lease)).toHaveLength(0)
  const [again] = claimDue(db, now + lease + 5000, 5, lease)
  expect(again).toMatchObject({ key, attempts: 2 })
})

test('a request put off is claimed when its time has come', () => {
  const { db, key } = storeWith(1)
  claimDue(db, now, 5, lease)
  markRetry(db, key, now + 60_000, 'HTTP 503')
  expect(nextDueAt(db)).toBe(now + 60_000)
  expect(claimDue(db, now + 59_999, 5, lease)).toHaveLength(0)
  expect(claimDue(db, now + 60_000, 5, lease)[0]).toMatchObject({ lastError: 'HTTP 503' })
})

test('settled requests are never claimed again, nor taken back by a slow process', () => {
  const { db, keys } = storeWith(2)
  const [sent = '', refused = ''] = keys
  markDelivered(db, sent, now)
  markDead(db, refused, 'HTTP 422')
  markRetry(db, sent, now, 'timeout')
  markRetry(db, refused, now, 'timeout')
  markDead(db, sent, 'HTTP 422')
  expect(claimDue(db, now + year, 5, lease)).toHaveLength(0)
  expect(db.prepare('SELECT state, lastError FROM requests ORDER BY id').all([])).toEqual([
    { state: 'delivered', lastError: '' },
    { state: 'dead', lastError: 'HTTP 422' },
  ])
})

test('what a clock years ahead has put off is delivered once the clock is right', () => {
  const { db, key } = storeWith(1)
  claimDue(db, now + 5 * year, 5, lease)
  markRetry(db, key, now + 5 * year + 1000, 'network')
  expect(claimDue(db, now, 5, lease)).toHaveLength(1)
})

test('what a process with a clock years ahead has leased is not held up', () => {
  const { db } = storeWith(1)
  claimDue(db, now + 5 * year, 5, lease)
  expect(claimDue(db, now, 5, lease)).toHaveLength(1)
})

test('the longest honest wait is kept', () => {
  const { db, key } = storeWith(1)
  claimDue(db, now, 5, lease)
  markRetry(db, key, now + longestDelayMs, 'HTTP 429')
  expect(claimDue(db, now, 5, lease)).toHaveLength(0)
})

test('requests of the inbox are nobody’s to deliver', () => {
  const db = store()
  commit(db, newRequest(), 'inbox', now)
  expect(claimDue(db, now + year, 5, lease)).toHaveLength(0)
  expect(nextDueAt(db)).toBeNull()
})
