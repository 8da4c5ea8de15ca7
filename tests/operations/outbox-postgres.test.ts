import { readFileSync } from 'node:fs'
import { listRequests } from '@clinic/requests/list-requests'
import { forget, requestsOf } from '@clinic/requests/person'
import { Client } from 'pg'
import type { Db } from '@/lib/requests/outbox/database-tables'
import { createDelivery } from '@/lib/requests/outbox/delivery'
import { postgresMigrations } from '@/lib/requests/outbox/migrations'
import { openPostgres } from '@/lib/requests/outbox/postgres'
import {
  claimDue,
  extendLeases,
  markDelivered,
  markRetry,
  nextDueAt,
} from '@/lib/requests/outbox/queue'
import { purge } from '@/lib/requests/outbox/retention'
import { openDatabase } from '@/lib/requests/outbox/sqlite'
import { commit, find } from '@/lib/requests/outbox/store'
import { probe, stats } from '@/lib/requests/outbox/upkeep'
import { createPostgres } from '../support/servers/postgres'
import type { ServerProcess } from '../support/servers/process'
import { until } from '../support/until'
import {
  exec,
  folder,
  forInbox,
  newRequest,
  removeFolders,
  rowsOf,
  storePending,
  waiting,
} from '../unit/lib/requests/outbox/builders'
import { orders, useInTurn } from '../unit/lib/requests/outbox/in-turn'
import { killChildren, run } from '../unit/outbox-process/processes'
import { cleanUp } from './support/cleanUp'
import { describeWith } from './support/needs'

let url: string
let start: () => Promise<ServerProcess>
let server: ServerProcess | undefined

beforeAll(async () => {
  const postgres = await createPostgres()
  cleanUp(postgres.remove)
  ;({ url, start } = postgres)
  cleanUp(() => server?.stop('SIGINT'))
})

const inDatabase = (name: string) => url.replace(/postgres$/, name)

/** A connection of its own, like that of another process. */
function open(address = url): Db {
  const db = openPostgres(address)
  cleanUp(() => db.destroy())
  return db
}

