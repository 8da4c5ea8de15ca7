/**
 * Waits for the lock of another program on an SQLite file. SQLite's own wait (`busy_timeout`) keeps the whole
 * process from its visitors meanwhile; here the event loop goes on between two attempts.
 */
import 'server-only'
import { setTimeout } from 'node:timers/promises'
import {
  type CompiledQuery,
  type DatabaseConnection,
  DeleteQueryNode,
  InsertQueryNode,
  type QueryResult,
  SqliteDialect,
  UpdateQueryNode,
} from 'kysely'
import type Database from 'libsql'

const patienceMs = 3000
const betweenMs = 20

/**
 * The result of a call that is repeated while the file is locked.
 * @param until when to give up, ms since 1970
 * @throws the last refusal
 */
export async function patiently<T>(
  act: () => T | Promise<T>,
  until = Date.now() + patienceMs,
): Promise<T> {
  for (;;) {
    try {
      return await act()
    } catch (error) {
      if (!isLocked(error) || Date.now() >= until) throw error
      await setTimeout(betweenMs)
    }
  }
}

const isLocked = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY'

/**
 * What is written under a lock that was taken before it began. A statement that were refused the lock itself would
 * stay open in libsql, and until it is collected as garbage, no later statement of the connection would be
 * committed, whatever it returns.
 */
export async function locked<T>(
  file: Database.Database,
  write: () => T | Promise<T>,
  until?: number,
): Promise<T> {
  await patiently(() => file.exec('BEGIN IMMEDIATE'), until)
  try {
    const result = await write()
    file.exec('COMMIT')
    return result
  } finally {
    // Where it failed.
    if (file.inTransaction) file.exec('ROLLBACK')
  }
}

/** Kysely's dialect with statements that wait. @param open the connection, called at the first access */
export function patientDialect(open: () => Promise<Database.Database>): SqliteDialect {
  let file: Database.Database
  const database = async () => {
    file = await open()
    return file
  }
  const dialect = new SqliteDialect({ database })
  const createDriver = () => {
    const driver = SqliteDialect.prototype.createDriver.call(dialect)
    const acquire = driver.acquireConnection.bind(driver)
    // One connection for all: what queues behind a statement that waits does not wait once more.
    driver.acquireConnection = async () => {
      const until = Date.now() + patienceMs
      return patient(await acquire(), file, until)
    }
    driver.beginTransaction = async () => {
      await patiently(() => file.exec('BEGIN IMMEDIATE'))
    }
    return driver
  }
  return Object.assign(dialect, { createDriver })
}

const patient = (
  connection: DatabaseConnection,
  file: Database.Database,
  until: number,
): DatabaseConnection => ({
  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const run = () => connection.executeQuery<R>(query)
    if (!isWriting(query) || file.inTransaction) return patiently(run, until)
    return locked(file, run, until)
  },
  streamQuery: (query, size) => connection.streamQuery(query, size),
})

const isWriting = ({ query }: CompiledQuery) =>
  InsertQueryNode.is(query) || UpdateQueryNode.is(query) || DeleteQueryNode.is(query)
