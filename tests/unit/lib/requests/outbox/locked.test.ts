/** A store in which another program writes, as an operator's `sqlite3` or a second instance. */
import { setTimeout } from 'node:timers/promises'
import Sqlite from 'libsql'
import { database, databaseFile } from '@/lib/requests/outbox/database'
import { storeRequest } from '@/lib/requests/outbox/store-request'
import { holdLock } from '@/tests/support/held-lock'
import { folder, newRequest, removeFolders, rowsOf } from './builders'

process.env.DATA_DIR = folder()
afterAll(removeFolders)

const person = (phone: string) =>
  newRequest({ payload: { doctor_id: 7, name: 'Айгүл Өтегенова', phone } })

test('B990: a request waits for the lock while everything else goes on, and is stored', async () => {
  expect(await storeRequest(person('77010000001'))).toMatchObject({ acceptance: 'created' })
  const release = await holdLock(databaseFile())
  const stored = storeRequest(person('77010000002'))
  const began = Date.now()
  await setTimeout(300)
  // The event loop was free, or the timer would be as late as the wait is long.
  expect(Date.now() - began).toBeLessThan(1500)
  await release()
  expect(await stored).toMatchObject({ acceptance: 'created' })
  expect(await rowsOf(database())).toHaveLength(2)
})

test('B990: requests that queue behind a lock that stays are answered together', async () => {
  const release = await holdLock(databaseFile())
  const began = Date.now()
  const answers = await Promise.all(
    [3, 4, 5].map(last => storeRequest(person(`7701000000${last}`))),
  )
  expect(answers.map(({ acceptance }) => acceptance)).toEqual(Array(3).fill('unavailable'))
  // Three times as long if each waited for itself.
  expect(Date.now() - began).toBeLessThan(6000)
  await release()
})

test('B990: what is stored after a refusal is committed, as another program sees it', async () => {
  const release = await holdLock(databaseFile())
  expect(await storeRequest(person('77010000006'))).toMatchObject({ acceptance: 'unavailable' })
  await release()
  expect(await storeRequest(person('77010000007'))).toMatchObject({ acceptance: 'created' })
  const other = new Sqlite(databaseFile())
  const [last] = other.prepare('SELECT payload FROM requests ORDER BY id DESC LIMIT 1').all([])
  expect(last).toMatchObject({ payload: expect.stringContaining('77010000007') })
  // Nor is the lock kept from others.
  other.exec('BEGIN IMMEDIATE; COMMIT')
  other.close()
})
