import type { Transport } from '@/lib/content/client/transport'
import { attemptBackend } from '@/lib/requests/outbox/backend'
import type { Db } from '@/lib/requests/outbox/database-tables'
import { createDelivery, type Delivery, type DeliveryOptions } from '@/lib/requests/outbox/delivery'
import type { Attempt, Outcome, RequestToDeliver } from '@/lib/requests/outbox/outcome'
import { openDatabase } from '@/lib/requests/outbox/sqlite'
import { commit } from '@/lib/requests/outbox/store'
import { stats } from '@/lib/requests/outbox/upkeep'
import { exec, newRequest, removeFolders, storeFile, waiting } from './builders'

let file: string
let db: Db
const running: Delivery[] = []

beforeEach(() => {
  jest.useFakeTimers()
  file = storeFile()
  db = openDatabase(file)
})

afterEach(async () => {
  const stopped = Promise.all(running.splice(0).map(delivery => delivery.stop(0)))
  await pass(0)
  await stopped
  jest.useRealTimers()
})

afterAll(removeFolders)

/** Advances the fake timers. */
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

/** A backend with these responses in turn, then always 201; `down` does not respond. */
function backend(...outcomes: (number | 'down')[]) {
  const requests: RequestToDeliver[] = []
  const transport: Transport = {
    origin: 'http://backend.example',
    fetch: async () => {
      const outcome = outcomes.shift() ?? 201
      if (outcome === 'down') throw new TypeError('fetch failed')
      return new Response(null, { status: outcome })
    },
  }
  const attempt: Attempt = request => {
    requests.push(request)
    return attemptBackend(request, transport)
  }
  return { requests, attempt }
}

const channel = 'backend'
const delivered: Outcome = { verdict: 'delivered', reason: '', askedMs: 0 }

function deliver(attempt: Attempt, more: Partial<DeliveryOptions> = {}) {
  const options = { db: () => db, channel, attempt, random: () => 0, pollMs: 50, ...more } as const
  const delivery = createDelivery(options)
  running.push(delivery)
  return delivery
}

async function store(change = {}) {
  return (await commit(db, newRequest(change), waiting, Date.now())).row
}

test('the backend gets key, payload and session, each request once', async () => {
  const { requests, attempt } = backend()
  const rows = await Promise.all(Array.from({ length: 12 }, () => store({ sessionId: 'track-1' })))
  deliver(attempt)
  await pass(1000)
  expect(await stats(db)).toMatchObject({ delivered: 12 })
  expect(requests.map(request => request.key).sort()).toEqual(rows.map(row => row.key).sort())
  expect(requests[0]).toMatchObject({
    endpoint: '/api/request-doctors',
    payload: { doctor_id: 7, name: 'Айгүл Өтегенова', phone: '77010000000' },
    sessionId: 'track-1',
    locale: 'kk',
  })
})

test.each([
  ['out of reach', ['down', 'down']],
  ['busy', [408, 425, 429, 500, 502, 503, 504]],
  ['misdeployed', [302, 401, 403, 404, 405]],
] as const)('%s: retries until it is delivered', async (_, outcomes) => {
  const { requests, attempt } = backend(...outcomes)
  await store()
  deliver(attempt)
  await pass(1000)
  expect(await stats(db)).toMatchObject({ delivered: 1 })
  expect(requests).toHaveLength(outcomes.length + 1)
  expect(new Set(requests.map(request => request.key)).size).toBe(1)
})

test('a refusal is stored and reported without personal data', async () => {
  const { requests, attempt } = backend(422)
  const report = jest.fn()
  const { key } = await store()
  deliver(attempt, { report })
  await pass(1000)
  expect(await stats(db)).toMatchObject({ dead: 1 })
  expect(requests).toHaveLength(1)
  expect(report.mock.calls).toEqual([
    [`Request ${key} (doctors) was refused for good (HTTP 422); kept as dead.`],
  ])
})

test('a new request is delivered at once after a notification', async () => {
  const { requests, attempt } = backend()
  const delivery = createDelivery({ db: () => db, channel, attempt, pollMs: 60_000 })
  running.push(delivery)
  await pass(50)
  await store()
  delivery.wake()
  await pass(50)
  expect(requests).toHaveLength(1)
})

test('a request of another process is found by polling', async () => {
  const { requests, attempt } = backend()
  deliver(attempt)
  await pass(30)
  await commit(openDatabase(file), newRequest(), waiting, Date.now())
  await pass(100)
  expect(requests).toHaveLength(1)
})

test('two deliveries on one file send each request once', async () => {
  const one = backend()
  const two = backend()
  for (let count = 0; count < 30; count += 1) await store()
  const other = openDatabase(file)
  deliver(one.attempt)
  deliver(two.attempt, { db: () => other })
  await pass(1000)
  expect(await stats(db)).toMatchObject({ delivered: 30 })
  const keys = [...one.requests, ...two.requests].map(request => request.key)
  expect(keys).toHaveLength(30)
  expect(new Set(keys).size).toBe(30)
})

