/** The request store of one machine: an SQLite file. */
import 'server-only'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { SqliteDialect } from 'kysely'
import Database from 'libsql'
import { sqliteMigrations } from './migrations'
import { Db } from './tables'

/**
 * Opens the file, creating it and its folder where they are missing, and brings its tables up to
 * date.
 * @param onError Called for each query that fails.
 * @throws Error that names the file and what to check.
 */
export function openDatabase(file: string, onError?: (error: unknown) => void): Db {
  try {
    mkdirSync(dirname(file), { recursive: true })
    // Names and phones: for the owner only. SQLite gives its journals the rights of the file.
    closeSync(openSync(file, 'a', 0o600))
    const database = new Database(file)
    database.exec('PRAGMA busy_timeout = 3000')
    database.exec('PRAGMA journal_mode = WAL')
    // Every commit reaches the disk before it is acknowledged; deleted requests are overwritten.
    database.exec('PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
    migrate(database)
    return new Db('sqlite', new SqliteDialect({ database }), onError)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The request store ${file} cannot be opened: ${reason}. Check DATA_DIR.`, {
      cause: error,
    })
  }
}

function migrate(database: Database.Database): void {
  const latest = sqliteMigrations.length
  if (versionOf(database) === latest) return
  database
    .transaction(() => {
      const version = versionOf(database)
      if (version > latest) {
        throw new Error(`it has version ${version}, this release knows ${latest}`)
      }
      for (const sql of sqliteMigrations.slice(version)) database.exec(sql)
      database.exec(`PRAGMA user_version = ${latest}`)
    })
    .immediate()
}

function versionOf(database: Database.Database): number {
  const [row] = database.prepare('PRAGMA user_version').all([]) as { user_version: number }[]
  return row?.user_version ?? 0
}
