/** A store that is damaged while the site runs, and before it starts. */
import { openSync, readdirSync, readFileSync, writeFileSync, writeSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import Sqlite from 'libsql'
import { database, databaseFile } from '@/lib/requests/outbox/database'
import { brokenStores, salvage } from '@/lib/requests/outbox/rescue'
import { openDatabase } from '@/lib/requests/outbox/sqlite'
import { commit } from '@/lib/requests/outbox/store'
import { log } from '@/lib/telemetry/log'
import { send, site } from '../../http/send'
import {
  exec,
  folder,
  forInbox,
  newRequest,
  removeFolders,
  rowsOf,
  storeFile,
  waiting,
} from './builders'

Object.assign(process.env, { DATA_DIR: folder(), SITE_URL: site, TRUSTED_PROXY_HOPS: '1' })
afterAll(removeFolders)
beforeEach(() => void jest.spyOn(log, 'error'))

const pageSize = 4096

async function filledStore(count: number): Promise<string> {
  const file = storeFile()
  const db = openDatabase(file)
  for (let each = 0; each < count; each += 1) await commit(db, newRequest(), waiting, 1000 + each)
  await exec(db, 'PRAGMA wal_checkpoint(TRUNCATE)')
  await db.destroy()
  return file
}

/** Overwrites pages of the file, beginning after `first`. */
function damage(file: string, first: number, count: number): void {
  const rubbish = Buffer.alloc(pageSize * count, 0xaa)
  writeSync(openSync(file, 'r+'), rubbish, 0, rubbish.length, first * pageSize)
}

const beside = (file: string) =>
  readdirSync(dirname(file)).filter(name => name.includes('.broken-'))

test('an intact store is opened as it is', async () => {
  const file = await filledStore(3)
  expect(await rowsOf(openDatabase(file))).toHaveLength(3)
  expect(beside(file)).toEqual([])
  expect(brokenStores(file)).toBe(0)
})

test('all readable requests of a damaged store are saved, and the file is kept', async () => {
  const file = await filledStore(200)
  const before = readFileSync(file).length
  damage(file, 20, 2)
  const db = openDatabase(file)
  const saved = await rowsOf(db)
  expect(saved.length).toBeGreaterThan(100)
  expect(saved.length).toBeLessThan(200)
  expect(saved[0]).toMatchObject({ state: 'pending', payload: { phone: '77010000000' } })
  const [aside = ''] = beside(file)
  expect(readFileSync(`${dirname(file)}/${aside}`)).toHaveLength(before)
  expect(brokenStores(file)).toBe(1)
  expect(log.error).toHaveBeenCalledWith(
    expect.stringMatching(new RegExp(`damaged; it is kept as .*${basename(file)}.broken-`)),
  )
  expect(log.error).toHaveBeenCalledWith(
    expect.stringContaining(`${saved.length} requests of the damaged store`),
  )
  expect((await commit(db, newRequest(), waiting, 1)).created).toBe(true)
})

test('a file that is no database is kept as well', async () => {
  const file = storeFile()
  writeFileSync(
    file,
    'A letter to the editor, longer than a header of SQLite would be: '.repeat(99),
  )
  const db = openDatabase(file)
  expect((await commit(db, newRequest(), forInbox, 1)).created).toBe(true)
  expect(readFileSync(`${dirname(file)}/${beside(file)[0]}`, 'utf8')).toMatch(/^A letter/)
})

test('a store damaged while the site runs accepts the next request', async () => {
  expect((await send()).status).toBe(201)
  await exec(database(), 'PRAGMA wal_checkpoint(TRUNCATE)')
  damage(databaseFile(), 1, 5)
  // SQLite's cache would hide the damage for a while.
  await exec(database(), 'PRAGMA shrink_memory')
  expect(
    (
      await send({
        body: { type: 'mobile', name: 'Ерлан', phone: '77010000077' },
        path: '/api/application-feedback',
      })
    ).status,
  ).toBe(201)
  expect((await rowsOf(database())).map(row => row.payload.name)).toContain('Ерлан')
  expect(brokenStores(databaseFile())).toBe(1)
})

test('a full disk is not taken for the damage while requests are copied', async () => {
  const [from, to] = [new Sqlite(await filledStore(200)), new Sqlite(await filledStore(0))]
  const [size] = to.prepare('PRAGMA page_count').all([]) as { page_count: number }[]
  to.exec(`PRAGMA max_page_count = ${(size?.page_count ?? 0) + 2}`)
  await expect(salvage(from, to)).rejects.toThrow(/full/)
})
