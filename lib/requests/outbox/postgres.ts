/** The request store of several machines: a Postgres database (`DATABASE_URL`). */
import 'server-only'
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import { type ClientBase, type CustomTypesConfig, Pool, type PoolClient, types } from 'pg'
import { heardWithin } from '@/lib/content/client/deadline'
import { log } from '@/lib/telemetry/log'
import { Db } from './database-tables'
import { migrateToLatest, postgresMigrations } from './migrations'

/** Milliseconds a visitor waits for Postgres; then the request is delivered at once. */
const connectMs = 3000
const queryMs = 5000

/** Milliseconds after which a connection is given up however busy the process was. nginx waits for 30 seconds. */
const longestMs = 15_000

/** Times are milliseconds and fit a number; Postgres sends 64-bit integers as text. */
const numbers: CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format as 'text'),
}

/**
 * The store at an address. It connects, and brings the tables up to date, at the first access; an
 * access that fails tries again at the next one.
 */
export function openPostgres(url: string): Db {
  return new Db('postgres', new PostgresDialect({ pool: () => openPool(url) }))
}

/** Read-only: tables are neither created nor changed. */
export function readPostgres(url: string): Db {
  return new Db('postgres', new PostgresDialect({ pool: async () => patient(createPool(url)) }))
}

/** @throws Error when the answer of Postgres is missing, after `onSilence` was called */
async function inTime<T>(answer: Promise<T>, ms: number, onSilence: () => void): Promise<T> {
  const silence = new Error(`Postgres did not answer within ${ms} ms`)
  try {
    return await heardWithin(ms, silence, answer)
  } catch (error) {
    if (error === silence) onSilence()
    throw error
  }
}

function patient(pool: Pool): PostgresPool {
  return {
    connect: async () => {
      const connecting = pool.connect()
      // For the next one, if it is made after all.
      const keep = () => connecting.then(late => late.release()).catch(() => undefined)
      return patientClient(await inTime(connecting, connectMs, keep))
    },
    end: () => pool.end(),
  }
}

/** A connection that is not used again once a query of it got no answer: another may get one at once. */
function patientClient(client: PoolClient): PostgresPoolClient {
  let isSilent = false
  const query = (sql: string, parameters: unknown[]) =>
    inTime(client.query(sql, parameters), queryMs, () => {
      isSilent = true
    })
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: destroy => client.release(destroy || isSilent),
  }
}

function createPool(url: string): Pool {
  return new Pool({
    connectionString: url,
    max: 5,
    connectionTimeoutMillis: longestMs,
    query_timeout: longestMs,
    keepAlive: true,
    types: numbers,
  })
}

/** @throws Error when the server is out of reach or its tables are of a newer release. */
async function openPool(url: string): Promise<PostgresPool> {
  const pool = createPool(url)
  const connections = patient(pool)
  // A connection that breaks while nobody uses it; the next access opens another.
  pool.on('error', err => log.warn({ err }, 'A connection to the request store broke'))
  pool.on('connect', client => void makeDurable(client))
  try {
    // The migrator lets one process at a time change the tables, however many start.
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: connections }) })
    await migrateToLatest(db, postgresMigrations)
    return connections
  } catch (error) {
    // Over when the attempts to connect are.
    void pool.end()
    throw error
  }
}

/** Turns synchronous_commit on, so that a commit is on disk before it is acknowledged. */
async function makeDurable(client: ClientBase): Promise<void> {
  const text = `SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') = 'off'`
  // A broken connection fails at the next query, too, which reports it.
  await client.query(text).catch(() => undefined)
}
