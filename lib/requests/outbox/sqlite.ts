/** The request store of one machine: an SQLite file. */
import 'server-only'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely } from 'kysely'
import Database from 'libsql'
import { log } from '@/lib/telemetry/log'
import { Db } from './database-tables'
import { advice, isLatest, migrateToLatest, sqliteMigrations } from './migrations'
import { patientDialect, patiently } from './patience'
import { isDamage, putAside, salvage } from './rescue'
import { alone, createPrivate, type Identity, identityOf } from './sqlite-file'

interface Opened {
  readonly connection: Database.Database
  readonly identity: Identity
}

/**
 * The store in a file. The first access opens it: creates file and folder, replaces a damaged file,
 * and migrates the tables. After a failure the next access tries again.
 * @param before What this process had open under this name. If that file is still there, it is
 *   damaged or has lost its journal, as a file is never opened twice.
 */
export function openDatabase(file: string, before?: Opened): Db {
  let opened: Opened | undefined
  let damaged = false
  const database = async () => {
    opened = await open(file, before)
    return opened.connection
  }
  return new Db('sqlite', patientDialect(database), {
    onError(error) {
      damaged ||= isDamage(error)
    },
    isCurrent() {
      const { main, journal } = identityOf(file)
      const { identity } = opened ?? {}
      return !identity || (!damaged && identity.main === main && identity.journal === journal)
    },
    reopened: () => openDatabase(file, opened),
  })
}

/** Read-only: nothing is created, changed or renamed. */
export function readDatabase(file: string): Db {
  return openAsItIs(file, 'PRAGMA query_only = ON')
}

/** Of whatever release: tables are neither created nor changed, nor is a damaged file replaced. */
export function openAsItIs(file: string, ...settings: readonly string[]): Db {
  const database = async () => {
    const connection = new Database(file)
    // A command has nobody to serve meanwhile, and VACUUM takes its lock itself.
    connection.exec(['PRAGMA busy_timeout = 3000', ...settings].join('; '))
    return connection
  }
  return new Db('sqlite', patientDialect(database))
}

/** @throws Error that names the file and what to check. */
async function open(file: string, before: Opened | undefined): Promise<Opened> {
  try {
    mkdirSync(dirname(file), { recursive: true })
    const { damaged, ...opened } = await alone(file, () => openOrReplace(file, before))
    await migrate(opened.connection)
    if (damaged) await rescue(damaged, opened.connection)
    return opened
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `The request store ${file} cannot be opened: ${reason}.${advice(error, 'DATA_DIR')}`,
      {
        cause: error,
      },
    )
  }
}

/** New requests are stored in any case; what could not be copied stays in the damaged file. */
async function rescue(damaged: Database.Database, connection: Database.Database): Promise<void> {
  try {
    const saved = await salvage(damaged, connection)
    log.error(`${saved} requests of the damaged store are in the new one.`)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    log.error({ reason }, 'Not all requests of the damaged store could be copied; it is kept.')
  }
}

/** @returns also the connection to the damaged store, where that was replaced. */
async function openOrReplace(file: string, before: Opened | undefined) {
  const isBefore = before && before.identity.main === identityOf(file).main
  const connection = isBefore ? before.connection : connect(file)
  if (!isBefore && (await isSound(connection))) return { connection, identity: identityOf(file) }
  log.error(`The request store is damaged; it is kept as ${putAside(file)}.`)
  const fresh = connect(file)
  if (!(await isSound(fresh))) throw new Error('a new file is damaged, too')
  return { connection: fresh, identity: identityOf(file), damaged: connection }
}

function connect(file: string): Database.Database {
  createPrivate(file)
  return new Database(file)
}

/** Sets the connection up and runs an integrity check. */
async function isSound(connection: Database.Database): Promise<boolean> {
  try {
    await patiently(() => connection.exec('PRAGMA journal_mode = WAL'))
    // Every commit reaches the disk before it is acknowledged; deleted requests are overwritten.
    connection.exec('PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
    const check = () => connection.prepare('PRAGMA quick_check(1)').all([])
    const [row] = (await patiently(check)) as { quick_check: string }[]
    return row?.quick_check === 'ok'
  } catch (error) {
    if (isDamage(error)) return false
    connection.close()
    throw error
  }
}

/**
 * Kysely's migrator takes no lock in SQLite; another process may be starting, too. A process that starts is
 * busy for seconds between two statements, in which the others cannot store a request: no lock for nothing.
 */
async function migrate(connection: Database.Database): Promise<void> {
  const db = new Kysely<unknown>({ dialect: patientDialect(async () => connection) })
  try {
    if (await isLatest(db, sqliteMigrations)) return
    await patiently(() => connection.exec('BEGIN IMMEDIATE'))
    await migrateToLatest(db, sqliteMigrations)
    connection.exec('COMMIT')
  } catch (error) {
    // Which rolls back.
    connection.close()
    throw error
  }
}
