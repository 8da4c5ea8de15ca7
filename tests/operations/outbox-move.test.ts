import { openPostgres } from '@/lib/requests/outbox/postgres'
import { claimDue, markDelivered } from '@/lib/requests/outbox/queue'
import { openDatabase } from '@/lib/requests/outbox/sqlite'
import { commit } from '@/lib/requests/outbox/store'
import { stats } from '@/lib/requests/outbox/upkeep'
import { createPostgres } from '../support/servers/postgres'
import { until } from '../support/until'
import {
  folder,
  forInbox,
  newRequest,
  removeFolders,
  rowsOf,
  storePending,
  waiting,
} from '../unit/lib/requests/outbox/builders'
import { killChildren, run } from '../unit/outbox-process/processes'
import { cleanUp } from './support/cleanUp'
import { describeWith } from './support/needs'

/** A site that stored requests in SQLite is started with `DATABASE_URL`. */
describeWith('postgres')('requests in SQLite are moved to Postgres', () => {
  jest.setTimeout(60_000)

  test('completely and once, with Postgres down at first, and by two processes at once', async () => {
    cleanUp(removeFolders)
    const data = folder()
    const file = openDatabase(`${data}/requests.db`)
    const now = Date.now()
    const keys = await storePending(file, 250, now)
    await commit(file, newRequest({ key: 'inbox' }), forInbox, now)
    await commit(file, newRequest({ key: 'known' }), waiting, now)

    const postgres = await createPostgres()
    cleanUp(postgres.remove)
    const env = { DATA_DIR: data, DATABASE_URL: postgres.url, BACKEND_URL: '' }
    const start = () => run('tests/unit/outbox-process/children/serve.ts', [], env)
    cleanUp(killChildren)

    const early = start()
    await until(() => /^port/m.test(early.output()) && early.output().includes('DATABASE_URL'))
    expect(early.output()).toContain(
      `Requests in ${data}/requests.db (251 waiting, 1 in the inbox, 0 refused, 0 delivered) are not`,
    )
    early.process.kill('SIGKILL')
    await early.ended
    expect(await stats(file)).toMatchObject({ pending: 251, inbox: 1 })

    const server = await postgres.start()
    cleanUp(() => server.stop('SIGINT'))
    const db = openPostgres(postgres.url)
    cleanUp(() => db.destroy())
    // Moved and delivered by a process that was killed before it deleted the row in the file.
    await commit(db, newRequest({ key: 'known' }), waiting, now)
    await claimDue(db, 'backend', now, 1, 1000)
    await markDelivered(db, 'backend', 'known', now)

    const sites = [start(), start()]
    await until(async () => (await rowsOf(file)).length === 0)
    const moved = await rowsOf(db)
    const left = moved.filter(({ state }) => state === 'pending').map(({ key }) => key)
    expect(left.toSorted()).toEqual(keys.toSorted())
    expect(await stats(db)).toMatchObject({ pending: 250, inbox: 1, delivered: 1, dead: 0 })
    const outputs = () => sites.map(site => site.output()).join('')
    // Both may have moved a part.
    const reported = () =>
      [...outputs().matchAll(/(\d+) requests were moved from \S+ to DATABASE_URL \(/g)]
        .map(([, count]) => Number(count))
        .reduce((sum, count) => sum + count, 0)
    await until(() => reported() === 252)
    expect(outputs()).not.toMatch(/failed|not in DATABASE_URL/)
  })
})
