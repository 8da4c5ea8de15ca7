/** What a stored request survives: processes that are killed, stopped, and running twice. */
import { openDatabase } from '@/lib/outbox/sqlite'
import { stats } from '@/lib/outbox/upkeep'
import { until } from '../../support/until'
import { exec, folder, removeFolders, rowsOf, storePending } from '../lib/outbox/builders'
import { type CountingBackend, countingBackend, killChildren, run } from './processes'

const children = 'tests/unit/outbox-process/children'
jest.setTimeout(60_000)

let backend: CountingBackend

beforeEach(async () => {
  backend = await countingBackend(100)
})

afterEach(async () => {
  killChildren()
  await backend.close()
})

afterAll(removeFolders)

async function storeWith(count: number) {
  const data = folder()
  const db = openDatabase(`${data}/requests.db`)
  const keys = await storePending(db, count)
  const env = { DATA_DIR: data, BACKEND_URL: backend.url }
  const deliver = () => run(`${children}/deliver.ts`, [], env)
  return { db, keys, deliver }
}

test('what was acknowledged is there after kill -9', async () => {
  const data = folder()
  const child = run(`${children}/post.ts`, [], { DATA_DIR: data, BACKEND_URL: '' })
  await until(() => child.output().split('\n').length > 20)
  child.process.kill('SIGKILL')
  await child.ended

  const db = openDatabase(`${data}/requests.db`)
  const stored = (await rowsOf(db)).filter(({ state }) => state === 'inbox')
  const keys = new Set(stored.map(({ key }) => key))
  const acknowledged = child.output().match(/^[0-9a-f-]{36}$/gm) ?? []
  expect(acknowledged.length).toBeGreaterThanOrEqual(20)
  expect(acknowledged.filter(key => !keys.has(key))).toEqual([])
  expect(await exec(db, 'PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }])
})

test('two processes on one store deliver each request once', async () => {
  const { db, keys, deliver } = await storeWith(40)
  const pair = [deliver(), deliver()]
  await until(async () => (await stats(db)).delivered === keys.length)
  expect(pair.map(child => child.output())).toEqual(['ready\n', 'ready\n'])
  expect([...backend.keys].sort()).toEqual([...keys].sort())
})

test('what a killed process had in flight is delivered by the next one', async () => {
  const { db, keys, deliver } = await storeWith(12)
  const first = deliver()
  await until(() => backend.keys.length > 4)
  first.process.kill('SIGKILL')
  await first.ended
  const { delivered } = await stats(db)
  expect(delivered).toBeLessThan(keys.length)

  deliver()
  await until(async () => (await stats(db)).delivered === keys.length)
  expect(new Set(backend.keys)).toEqual(new Set(keys))
  // Only what was in flight when it was killed came twice, with the same key.
  expect(backend.keys.length - keys.length).toBeLessThanOrEqual(4)
})

test('a process that is told to stop ends its post and starts no other', async () => {
  await backend.close()
  backend = await countingBackend(1000)
  const { db, deliver } = await storeWith(10)
  const child = deliver()
  await until(() => backend.keys.length === 4)
  child.process.kill('SIGTERM')
  expect(await child.ended).toBe(143)
  expect(backend.keys).toHaveLength(4)
  expect(await stats(db)).toMatchObject({ delivered: 4, pending: 6 })
})
