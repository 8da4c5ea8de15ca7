import { claimDue, markDead, markDelivered } from '@/lib/outbox/queue'
import { commit } from '@/lib/outbox/store'
import { purge, stats } from '@/lib/outbox/upkeep'
import { newRequest, removeFolders, store } from './builders'

afterAll(removeFolders)

const day = 24 * 60 * 60 * 1000
const now = Date.parse('2026-11-30T10:00:00Z')

function storeOfAllStates() {
  const db = store()
  const at = now - 100 * day
  const [old, young, refused] = [1, 2, 3].map(() => commit(db, newRequest(), 'pending', at).row.key)
  commit(db, newRequest(), 'pending', now - 3 * day)
  commit(db, newRequest(), 'inbox', at)
  claimDue(db, at, 3, 20_000)
  markDelivered(db, old ?? '', now - 31 * day)
  markDelivered(db, young ?? '', now - 29 * day)
  markDead(db, refused ?? '', 'HTTP 422')
  return db
}

test('only requests delivered longer ago than the retention are deleted', () => {
  const db = storeOfAllStates()
  expect(purge(db, now, 30)).toBe(1)
  expect(purge(db, now, 30)).toBe(0)
  expect(stats(db)).toMatchObject({ pending: 1, delivered: 1, dead: 1, inbox: 1 })
})

test('the figures name every state and the oldest that waits', () => {
  expect(stats(storeOfAllStates())).toEqual({
    pending: 1,
    delivered: 2,
    dead: 1,
    inbox: 1,
    oldestPendingAt: now - 3 * day,
  })
  expect(stats(store())).toEqual({
    pending: 0,
    delivered: 0,
    dead: 0,
    inbox: 0,
    oldestPendingAt: null,
  })
})
