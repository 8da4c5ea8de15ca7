import { chmodSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { database } from '@/lib/requests/outbox/database'
import { outboxMetrics, storageWritable } from '@/lib/requests/outbox/health'
import { commit } from '@/lib/requests/outbox/store'
import { folder, forInbox, newRequest, removeFolders, rowsOf, waiting } from './builders'

const data = folder()
process.env.DATA_DIR = data
const now = Date.parse('2026-11-03T10:00:00Z')

afterAll(removeFolders)

const email = { pending: 0, dead: 0, delivered: 0, oldestSeconds: 0 }
const unread = { unread: 0, unreadSeconds: 0, overdue: 0 }
const none = { dead: 0, delivered: 0, oldestSeconds: 0, brokenStores: 0, email, ...unread }

test('the metrics have the number of pending requests and the age of the oldest', async () => {
  expect(await outboxMetrics(now)).toEqual({ ...none, pending: 0, inbox: 0 })
  await commit(database(), newRequest(), waiting, now - 90_500)
  await commit(database(), newRequest(), waiting, now)
  await commit(database(), newRequest(), forInbox, now - 900_000)
  expect(await outboxMetrics(now)).toEqual({
    ...none,
    ...{ pending: 2, inbox: 1, oldestSeconds: 90, unread: 1, unreadSeconds: 900 },
  })
  expect((await outboxMetrics(now - 200_000)).oldestSeconds).toBe(0)
})

test('a store whose file was deleted is reopened, so that no write is lost', async () => {
  const file = join(data, 'requests.db')
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true })
  const request = newRequest()
  await commit(database(), request, forInbox, now)
  expect(await rowsOf(database())).toMatchObject([{ key: request.key }])
})

test('a folder that became a file is detected, within the cache time of the result', async () => {
  expect(await storageWritable(now)).toBe(true)
  await database().destroy()
  chmodSync(data, 0o700)
  rmSync(data, { recursive: true })
  writeFileSync(data, '')
  expect(await storageWritable(now + 4999)).toBe(true)
  expect(await storageWritable(now + 5000)).toBe(false)
  await expect(outboxMetrics()).rejects.toThrow('cannot be opened')
})
