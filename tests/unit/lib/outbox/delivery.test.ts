import { setTimeout as sleep } from 'node:timers/promises'
import { BackendError } from '@/lib/api/result'
import { createDelivery, type Delivery } from '@/lib/outbox/delivery'
import type { Post, Send } from '@/lib/outbox/send'
import { openDatabase } from '@/lib/outbox/sqlite'
import { commit } from '@/lib/outbox/store'
import type { Db } from '@/lib/outbox/tables'
import { stats } from '@/lib/outbox/upkeep'
import { until } from '../../../support/until'
import { exec, newRequest, removeFolders, rowsOf, storeFile } from './builders'

let file: string
let db: Db
const running: Delivery[] = []

beforeEach(() => {
  file = storeFile()
  db = openDatabase(file)
})

afterEach(async () => {
  await Promise.all(running.splice(0).map(delivery => delivery.stop(0)))
})

afterAll(removeFolders)

/** A backend that gives these answers in turn, then 201 for ever. */
function backend(...answers: (number | Error)[]) {
  const posts: Post[] = []
  const send: Send = async post => {
    posts.push(post)
    const answer = answers.shift() ?? 201
    if (answer instanceof Error) throw answer
    return { status: answer, retryAfter: null }
  }
  return { posts, send }
}

function deliver(send: Send, more: { report?: (line: string) => void; db?: () => Db } = {}) {
  const delivery = createDelivery({ db: () => db, send, random: () => 0, pollMs: 50, ...more })
  running.push(delivery)
  return delivery
}

async function store(change = {}) {
  return (await commit(db, newRequest(change), 'pending', Date.now())).row
}

test('the backend gets key, payload and session, each request once', async () => {
  const { posts, send } = backend()
  const rows = await Promise.all(Array.from({ length: 12 }, () => store({ sessionId: 'track-1' })))
  deliver(send)
  await until(async () => (await stats(db)).delivered === 12)
  await sleep(120)
  expect(posts.map(post => post.key).sort()).toEqual(rows.map(row => row.key).sort())
  expect(posts[0]).toMatchObject({
    endpoint: '/api/request-doctors',
    payload: { doctor_id: 7, name: 'Айгүл Өтегенова', phone: '77010000000' },
    sessionId: 'track-1',
    locale: 'kk',
  })
})

test.each([
  ['network', [new BackendError('network', 'request-doctors')]],
  ['timeout', [new BackendError('timeout', 'request-doctors')]],
  ['busy', [408, 425, 429, 500, 502, 503, 504]],
  ['misdeployed', [302, 401, 403, 404, 405]],
])('%s: goes on until it is delivered', async (_, answers) => {
  const { posts, send } = backend(...answers)
  await store()
  deliver(send)
  await until(async () => (await stats(db)).delivered === 1)
  expect(posts).toHaveLength(answers.length + 1)
  expect(new Set(posts.map(post => post.key)).size).toBe(1)
})

test('a refusal is kept and reported without personal data', async () => {
  const { posts, send } = backend(422)
  const report = jest.fn()
  const { key } = await store()
  deliver(send, { report })
  await until(async () => (await stats(db)).dead === 1)
  await sleep(120)
  expect(posts).toHaveLength(1)
  expect(report.mock.calls).toEqual([
    [`Request ${key} (doctors) was refused for good (HTTP 422); kept as dead.`],
  ])
})

test('a new request is delivered at once when told', async () => {
  const { posts, send } = backend()
  const delivery = createDelivery({ db: () => db, send, pollMs: 60_000 })
  running.push(delivery)
  await sleep(50)
  await store()
  delivery.wake()
  await until(() => posts.length === 1)
})

test('a request of another process is found without being told', async () => {
  const { posts, send } = backend()
  deliver(send)
  await sleep(30)
  await commit(openDatabase(file), newRequest(), 'pending', Date.now())
  await until(() => posts.length === 1)
})

test('two deliveries on one file send each request once', async () => {
  const one = backend()
  const two = backend()
  for (let count = 0; count < 30; count += 1) await store()
  const other = openDatabase(file)
  deliver(one.send)
  deliver(two.send, { db: () => other })
  await until(async () => (await stats(db)).delivered === 30)
  await sleep(120)
  const keys = [...one.posts, ...two.posts].map(post => post.key)
  expect(keys).toHaveLength(30)
  expect(new Set(keys).size).toBe(30)
})

