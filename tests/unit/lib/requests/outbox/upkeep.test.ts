import { claimDue, markDead, markDelivered } from '@/lib/requests/outbox/queue'
import { commit } from '@/lib/requests/outbox/store'
import { purge, stats } from '@/lib/requests/outbox/upkeep'
import {
  forInbox,
  newRequest,
  removeFolders,
  rowsOf,
  store,
  storePending,
  waiting,
} from './builders'

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

test('delivered and inbox requests are deleted after the retention period', async () => {
  const db = await storeOfAllStates()
  await commit(db, newRequest(), forInbox, now - 29 * day)
  expect(await purge(db, now, 30)).toBe(2)
  expect(await purge(db, now, 30)).toBe(0)
  expect(await stats(db)).toMatchObject({ pending: 1, delivered: 1, dead: 1, inbox: 1 })
})

test('a pending or refused e-mail keeps its request', async () => {
  const db = store()
  const email = { state: 'inbox', emailState: 'pending' } as const
  const keys = await storePending(db, 3, now - 100 * day, email)
  const [sent = '', refused = ''] = keys
  await markDelivered(db, 'email', sent, now - 31 * day)
  await markDead(db, 'email', refused, 'SMTP 550')
  expect(await purge(db, now, 30)).toBe(1)
  expect((await rowsOf(db)).map(({ key }) => key)).toEqual(keys.slice(1))
  expect(await stats(db, 'email')).toMatchObject({ pending: 1, delivered: 0, dead: 1, inbox: 0 })
})

test('what one channel delivered is not kept because the other refused it', async () => {
  const db = store()
  const both = { state: 'pending', emailState: 'pending' } as const
  const [noEmail = '', noBackend = '', neither = '', waits = ''] = await storePending(
    db,
    4,
    now - 100 * day,
    both,
  )
  for (const key of [noEmail, waits]) await markDelivered(db, 'backend', key, now - 31 * day)
  await markDelivered(db, 'email', noBackend, now - 31 * day)
  for (const key of [noEmail, neither]) await markDead(db, 'email', key, 'SMTP 550')
  for (const key of [noBackend, neither]) await markDead(db, 'backend', key, 'HTTP 422')
  expect(await purge(db, now, 32)).toBe(0)
  expect(await purge(db, now, 30)).toBe(2)
  expect((await rowsOf(db)).map(({ key }) => key)).toEqual([neither, waits])
})

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
