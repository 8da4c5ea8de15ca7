import 'server-only'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Libsql from 'libsql'

/**
 * Opens a database in which what was loaded survives restarts, made when it is first needed. Other
 * processes write it, too: the timeout is short. What a power failure takes is noted again by the
 * next load, so NORMAL is durable enough.
 */
export function openDatabase(folder: string, file: string, schema: string): Libsql.Database {
  mkdirSync(folder, { recursive: true })
  const database = new Libsql(join(folder, file))
  database.exec('PRAGMA busy_timeout = 200')
  database.exec('PRAGMA journal_mode = WAL')
  database.exec('PRAGMA synchronous = NORMAL')
  database.exec(schema)
  return database
}