/** A site that stored requests in SQLite is started with `DATABASE_URL`. */
describeWith('postgres')('requests in SQLite are moved to Postgres', () => {
  let attempts = 0

  afterEach(killChildren)
  afterAll(removeFolders)

  test('completely and once, with Postgres down at first, and by two processes at once', async () => {
    // A retry begins as the first attempt did.
    await server?.stop('SIGINT')
    server = undefined
    attempts += 1
    const address = inDatabase(`moved_${attempts}`)
    const data = folder()
    const file = openDatabase(`${data}/requests.db`)
    const now = Date.now()
    const keys = await storePending(file, 250, now)
    await commit(file, newRequest({ key: 'inbox' }), forInbox, now)
    await commit(file, newRequest({ key: 'known' }), waiting, now)

    const env = { DATA_DIR: data, DATABASE_URL: address, BACKEND_URL: '' }
    const serve = () => run('tests/unit/outbox-process/children/serve.ts', [], env)

    const early = serve()
    await until(() => /^port/m.test(early.output()) && early.output().includes('DATABASE_URL'))
    expect(early.output()).toContain(
      `Requests in ${data}/requests.db (251 waiting, 1 in the inbox, 0 refused, 0 delivered) are not`,
    )
    early.process.kill('SIGKILL')
    await early.ended
    expect(await stats(file)).toMatchObject({ pending: 251, inbox: 1 })

    server = await start()
    await exec(open(), `CREATE DATABASE moved_${attempts}`)
    const db = open(address)
    // Moved and delivered by a process that was killed before it deleted the row in the file.
    await commit(db, newRequest({ key: 'known' }), waiting, now)
    await claimDue(db, 'backend', now, 1, 1000)
    await markDelivered(db, 'backend', 'known', now)

    const sites = [serve(), serve()]
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

  test('B1276: meanwhile the process of before stores requests in the file', async () => {
    server ??= await start()
    attempts += 1
    const name = `slow_${attempts}`
    await exec(open(), `CREATE DATABASE ${name}`)
    const db = open(inDatabase(name))
    await stats(db)
    const slow = new Client(inDatabase(name))
    await slow.connect()
    await slow.query('BEGIN')
    await slow.query('LOCK TABLE requests IN EXCLUSIVE MODE')

    const data = folder()
    const file = openDatabase(`${data}/requests.db`)
    const keys = await storePending(file, 3, Date.now())
    const env = { DATA_DIR: data, DATABASE_URL: inDatabase(name), BACKEND_URL: '' }
    run('tests/unit/outbox-process/children/serve.ts', [], env)
    const inserts = `SELECT 1 FROM pg_stat_activity WHERE datname = '${name}' AND wait_event_type = 'Lock' AND query LIKE 'insert%requests%'`
    await until(async () => (await exec(open(), inserts)).length > 0)
    await commit(file, newRequest({ key: 'meanwhile' }), forInbox, Date.now())
    await slow.query('COMMIT')
    await slow.end()
    await until(async () => (await rowsOf(file)).length === 1)
    expect((await rowsOf(db)).map(({ key }) => key).toSorted()).toEqual(keys.toSorted())
  })
})

/** The Postgres store behaves like the SQLite store. */
describeWith('postgres')('requests in Postgres', () => {
  const now = Date.parse('2026-11-03T10:00:00Z')
  const lease = 20_000

  beforeAll(async () => {
    server ??= await start()
  })

  async function emptyStore(): Promise<Db> {
    const db = open()
    await exec(db, 'DELETE FROM requests')
    return db
  }

  /** A month later, in which a process has run each hour. @returns how many were deleted */
  async function purgeLater(db: Db): Promise<number> {
    const hour = Math.floor(now / 3_600_000)
    await exec(
      db,
      `INSERT INTO seen_hours (hour) SELECT generate_series(${hour}, ${hour + 31 * 24}) ON CONFLICT DO NOTHING`,
    )
    return (await purge(db, now + 31 * 24 * 3_600_000, 30)).deleted
  }

  test('many processes starting at once create the tables once', async () => {
    const stores = Array.from({ length: 8 }, () => open())
    const all = await Promise.all(stores.map(db => stats(db)))
    expect(all.map(({ pending }) => pending)).toEqual(Array(8).fill(0))
    const names = Object.keys(postgresMigrations).map(name => ({ name }))
    expect(await exec(open(), 'SELECT name FROM kysely_migration ORDER BY name')).toEqual(names)
  })

  test('a store of the previous release is upgraded, however many processes start at once', async () => {
    await exec(open(), 'CREATE DATABASE earlier')
    const earlier = inDatabase('earlier')
    const client = new Client(earlier)
    await client.connect()
    await client.query(readFileSync('tests/support/stores/earlier.postgres.sql', 'utf8'))
    await client.end()
    const stores = Array.from({ length: 4 }, () => open(earlier))
    const rows = await Promise.all(stores.map(rowsOf))
    expect(rows).toEqual(
      Array(4).fill([expect.objectContaining({ key: 'before', attempts: 2, emailState: 'none' })]),
    )
    expect((await commit(open(earlier), newRequest(), waiting, now)).row.id).toBe(2)
  })

  test('a request is read back as stored, from any process', async () => {
    const request = newRequest({ flags: ['honeypot', 'fast'] })
    const { row, created } = await commit(await emptyStore(), request, waiting, now)
    expect(created).toBe(true)
    expect(row).toMatchObject({ ...request, state: 'pending', attempts: 0, createdAt: now })
    expect(await find(open(), request, now)).toEqual(row)
    expect(await find(open(), newRequest({ ...request, key: 'fetched-anew' }), now + 1)).toEqual(
      row,
    )
  })

  test('one key sent twenty times at once is one request; other content is another', async () => {
    const stores = [await emptyStore(), open()]
    const request = newRequest()
    const changed = { ...request, payload: { ...request.payload, phone: '77770000000' } }
    const commits = Array.from({ length: 20 }, (_, index) => {
      const store = stores[index % 2] as Db
      return commit(store, index % 4 < 2 ? request : changed, waiting, now)
    })
    const created = (await Promise.all(commits)).filter(each => each.created)
    expect(created).toHaveLength(2)
    expect(await stats(open())).toMatchObject({ pending: 2 })
  })

  test('concurrent processes never claim the same request', async () => {
    const stores = [await emptyStore(), open(), open(), open()]
    await storePending(stores[0] as Db, 60, now)
    const claims = stores.flatMap(db =>
      Array.from({ length: 5 }, () => claimDue(db, 'backend', now, 7, lease)),
    )
    const taken = (await Promise.all(claims)).flat().map(({ key }) => key)
    expect(taken).toHaveLength(new Set(taken).size)
    const rest = await claimDue(open(), 'backend', now, 100, lease)
    expect(taken.length + rest.length).toBe(60)
  })

  test('leases, retries and settled requests', async () => {
    const db = await emptyStore()
    const [first = '', second = ''] = await storePending(db, 2, now)
    expect(await claimDue(db, 'backend', now, 5, lease)).toHaveLength(2)
    expect(await claimDue(db, 'backend', now + lease - 1, 5, lease)).toHaveLength(0)
    await extendLeases(db, 'backend', [first], now + 2 * lease)
    await markRetry(db, 'backend', second, now + 60_000, 'HTTP 503')
    expect(await nextDueAt(db, 'backend')).toBe(now + 2 * lease)
    expect(await claimDue(db, 'backend', now + 2 * lease, 5, lease)).toMatchObject([
      { key: first, attempts: 2 },
    ])
    await markDelivered(db, 'backend', first, now)
    await markRetry(db, 'backend', first, now, 'timeout')
    expect(await stats(db)).toMatchObject({ pending: 1, delivered: 1, oldestPendingAt: now })
    expect(await purgeLater(db)).toBe(1)
  })

  test('the e-mail of a request has its own state', async () => {
    const db = await emptyStore()
    const both = { state: 'pending', emailState: 'pending' } as const
    const [key = ''] = await storePending(db, 1, now, both)
    await markDelivered(db, 'backend', key, now)
    expect(await claimDue(db, 'backend', now, 5, lease)).toEqual([])
    expect(await claimDue(db, 'email', now, 5, lease)).toMatchObject([{ key, emailAttempts: 1 }])
    await markRetry(db, 'email', key, now + 60_000, 'SMTP 450')
    expect(await nextDueAt(db, 'email')).toBe(now + 60_000)
    expect(await stats(db)).toMatchObject({ delivered: 1, pending: 0 })
    expect(await stats(db, 'email')).toMatchObject({ delivered: 0, pending: 1 })
    expect(await purgeLater(db)).toBe(0)
    await markDelivered(db, 'email', key, now)
    expect(await purgeLater(db)).toBe(1)
  })

  test('two delivery processes send each request once', async () => {
    const db = await emptyStore()
    const keys = await storePending(db, 40)
    const posts: string[] = []
    const deliveries = [db, open()].map(store =>
      createDelivery({
        db: () => store,
        channel: 'backend',
        attempt: async ({ key }) => {
          posts.push(key)
          return { verdict: 'delivered', reason: '', askedMs: 0 }
        },
        pollMs: 50,
      }),
    )
    await until(async () => (await stats(db)).delivered === 40)
    await Promise.all(deliveries.map(delivery => delivery.stop()))
    expect(posts.sort()).toEqual([...keys].sort())
  })

  test('B241: a person is forgotten, also in the files of the database', async () => {
    const db = await emptyStore()
    const person = { name: 'Мырзакельдиева', phone: '77017654321' }
    await commit(db, newRequest({ payload: { doctor_id: 7, ...person } }), waiting, now)
    await commit(db, newRequest(), waiting, now)
    const read = () =>
      exec(open(), "SELECT encode(pg_read_binary_file(pg_relation_filepath('requests')), 'escape')")
    await exec(open(), 'CHECKPOINT')
    expect(JSON.stringify(await read())).toContain(person.phone)
    expect(await forget(db, person.phone)).toHaveLength(1)
    await exec(open(), 'CHECKPOINT')
    expect(JSON.stringify(await read())).not.toContain(person.phone)
    expect(await requestsOf(db, '77010000000')).toHaveLength(1)
  })

  test('the list for the operator: newest first, by state and time', async () => {
    const db = await emptyStore()
    const [old] = await storePending(db, 1, now)
    await commit(db, newRequest(), forInbox, now + 1)
    const all = await listRequests(db, { since: 0 })
    expect(all.map(({ state }) => state)).toEqual(['inbox', 'pending'])
    expect(await listRequests(db, { since: now + 1 })).toHaveLength(1)
    expect(await listRequests(db, { since: 0, state: 'pending' })).toMatchObject([{ key: old }])
  })

  test.each(orders)(
    'a database of the %s release is used by the %s one, and by both in turn',
    async (...order) => {
      const address = inDatabase(`of_${order[0]}`)
      await exec(open(), `CREATE DATABASE of_${order[0]}`)
      await useInTurn(order, release => release.openPostgres(address))
    },
  )

  test('a database of a newer release is not changed', async () => {
    const db = await emptyStore()
    await exec(db, "INSERT INTO kysely_migration VALUES ('9-later', '')")
    await expect(stats(open())).rejects.toThrow('has changed its tables (9-later)')
    await exec(db, "DELETE FROM kysely_migration WHERE name = '9-later'")
  })

  test('a database to which a newer release has added something is used', async () => {
    const db = await emptyStore()
    await exec(db, "INSERT INTO store_additions VALUES ('0-early', ''), ('9-later', '')")
    await exec(db, "ALTER TABLE requests ADD COLUMN priority text NOT NULL DEFAULT ''")
    const older = open()
    expect((await commit(older, newRequest(), waiting, now)).created).toBe(true)
    expect(await rowsOf(older)).toHaveLength(1)
    await exec(db, 'ALTER TABLE requests DROP COLUMN priority')
    await exec(db, "DELETE FROM store_additions WHERE name IN ('0-early', '9-later')")
  })

  /** Nothing is heard meanwhile. */
  function beBusy(ms: number): void {
    const until = performance.now() + ms
    while (performance.now() < until);
  }

  test('B1275: a process that was too busy to hear Postgres has its connection and its answer', async () => {
    const { connect } = Client.prototype
    const begun = jest.spyOn(Client.prototype, 'connect')
    begun.mockImplementation(function (this: Client, ...rest: readonly unknown[]) {
      const connected: unknown = Reflect.apply(connect, this, rest)
      beBusy(3_500)
      return connected as never
    })
    const db = open()
    expect(await stats(db)).toMatchObject({ dead: 0 })
    begun.mockRestore()

    const counts = stats(db)
    // Until it is sent.
    await new Promise(setImmediate)
    beBusy(5_500)
    expect(await counts).toMatchObject({ dead: 0 })
  })

  test('B1275: a connection that gives no answer is replaced by the next query', async () => {
    const db = await emptyStore()
    const [{ pid }] = (await exec(db, 'SELECT pg_backend_pid() AS pid')) as [{ pid: number }]
    process.kill(pid, 'SIGSTOP')
    try {
      const begin = Date.now()
      await expect(probe(db, now)).rejects.toThrow()
      expect(Date.now() - begin).toBeLessThan(8000)
      await probe(db, now + 1)
    } finally {
      process.kill(pid, 'SIGCONT')
    }
  })

  test('a server that stops fails calls quickly, and is reconnected', async () => {
    const db = await emptyStore()
    const never = open()
    await server?.stop('SIGINT')
    const begin = Date.now()
    await expect(probe(db, now)).rejects.toThrow()
    await expect(probe(never, now)).rejects.toThrow()
    expect(Date.now() - begin).toBeLessThan(8000)
    server = await start()
    await probe(db, now + 1)
    await probe(never, now + 2)
    expect(await rowsOf(db)).toEqual([])
  })
})
