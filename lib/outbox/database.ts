/**
 * The SQLite file that callback requests are committed to before they are answered. The
 * connection is kept on `globalThis`, because Next bundles route handlers and instrumentation
 * apart and each would open its own.
 */
import 'server-only'
import { closeSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import Database from 'libsql'
import { env } from '@/lib/site/env'
import { migrations } from './migrations'

export type Db = Database.Database

export const databaseName = 'requests.db'

/**
 * Opens the file, creating it and its folder where they are missing, and brings its tables up to
 * date.
 * @throws Error that names the file and what to check.
 */
export function openDatabase(file: string): Db {
  try {
    mkdirSync(dirname(file), { recursive: true })
    // Names and phones: for the owner only. SQLite gives its journals the rights of the file.
    closeSync(openSync(file, 'a', 0o600))
    const db = new Database(file)
    db.exec('PRAGMA busy_timeout = 3000')
    db.exec('PRAGMA journal_mode = WAL')
    // Every commit reaches the disk before it is acknowledged; deleted requests are overwritten.
    db.exec('PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
    migrate(db)
    return db
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The request store ${file} cannot be opened: ${reason}. Check DATA_DIR.`)
  }
}

function migrate(db: Db): void {
  if (versionOf(db) === migrations.length) return
  db.transaction(() => {
    const version = versionOf(db)
    if (version > migrations.length) {
      throw new Error(`it has version ${version}, this release knows ${migrations.length}`)
    }
    for (const sql of migrations.slice(version)) db.exec(sql)
    db.exec(`PRAGMA user_version = ${migrations.length}`)
  }).immediate()
}

function versionOf(db: Db): number {
  const [row] = db.prepare('PRAGMA user_version').all([]) as { user_version: number }[]
  return row?.user_version ?? 0
}

interface Connection {
  readonly file: string
  readonly identity: string
  readonly db: Db
}

const slot = Symbol.for('clinic.outbox.database')
const shared = globalThis as { [slot]?: Connection }

/**
 * The store of this process. Reopened when the file was replaced or removed under it: a commit
 * to a deleted file would be acknowledged and lost.
 * @throws Error when the file cannot be opened.
 */
export function database(): Db {
  const file = databaseFile()
  const known = shared[slot]
  if (known && known.file === file && known.identity === identityOf(file)) return known.db
  known?.db.close()
  shared[slot] = undefined
  const db = openDatabase(file)
  shared[slot] = { file, identity: identityOf(file), db }
  return db
}

/** Absolute path of the request store. */
export function databaseFile(): string {
  return resolve(env().DATA_DIR, databaseName)
}

/** Which file it is, whatever its name; a removed one is none. Inodes alone are used again. */
function identityOf(file: string): string {
  try {
    const { ino, birthtimeMs } = statSync(file)
    return `${ino} ${birthtimeMs}`
  } catch {
    return ''
  }
}
