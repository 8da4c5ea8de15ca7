/** More changes than one call may contain; each test continues from the one before. */
import { createBackend } from '@/lib/backend/app'
import { discard } from '@/lib/backend/inbox'
import { readJournal } from '@/lib/seo/indexnow/journal'
import { run } from '@/lib/seo/indexnow/run'
import { generateSeed } from '@/tests/support/seed'
import { origin, type Servers, startServers } from './servers'

let servers: Servers

beforeAll(async () => {
  // With the other pages, more than 10,000 in two languages.
  const seed = generateSeed({ analyses: 5000 })
  servers = await startServers(createBackend({ seed, inbox: discard }))
})

afterAll(() => servers.stop())

test('a refusal keeps what was accepted before it, and nothing else', async () => {
  const { calls, statuses } = servers
  statuses.push(202, 429)
  const { accepted, failure, total } = await run({ send: true })
  expect(accepted).toBe(10_000)
  expect(failure).toMatch(/answered 429 Too many requests/)
  expect(total).toBeGreaterThan(10_000)
  expect(calls.map(({ urlList }) => urlList.length)).toEqual([10_000, total - 10_000])
  expect(calls[0]).toMatchObject({
    host: 'clinic.example',
    key: 'a-key-of-the-test',
    keyLocation: `${origin}/a-key-of-the-test.txt`,
  })
  expect(new Set(readJournal().keys())).toEqual(new Set(calls[0]?.urlList))
})

test('the next run submits only the rest', async () => {
  const known = new Set(readJournal().keys())
  servers.calls.length = 0
  const { accepted, failure, total } = await run({ send: true })
  expect(failure).toBeUndefined()
  expect(accepted).toBe(total - 10_000)
  expect(servers.sent()).toHaveLength(accepted)
  expect(servers.sent().filter(url => known.has(url))).toEqual([])
})
