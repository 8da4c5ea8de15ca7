import { claimDue, markDead, markDelivered } from '@/lib/requests/outbox/queue'
import { commit } from '@/lib/requests/outbox/store'
import { stats } from '@/lib/requests/outbox/upkeep'
import { forInbox, newRequest, removeFolders, store, storePending, waiting } from './builders'

afterAll(removeFolders)

const day = 24 * 60 * 60 * 1000
const now = Date.parse('2026-11-30T10:00:00Z')

async function storeOfAllStates() {
  const db = store()
  const at = now - 100 * day
  const [old, young, refused] = await storePending(db, 3, at)
  await commit(db, newRequest(), waiting, now - 3 * day)
  await commit(db, newRequest(), forInbox, at)
  await claimDue(db, 'backend', at, 3, 20_000)
  await markDelivered(db, 'backend', old ?? '', now - 31 * day)
  await markDelivered(db, 'backend', young ?? '', now - 29 * day)
  await markDead(db, 'backend', refused ?? '', 'HTTP 422')
  return db
}

test('the metrics have every state and the oldest pending request', async () => {
  expect(await stats(await storeOfAllStates())).toEqual({
    pending: 1,
    delivered: 2,
    dead: 1,
    inbox: 1,
    oldestPendingAt: now - 3 * day,
  })
  expect(await stats(store())).toEqual({
    pending: 0,
    delivered: 0,
    dead: 0,
    inbox: 0,
    oldestPendingAt: null,
  })
})
