/** Successive runs; each test continues from the one before. */
import { createBackend } from '@/lib/backend/app'
import { discard } from '@/lib/backend/inbox'
import { seed as whole } from '@/tests/support/seed'
import { readJournal } from '../journal'
import { run } from '../run'
import { batchSize } from '../submit'
import { origin, type Servers, startServers } from './servers'

/** With few analyses, as their pages differ only in their records. */
const seed = { ...whole, analyses: whole.analyses.slice(0, 14) }
const unchanged = createBackend({ seed, inbox: discard })
let backend = unchanged
let servers: Servers

beforeAll(async () => {
  servers = await startServers(request => backend(request))
})

beforeEach(() => {
  servers.calls.length = 0
})

afterAll(() => servers.stop())

test('a dry run submits and stores nothing', async () => {
  const { changes, total, accepted } = await run({ send: false })
  expect(changes.length).toBe(total)
  expect(total).toBeGreaterThan(300)
  expect(accepted).toBe(0)
  expect(servers.calls).toEqual([])
  expect(readJournal().size).toBe(0)
})

test('a refusal keeps what was accepted before it, and nothing else', async () => {
  const { calls, statuses } = servers
  statuses.push(202, 429)
  const { accepted, failure, total } = await run({ send: true, batch: 250 })
  expect(accepted).toBe(250)
  expect(failure).toMatch(/answered 429 Too many requests/)
  expect(calls.map(({ urlList }) => urlList.length)).toEqual([250, total - 250])
  expect(calls[0]).toMatchObject({
    host: 'clinic.example',
    key: 'a-key-of-the-test',
    keyLocation: `${origin}/a-key-of-the-test.txt`,
  })
  expect(new Set(readJournal().keys())).toEqual(new Set(calls[0]?.urlList))
})

test('the next run submits only the rest, the one after it nothing', async () => {
  const known = new Set(readJournal().keys())
  const { accepted, failure, total } = await run({ send: true })
  expect(failure).toBeUndefined()
  expect(accepted).toBe(total - 250)
  expect(servers.sent()).toHaveLength(accepted)
  expect(servers.sent().filter(url => known.has(url))).toEqual([])
  servers.calls.length = 0
  expect(await run({ send: true })).toMatchObject({ changes: [], accepted: 0 })
  expect(servers.calls).toEqual([])
})

test('a call has as many URLs as the protocol allows', () => {
  expect(batchSize).toBe(10_000)
})

test('changes are submitted once, removed pages included', async () => {
  const [gone, ...posts] = seed.posts
  const [first, ...promotions] = seed.promotions
  if (!gone || !first) throw new Error('The seed is too small')
  const changed = { ...first, price: 777_777 }
  backend = createBackend({
    seed: { ...seed, posts, promotions: [changed, ...promotions] },
    inbox: discard,
  })
  await run({ send: true })
  expect(servers.sent().toSorted()).toEqual(
    ['', '/kk']
      .flatMap(prefix => [
        `${origin}${prefix}/karta-sayta`,
        `${origin}${prefix}/posts/${gone.slug}`,
        `${origin}${prefix}/posts/list`,
        `${origin}${prefix}/promotions/${first.slug}`,
        `${origin}${prefix}/promotions/list`,
      ])
      .toSorted(),
  )
  servers.calls.length = 0
  await run({ send: true })
  expect(servers.calls).toEqual([])
})

test('an unreachable search engine changes nothing', async () => {
  backend = unchanged
  const before = readJournal()
  servers.hangUp()
  const { accepted, failure } = await run({ send: true })
  expect(accepted).toBe(0)
  expect(failure).toMatch(/cannot be reached: .*ECONNREFUSED/)
  expect(readJournal()).toEqual(before)
})

test('content that cannot be read does not count as removed', async () => {
  const before = readJournal()
  backend = async () => new Response('Oops', { status: 503 })
  await expect(run({ send: true })).rejects.toThrow()
  expect(readJournal()).toEqual(before)
})