test('the wait that the backend asks for is kept', async () => {
  const posts: Post[] = []
  await store()
  deliver(async post => {
    posts.push(post)
    return { status: 429, retryAfter: '60' }
  })
  await sleep(200)
  expect(posts).toHaveLength(1)
  const [row] = await rowsOf(db)
  expect((row?.nextAt ?? 0) - Date.now()).toBeGreaterThan(55_000)
})

/** A backend that answers when told to. */
function slowBackend() {
  const posts: Post[] = []
  const waiting: (() => void)[] = []
  const send: Send = post => {
    posts.push(post)
    return new Promise(resolve => {
      waiting.push(() => resolve({ status: 201, retryAfter: null }))
    })
  }
  const finish = () => {
    for (const answer of waiting.splice(0)) answer()
  }
  return { posts, send, finish }
}

test('stopping waits for the post in flight and starts no other', async () => {
  const { posts, send, finish } = slowBackend()
  await store()
  const delivery = deliver(send)
  await until(() => posts.length === 1)
  const done = jest.fn()
  const stopped = delivery.stop().then(done)
  await store()
  await sleep(100)
  expect(done).not.toHaveBeenCalled()
  finish()
  await stopped
  await sleep(50)
  expect(await stats(db)).toMatchObject({ delivered: 1, pending: 1 })
  expect(posts).toHaveLength(1)
})

test('stopping does not wait for ever', async () => {
  const send = jest.fn(() => new Promise<never>(() => {}))
  await store()
  const delivery = deliver(send)
  await until(() => send.mock.calls.length === 1)
  const start = Date.now()
  await delivery.stop(50)
  expect(Date.now() - start).toBeLessThan(1000)
})

test('a store that fails after the post does not make it a second post', async () => {
  const { posts, send } = backend()
  const report = jest.fn()
  await store()
  await exec(
    db,
    `CREATE TRIGGER full BEFORE UPDATE OF state ON requests WHEN NEW.state = 'delivered'
     BEGIN SELECT RAISE(ABORT, 'disk is full'); END`,
  )
  const delivery = createDelivery({ db: () => db, send, report, pollMs: 30, leaseMs: 100 })
  running.push(delivery)
  await until(() => report.mock.calls.length > 1)
  await exec(db, 'DROP TRIGGER full')
  await until(async () => (await stats(db)).delivered === 1)
  expect(posts).toHaveLength(1)
  expect(report).toHaveBeenCalledWith('The request store failed: disk is full')
})

test('what waits in a store that takes no writing is sent, and once', async () => {
  const report = jest.fn()
  const sent: string[] = []
  const answers = [500, 201, 201]
  const send: Send = async ({ key }) => {
    sent.push(key)
    return { status: answers.shift() ?? 201, retryAfter: null }
  }
  const rows = [await store(), await store()]
  await exec(
    db,
    "CREATE TRIGGER full BEFORE UPDATE ON requests BEGIN SELECT RAISE(ABORT, 'disk is full'); END",
  )
  const delivery = createDelivery({ db: () => db, send, report, random: () => 0.2, pollMs: 30 })
  running.push(delivery)
  await until(() => sent.length === 3)
  const looks = report.mock.calls.length
  await until(() => report.mock.calls.length > looks + 5)
  // The refused one was waited for, and neither is sent again while the disk stays full.
  const [first, second] = rows.map(row => row.key)
  expect(sent).toEqual([first, second, first])
  expect((await stats(db)).pending).toBe(2)
  await exec(db, 'DROP TRIGGER full')
  await until(async () => (await stats(db)).delivered === 2)
  expect(sent).toHaveLength(3)
})

test('a post that outlasts its lease is not sent by another process meanwhile', async () => {
  const slow = slowBackend()
  const { posts, send } = backend()
  await store()
  // Busy, so it does not look into the store: only the renewal keeps the lease.
  const busy = { parallel: 1, pollMs: 60_000 }
  const first = { db: () => db, send: slow.send, leaseMs: 200, ...busy }
  running.push(createDelivery(first))
  await until(() => slow.posts.length === 1)
  const other = openDatabase(file)
  running.push(createDelivery({ db: () => other, send, leaseMs: 200, pollMs: 20 }))
  await sleep(700)
  slow.finish()
  await until(async () => (await stats(db)).delivered === 1)
  expect(posts).toHaveLength(0)
})