test('the pause that the backend asks for is observed', async () => {
  const requests: RequestToDeliver[] = []
  await store()
  const attempt: Attempt = async request => {
    requests.push(request)
    return { verdict: 'retry', reason: 'HTTP 429', askedMs: 60_000 }
  }
  deliver(attempt, { pollMs: 1000 })
  await pass(55_000)
  expect(requests).toHaveLength(1)
  await pass(10_000)
  expect(requests).toHaveLength(2)
})

/** A backend that responds when told to. */
function slowBackend() {
  const requests: RequestToDeliver[] = []
  const waiting: (() => void)[] = []
  const attempt: Attempt = request => {
    requests.push(request)
    return new Promise(resolve => {
      waiting.push(() => resolve(delivered))
    })
  }
  const finish = () => {
    for (const respond of waiting.splice(0)) respond()
  }
  return { requests, attempt, finish }
}

test('stopping waits for the deliveries in flight and starts no other', async () => {
  const { requests, attempt, finish } = slowBackend()
  for (let count = 0; count < 10; count += 1) await store()
  const delivery = deliver(attempt)
  await pass(50)
  expect(requests).toHaveLength(4)
  const done = jest.fn()
  const stopped = delivery.stop().then(done)
  await store()
  await pass(100)
  expect(done).not.toHaveBeenCalled()
  finish()
  await stopped
  await pass(1000)
  expect(await stats(db)).toMatchObject({ delivered: 4, pending: 7 })
  expect(requests).toHaveLength(4)
})

test('stopping has a time limit', async () => {
  const attempt = jest.fn(() => new Promise<never>(() => {}))
  await store()
  const delivery = deliver(attempt)
  await pass(50)
  expect(attempt).toHaveBeenCalledTimes(1)
  const done = jest.fn()
  void delivery.stop(50).then(done)
  await pass(40)
  expect(done).not.toHaveBeenCalled()
  await pass(20)
  expect(done).toHaveBeenCalled()
})

test('a store that fails after the delivery does not cause a second delivery', async () => {
  const { requests, attempt } = backend()
  const report = jest.fn()
  await store()
  await exec(
    db,
    `CREATE TRIGGER full BEFORE UPDATE OF state ON requests WHEN NEW.state = 'delivered'
     BEGIN SELECT RAISE(ABORT, 'disk is full'); END`,
  )
  const delivery = createDelivery({
    db: () => db,
    channel,
    attempt,
    report,
    pollMs: 30,
    leaseMs: 100,
  })
  running.push(delivery)
  await pass(200)
  expect(await stats(db)).toMatchObject({ delivered: 0 })
  await exec(db, 'DROP TRIGGER full')
  await pass(200)
  expect(await stats(db)).toMatchObject({ delivered: 1 })
  expect(requests).toHaveLength(1)
  expect(report).toHaveBeenCalledWith('The request store failed: disk is full')
})

test('pending requests in a read-only store are sent, once each', async () => {
  const report = jest.fn()
  const sent: string[] = []
  const failed: Outcome = { verdict: 'retry', reason: 'HTTP 500', askedMs: 0 }
  const attempt: Attempt = async ({ key }) => (sent.push(key) === 1 ? failed : delivered)
  const rows = [await store(), await store()]
  await exec(
    db,
    "CREATE TRIGGER full BEFORE UPDATE ON requests BEGIN SELECT RAISE(ABORT, 'disk is full'); END",
  )
  const delivery = createDelivery({
    db: () => db,
    channel,
    attempt,
    report,
    random: () => 0.2,
    pollMs: 30,
  })
  running.push(delivery)
  await pass(50)
  expect(sent).toHaveLength(2)
  await pass(1000)
  expect(report.mock.calls.length).toBeGreaterThan(30)
  // The failed one was retried, and neither is sent again while the disk is full.
  const [first, second] = rows.map(row => row.key)
  expect(sent).toEqual([first, second, first])
  expect((await stats(db)).pending).toBe(2)
  await exec(db, 'DROP TRIGGER full')
  await pass(200)
  expect(await stats(db)).toMatchObject({ delivered: 2 })
  expect(sent).toHaveLength(3)
})

test('a delivery that outlasts its lease is not repeated by another process', async () => {
  const slow = slowBackend()
  const { requests, attempt } = backend()
  await store()
  // It does not poll during the delivery: only the renewal keeps the lease.
  const busy = { parallel: 1, pollMs: 60_000 }
  const first = { db: () => db, channel, attempt: slow.attempt, leaseMs: 200, ...busy } as const
  running.push(createDelivery(first))
  await pass(50)
  expect(slow.requests).toHaveLength(1)
  const other = openDatabase(file)
  running.push(createDelivery({ db: () => other, channel, attempt, leaseMs: 200, pollMs: 20 }))
  await pass(700)
  slow.finish()
  await pass(50)
  expect(await stats(db)).toMatchObject({ delivered: 1 })
  expect(requests).toHaveLength(0)
})
