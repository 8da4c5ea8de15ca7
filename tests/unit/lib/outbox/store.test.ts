import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { openDatabase } from '@/lib/outbox/database'
import { commit, find } from '@/lib/outbox/store'
import { newRequest, removeFolders, store, storeFile } from './builders'

afterAll(removeFolders)

const now = Date.parse('2026-11-03T10:00:00Z')

test('what is committed is there when the file is opened again', () => {
  const file = storeFile()
  const request = newRequest({ flags: ['honeypot', 'fast'] })
  const db = openDatabase(file)
  commit(db, request, 'pending', now)
  db.close()
  expect(find(openDatabase(file), request)).toMatchObject({
    ...request,
    state: 'pending',
    attempts: 0,
    createdAt: now,
  })
})

test('the same request again is the same row', () => {
  const db = store()
  const request = newRequest()
  const first = commit(db, request, 'inbox', now)
  const second = commit(db, request, 'inbox', now + 1)
  expect(first.created).toBe(true)
  expect(second).toEqual({ row: first.row, created: false })
})

test('a used key with a corrected phone is another request, however often it comes', () => {
  const db = store()
  const wrong = newRequest()
  const right = { ...wrong, payload: { ...wrong.payload, phone: '77770000000' } }
  commit(db, wrong, 'pending', now)
  expect(find(db, right)).toBeUndefined()
  expect(commit(db, right, 'pending', now).created).toBe(true)
  expect(commit(db, right, 'pending', now).created).toBe(false)
  expect(find(db, wrong)?.payload.phone).toBe('77010000000')
  expect(find(db, right)?.payload.phone).toBe('77770000000')
})

test('two connections on one file see one row', () => {
  const file = storeFile()
  const request = newRequest()
  expect(commit(openDatabase(file), request, 'pending', now).created).toBe(true)
  expect(commit(openDatabase(file), request, 'pending', now).created).toBe(false)
})

test('a commit waits for the disk, and only the owner reads the file', () => {
  const file = storeFile()
  const db = openDatabase(file)
  expect(db.pragma('synchronous')).toEqual([{ synchronous: 2 }])
  expect(db.pragma('journal_mode')).toEqual([{ journal_mode: 'wal' }])
  expect(statSync(file).mode & 0o077).toBe(0)
})

test('a file that is no store stops with its name and is left as it was', () => {
  const file = storeFile()
  writeFileSync(file, 'a shopping list, long enough to be taken for a header '.repeat(20))
  expect(() => openDatabase(file)).toThrow(`The request store ${file} cannot be opened`)
  expect(readFileSync(file, 'utf8')).toContain('a shopping list')
})

test('a store of a newer release is not touched', () => {
  const file = storeFile()
  openDatabase(file).exec('PRAGMA user_version = 99')
  expect(() => openDatabase(file)).toThrow('it has version 99')
})

test('a table that takes nothing is an error, not a lost request', () => {
  const db = store()
  db.exec('CREATE TRIGGER full BEFORE INSERT ON requests BEGIN SELECT RAISE(IGNORE); END')
  expect(() => commit(db, newRequest(), 'pending', now)).toThrow('not found again')
})

test('a folder that cannot be made stops with a message', () => {
  const file = storeFile()
  writeFileSync(file, '')
  expect(() => openDatabase(`${file}/requests.db`)).toThrow('Check DATA_DIR')
  rmSync(file)
})
