/** The request store of several machines: a Postgres database (`DATABASE_URL`). */
import 'server-only'
import { performance } from 'node:perf_hooks'
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import { type ClientBase, type CustomTypesConfig, Pool, types } from 'pg'
import { log } from '@/lib/telemetry/log'
import { Db } from './database-tables'
import { migrateToLatest, postgresMigrations } from './migrations'

/** Milliseconds a visitor waits for Postgres; then the request is delivered at once. */
const connectTimeoutMs = 3000
const queryTimeoutMs = 5000

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
  return new Db('postgres', new PostgresDialect({ pool: async () => createPool(url) }))
}

/** Of the time of an attempt, from which on the process itself was too busy to notice the answer. */
const busy = 0.5

/**
 * A pool that connects once more after an attempt in which the process was busy: its timer ran out,
 * although Postgres had answered long before, and a visitor would get a 503 for nothing.
 */
function patient(pool: Pool): PostgresPool {
  return {
    connect: async () => {
      const before = performance.eventLoopUtilization()
      return pool.connect().catch((error: unknown) => {
        if (performance.eventLoopUtilization(before).utilization < busy) throw error
        return pool.connect()
      })
    },
    end: () => pool.end(),
  }
}

function createPool(url: string): Pool {
  return new Pool({
    connectionString: url,
    max: 5,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: queryTimeoutMs,
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
    await pool.end()
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
