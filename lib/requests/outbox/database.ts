/**
 * The store that callback requests are committed to before they are answered: the database of
 * `DATABASE_URL`, else an SQLite file. It is kept on `globalThis`, because Next bundles route
 * handlers and instrumentation apart and each would open its own.
 */
import 'server-only'
import { resolve } from 'node:path'
import { env } from '@/lib/clinic/environment/env'
import type { Db } from './database-tables'
import { openPostgres } from './postgres'
import { openDatabase } from './sqlite'

export const databaseName = 'requests.db'

interface Connection {
  readonly address: string
  readonly db: Db
}

const slot = Symbol.for('clinic.outbox.database')
const shared = globalThis as { [slot]?: Connection | undefined }

/**
 * The store of this process. One that was damaged, replaced or removed meanwhile is reopened: a
 * commit to a deleted file would be acknowledged and lost. It fails at the access itself, not here.
 */
export function database(): Db {
  const { DATABASE_URL } = env()
  const address = DATABASE_URL ?? databaseFile()
  const known = shared[slot]
  if (known?.address === address) {
    if (known.db.isCurrent()) return known.db
    shared[slot] = { address, db: known.db.reopened() }
    return shared[slot].db
  }
  void known?.db.destroy()
  const db = DATABASE_URL ? openPostgres(DATABASE_URL) : openDatabase(address)
  shared[slot] = { address, db }
  return db
}

/** Absolute path of the SQLite file. */
export function databaseFile(): string {
  return resolve(env().DATA_DIR, databaseName)
}
