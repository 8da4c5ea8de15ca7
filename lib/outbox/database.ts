/**
 * The store that callback requests are committed to before they are answered: the database of
 * `DATABASE_URL`, else an SQLite file. It is kept on `globalThis`, because Next bundles route
 * handlers and instrumentation apart and each would open its own.
 */
import 'server-only'
import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { env } from '@/lib/site/env'
import { openPostgres } from './postgres'
import { isBroken, openOrRescue } from './rescue'
import type { Db } from './tables'

export const databaseName = 'requests.db'

interface Connection {
  readonly address: string
  readonly identity: string
  readonly db: Db
}

const slot = Symbol.for('clinic.outbox.database')
const shared = globalThis as { [slot]?: Connection | undefined }

/**
 * The store of this process. A file is reopened when it was replaced or removed under it: a commit
 * to a deleted file would be acknowledged and lost.
 * @throws Error when the file cannot be opened. A database that is out of reach fails later, at the
 *   access itself.
 */
export function database(): Db {
  const { DATABASE_URL } = env()
  const address = DATABASE_URL ?? databaseFile()
  const identity = () => (DATABASE_URL ? '' : identityOf(address))
  const known = shared[slot]
  if (known && known.address === address && known.identity === identity()) return known.db
  void known?.db.destroy()
  shared[slot] = undefined
  const db = DATABASE_URL ? openPostgres(DATABASE_URL) : openOrRescue(address, dropIfBroken)
  shared[slot] = { address, identity: identity(), db }
  return db
}

/** The next access opens the file anew, and rescues what it can. */
function dropIfBroken(error: unknown): void {
  if (!isBroken(error)) return
  void shared[slot]?.db.destroy()
  shared[slot] = undefined
}

/** Absolute path of the SQLite file. */
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
