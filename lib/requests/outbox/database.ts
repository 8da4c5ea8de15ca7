/**
 * The store that callback requests are committed to before they are answered: the database of
 * `DATABASE_URL`, else an SQLite file.
 */
import 'server-only'
import { resolve } from 'node:path'
import { env } from '@/lib/clinic/environment/env'
import { Slot } from '@/lib/process/slot'
import type { Db } from './database-tables'
import { openPostgres } from './postgres'
import { openDatabase } from './sqlite'

export const databaseName = 'requests.db'

interface Connection {
  readonly address: string
  readonly db: Db
}

const slot = new Slot<Connection>('outbox')

/**
 * The store of this process. One that was damaged, replaced or removed meanwhile is reopened: a
 * commit to a deleted file would be acknowledged and lost. It fails at the access itself, not here.
 */
export function database(): Db {
  const { DATABASE_URL } = env()
  const address = DATABASE_URL ?? databaseFile()
  const known = slot.value
  if (known?.address === address) {
    if (known.db.isCurrent()) return known.db
    const db = known.db.reopened()
    slot.value = { address, db }
    return db
  }
  void known?.db.destroy()
  const db = DATABASE_URL ? openPostgres(DATABASE_URL) : openDatabase(address)
  slot.value = { address, db }
  return db
}

/** Absolute path of the SQLite file. */
export function databaseFile(): string {
  return resolve(env().DATA_DIR, databaseName)
}
