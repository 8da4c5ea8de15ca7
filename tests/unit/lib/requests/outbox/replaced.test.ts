/** Files of the store that are deleted while the site runs. */
import { rmSync } from 'node:fs'
import { database, databaseFile } from '@/lib/requests/outbox/database'
import { brokenStores } from '@/lib/requests/outbox/rescue'
import { storeRequest } from '@/lib/requests/outbox/store-request'
import { describeUnless, testUnless } from '@/tests/support/skips'
import { phonesIn, sqliteObstacle } from '../../../../support/operator'
import { folder, newRequest, removeFolders, rowsOf } from './builders'

process.env.DATA_DIR = folder()
afterAll(removeFolders)

const person = (phone: string) =>
  newRequest({ payload: { doctor_id: 7, name: 'Айгүл Өтегенова', phone } })

function remove(...parts: readonly string[]): void {
  for (const part of parts) rmSync(databaseFile() + part)
}

testUnless(sqliteObstacle)(
  'without its journal the store is made anew, with all that was acknowledged',
  async () => {
    expect(await storeRequest(person('77010000001'))).toMatchObject({ acceptance: 'created' })
    remove('-wal', '-shm')
    expect(await storeRequest(person('77010000002'))).toMatchObject({ acceptance: 'created' })
    // As another program sees it.
    expect(phonesIn(databaseFile())).toEqual(['77010000001', '77010000002'])
    expect(brokenStores(databaseFile())).toBe(1)
  },
)

describeUnless(sqliteObstacle)('during a commit', () => {
  test.each([
    { parts: ['-wal'], phone: '77010000003' },
    { parts: ['-wal', '-shm'], phone: '77010000004' },
    { parts: ['', '-wal', '-shm'], phone: '77010000005' },
  ])('it is repeated when $parts are deleted', async ({ parts, phone }) => {
    await rowsOf(database())
    const kept = storeRequest(person(phone))
    remove(...parts)
    expect(['created', 'repeated']).toContain((await kept).acceptance)
    expect(phonesIn(databaseFile())).toContain(phone)
  })
})
