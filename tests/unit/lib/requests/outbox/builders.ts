/** Real stores in temporary folders, and requests with defaults. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import Database from 'libsql'
import type { Db } from '@/lib/requests/outbox/database-tables'
import { toRow } from '@/lib/requests/outbox/row'
import { openDatabase } from '@/lib/requests/outbox/sqlite'
import { commit, type FirstState } from '@/lib/requests/outbox/store'
import type { NewRequest, RequestRow } from '@/lib/requests/outbox/types'

const folders: string[] = []

/** A folder that `removeFolders` deletes. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'outbox-'))
  folders.push(path)
  return path
}

export function removeFolders(): void {
  for (const path of folders.splice(0)) rmSync(path, { recursive: true, force: true })
}

export function storeFile(): string {
  return join(folder(), 'requests.db')
}

export function store(): Db {
  return openDatabase(storeFile())
}

/** The phone of the request in the stores of `tests/support/stores`. */
export const earlierPhone = '77010000001'

/** Fills a file like the last release that kept the version in `user_version`. */
export function writeEarlierStore(file: string): void {
  const database = new Database(file)
  database.exec(readFileSync('tests/support/stores/earlier.sqlite.sql', 'utf8'))
  database.close()
}

/** Runs one statement directly, and returns its result. */
export async function exec(db: Db, statement: string): Promise<unknown[]> {
  const { rows } = await sql.raw(statement).execute(db)
  return rows
}

/** All requests in order of arrival. */
export async function rowsOf(db: Db): Promise<RequestRow[]> {
  const raw = await db.selectFrom('requests').selectAll().orderBy('id').execute()
  return raw.map(toRow)
}

/** A store that rejects writes; `exec(db, 'DROP TRIGGER full')` ends it. */
export function fillUp(db: Db): Promise<unknown[]> {
  return exec(
    db,
    "CREATE TEMP TRIGGER full BEFORE INSERT ON main.requests BEGIN SELECT RAISE(ABORT, 'full'); END",
  )
}

/** With a backend, without e-mails. */
export const waiting: FirstState = { state: 'pending', emailState: 'none' }
/** Without a backend and e-mails. */
export const forInbox: FirstState = { state: 'inbox', emailState: 'none' }

let count = 0

/** Stores pending requests, and returns their keys. */
export async function storePending(
  db: Db,
  howMany: number,
  now = Date.now(),
  state = waiting,
): Promise<string[]> {
  const keys: string[] = []
  while (keys.length < howMany) {
    keys.push((await commit(db, newRequest(), state, now)).row.key)
  }
  return keys
}

export function newRequest(change: Partial<NewRequest> = {}): NewRequest {
  count += 1
  return {
    key: `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`,
    kind: 'doctors',
    endpoint: '/api/request-doctors',
    payload: { doctor_id: 7, name: 'Айгүл Өтегенова', phone: '77010000000' },
    meta: { page: '/doctors-list/list', consentVersion: '1' },
    flags: [],
    sessionId: '',
    locale: 'kk',
    ...change,
  }
}
