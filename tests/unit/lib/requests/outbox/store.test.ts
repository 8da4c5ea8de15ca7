import { rmSync, statSync, writeFileSync } from 'node:fs'
import { openDatabase } from '@/lib/requests/outbox/sqlite'
import { commit, find } from '@/lib/requests/outbox/store'
import type { NewRequest } from '@/lib/requests/outbox/types'
import {
  exec,
  forInbox,
  newRequest,
  removeFolders,
  rowsOf,
  store,
  storeFile,
  waiting,
  writeEarlierStore,
} from './builders'

afterAll(removeFolders)

const now = Date.parse('2026-11-03T10:00:00Z')

test('a commit survives reopening the file', async () => {
  const file = storeFile()
  const request = newRequest({ flags: ['honeypot', 'fast'] })
  const db = openDatabase(file)
  await commit(db, request, waiting, now)
  await db.destroy()
  expect(await find(openDatabase(file), request, now)).toMatchObject({
    ...request,
    state: 'pending',
    attempts: 0,
    createdAt: now,
  })
})

test('the same request again is the same row', async () => {
  const db = store()
  const request = newRequest()
  const first = await commit(db, request, forInbox, now)
  const second = await commit(db, request, forInbox, now + 1)
  expect(first.created).toBe(true)
  expect(second).toEqual({ row: first.row, created: false })
})

test('a used key with a corrected phone is another request, however often it comes', async () => {
  const db = store()
  const wrong = newRequest()
  const right = { ...wrong, payload: { ...wrong.payload, phone: '77770000000' } }
  await commit(db, wrong, waiting, now)
  expect(await find(db, right, now)).toBeUndefined()
  expect((await commit(db, right, waiting, now)).created).toBe(true)
  expect((await commit(db, right, waiting, now)).created).toBe(false)
  expect((await find(db, wrong, now))?.payload.phone).toBe('77010000000')
  expect(await find(db, right, now)).toMatchObject({
    payload: { phone: '77770000000' },
    meta: { earlier: wrong.key },
  })
})

test('the same request under another key is found for ten minutes, also after the clock was set back', async () => {
  const db = store()
  const request = newRequest({ meta: { preferredDay: '2026-11-05' } })
  await commit(db, request, waiting, now)
  const minute = 60_000
  const found = (change: Partial<NewRequest>, at: number) =>
    find(db, newRequest({ meta: request.meta, ...change }), at)
  for (const at of [now, now + 10 * minute, now - 10 * minute]) {
    expect(await found({}, at)).toMatchObject({ key: request.key })
  }
  for (const at of [now + 11 * minute, now - 11 * minute]) {
    expect(await found({}, at)).toBeUndefined()
  }
  expect(await found({ meta: { preferredDay: '2026-11-06' } }, now)).toBeUndefined()
})

test('a request names the latest one of the same person about the same record', async () => {
  const db = store()
  const first = newRequest({ meta: { preferredDay: '2026-11-05' } })
  const second = newRequest({ meta: { preferredDay: '2026-11-06' } })
  const other = newRequest({ payload: { doctor_id: 8, name: 'Айгүл', phone: '77010000000' } })
  for (const request of [first, other, second, newRequest()]) {
    await commit(db, request, waiting, now)
  }
  const earlier = (await rowsOf(db)).map(({ meta }) => meta.earlier)
  expect(earlier).toEqual([undefined, undefined, first.key, second.key])
})

test('two connections on one file see the same row', async () => {
  const file = storeFile()
  const request = newRequest()
  expect((await commit(openDatabase(file), request, waiting, now)).created).toBe(true)
  expect((await commit(openDatabase(file), request, waiting, now)).created).toBe(false)
})

test('a commit is synchronous, and only the owner can read the file', async () => {
  const file = storeFile()
  const db = openDatabase(file)
  expect(await exec(db, 'PRAGMA synchronous')).toEqual([{ synchronous: 2 }])
  expect(await exec(db, 'PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }])
  expect(statSync(file).mode & 0o077).toBe(0)
})

test('a store of the previous release is upgraded', async () => {
  const file = storeFile()
  writeEarlierStore(file)
  const db = openDatabase(file)
  expect(await rowsOf(db)).toMatchObject([
    { key: 'before', state: 'pending', attempts: 2, emailState: 'none' },
  ])
  expect((await commit(db, newRequest(), waiting, now)).created).toBe(true)
})

test('a store of a newer release is not changed', async () => {
  const file = storeFile()
  const db = openDatabase(file)
  await exec(db, "INSERT INTO kysely_migration VALUES ('9-later', '')")
  await exec(db, 'DROP TABLE seen_hours')
  await exec(db, 'DELETE FROM store_additions')
  await expect(rowsOf(openDatabase(file))).rejects.toThrow(
    `The request store ${file} cannot be opened: a newer release has changed its tables (9-later), and this ` +
      'release would spoil them. Run that release again, or one after it.',
  )
  await expect(exec(db, 'SELECT * FROM seen_hours')).rejects.toThrow('no such table')
})

test('B950: a store whose tables are as they should be is opened while another process writes', async () => {
  const file = storeFile()
  const writing = openDatabase(file)
  await exec(writing, 'BEGIN IMMEDIATE')
  const began = performance.now()
  expect(await rowsOf(openDatabase(file))).toEqual([])
  // It would have waited for three seconds.
  expect(performance.now() - began).toBeLessThan(2000)
  await exec(writing, 'ROLLBACK')
})

test('a store to which a newer release has added something is used', async () => {
  const file = storeFile()
  const db = openDatabase(file)
  const request = newRequest()
  await commit(db, request, waiting, now)
  await exec(db, "INSERT INTO store_additions VALUES ('0-early', ''), ('9-later', '')")
  await exec(db, "ALTER TABLE requests ADD COLUMN priority TEXT NOT NULL DEFAULT ''")
  const older = openDatabase(file)
  expect((await commit(older, newRequest(), waiting, now)).created).toBe(true)
  expect(await find(older, request, now)).toMatchObject(request)
  await older.destroy()
  const { length } = await exec(openDatabase(file), 'SELECT name FROM store_additions')
  expect(length).toBe(5)
})

test('a failed write is an error, not a lost request', async () => {
  const db = store()
  await exec(db, 'CREATE TRIGGER full BEFORE INSERT ON requests BEGIN SELECT RAISE(IGNORE); END')
  await expect(commit(db, newRequest(), waiting, now)).rejects.toThrow('not found again')
})

test('a folder that cannot be created is an error with a message', async () => {
  const file = storeFile()
  writeFileSync(file, '')
  await expect(rowsOf(openDatabase(`${file}/requests.db`))).rejects.toThrow('Check DATA_DIR')
  rmSync(file)
})
