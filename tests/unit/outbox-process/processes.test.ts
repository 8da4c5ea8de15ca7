/** Stored requests survive processes that are killed or running twice. */
import { openSync, readdirSync, writeFileSync, writeSync } from 'node:fs'
import { openDatabase } from '@/lib/requests/outbox/sqlite'
import { stats } from '@/lib/requests/outbox/upkeep'
import { until } from '../../support/until'
import { exec, folder, removeFolders, rowsOf, storePending } from '../lib/requests/outbox/builders'
import { type CountingBackend, countingBackend, killChildren, runChild } from './processes'

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
  const deliver = () => runChild('deliver', env)
  return { db, keys, deliver }
}

test('two processes on one store deliver each request once', async () => {
  const { db, keys, deliver } = await storeWith(40)
  const pair = [deliver(), deliver()]
  await until(async () => (await stats(db)).delivered === keys.length)
  expect(pair.map(child => child.output())).toEqual(['ready\n', 'ready\n'])
  expect([...backend.keys].sort()).toEqual([...keys].sort())
})

test('deliveries of a killed process are completed by the next one', async () => {
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
  // Only deliveries in flight at the kill are repeated, with the same key.
  expect(backend.keys.length - keys.length).toBeLessThanOrEqual(4)
})

/**
 * Damaged in a page that SQLite reads last, so that all processes can be checking at the same time.
 */
async function damagedStore(file: string): Promise<void> {
  const db = openDatabase(file)
  await storePending(db, 3)
  await exec(db, 'CREATE TABLE damaged AS SELECT 1 AS one')
  await exec(db, 'CREATE TABLE ballast AS SELECT zeroblob(40000000) AS zeros')
  await exec(db, 'PRAGMA wal_checkpoint(TRUNCATE)')
  const sql = "SELECT (rootpage - 1) * 4096 AS at FROM sqlite_master WHERE name = 'damaged'"
  const [page] = (await exec(db, sql)) as { at: number }[]
  await db.destroy()
  writeSync(openSync(file, 'r+'), Buffer.alloc(4096, 0xaa), 0, 4096, page?.at)
}

test('of four processes that find a damaged store one moves it aside, and no request is lost', async () => {
  const data = folder()
  const file = `${data}/requests.db`
  await damagedStore(file)
  const four = [1, 2, 3, 4].map(() => runChild('take', { DATA_DIR: data, BACKEND_URL: '' }))
  await until(() => four.every(child => child.output().includes('ready')))
  writeFileSync(`${file}.go`, '')
  await Promise.all(four.map(child => child.ended))
  expect(four.map(child => child.output().trim().split('\n').at(-1))).toEqual(
    Array(4).fill('created'),
  )
  expect(readdirSync(data).filter(name => /\.broken-[^.]*Z$/.test(name))).toHaveLength(1)
  expect(await rowsOf(openDatabase(file))).toHaveLength(7)
})
