/** The request store of several machines: a Postgres database (`DATABASE_URL`). */
import 'server-only'
import { PostgresDialect } from 'kysely'
import { type ClientBase, type CustomTypesConfig, Pool, types } from 'pg'
import { postgresMigrations } from './migrations'
import { Db } from './tables'

/** A visitor waits for a commit no longer; then the request goes to the backend at once. */
const connectTimeoutMs = 3000
const queryTimeoutMs = 5000

/** Any number, the same for all releases: who holds it is changing the tables. */
const migrationLock = 7_201_611

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

/** @throws Error when the server is out of reach or its tables are of a newer release. */
async function openPool(url: string): Promise<Pool> {
  const pool = new Pool({
    connectionString: url,
    max: 5,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: queryTimeoutMs,
    keepAlive: true,
    types: numbers,
  })
  // A connection that breaks while nobody uses it; the next access opens another.
  pool.on('error', error => console.warn('A connection to the request store broke:', error.message))
  pool.on('connect', client => void makeDurable(client))
  try {
    const client = await pool.connect()
    try {
      await migrate(client)
    } finally {
      client.release()
    }
    return pool
  } catch (error) {
    await pool.end()
    throw error
  }
}

/** A server may be set to acknowledge before the disk has it: not for requests. */
async function makeDurable(client: ClientBase): Promise<void> {
  const text = `SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') = 'off'`
  // Queries of one connection run in turn; if it broke, the next one says so.
  await client.query(text).catch(() => undefined)
}

/** One process at a time, however many start. */
async function migrate(client: ClientBase): Promise<void> {
  const latest = postgresMigrations.length
  const { rows } = await client.query(
    `SELECT to_regclass('"requestsVersion"') IS NOT NULL AS known`,
  )
  if (rows[0].known && (await versionOf(client)) === latest) return
  await client.query('BEGIN')
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [migrationLock])
    await client.query('CREATE TABLE IF NOT EXISTS "requestsVersion" (version integer NOT NULL)')
    const version = await versionOf(client)
    if (version > latest) {
      throw new Error(
        `The request store in DATABASE_URL has version ${version}, this release knows ${latest}`,
      )
    }
    for (const sql of postgresMigrations.slice(version)) await client.query(sql)
    await client.query('DELETE FROM "requestsVersion"')
    await client.query('INSERT INTO "requestsVersion" VALUES ($1)', [latest])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

async function versionOf(client: ClientBase): Promise<number> {
  const { rows } = await client.query('SELECT version FROM "requestsVersion"')
  return rows[0]?.version ?? 0
}
