/** Commits callback requests and finds them again by their idempotency key. */
import 'server-only'
import { createHash } from 'node:crypto'
import type { Db } from './database'
import { type RawRow, toRow } from './row'
import type { NewRequest, RequestRow, RequestState } from './types'

export interface Committed {
  readonly row: RequestRow
  /** False when this very request had been stored before. */
  readonly created: boolean
}

/**
 * Stores a request unless it is there already, and reads it back from the store.
 *
 * A key that comes again with other content (the form corrected and sent once more after "back")
 * is another request, and gets a key of its own that is the same on every repetition.
 *
 * @param state `inbox` when there is no backend to deliver to.
 * @throws Error when the request is not safely stored.
 */
export function commit(
  db: Db,
  request: NewRequest,
  state: Extract<RequestState, 'pending' | 'inbox'>,
  now: number,
): Committed {
  const first = insert(db, request, state, now)
  if (isSame(first.row, request)) return first
  const second = insert(db, { ...request, key: derivedKey(request) }, state, now)
  if (isSame(second.row, request)) return second
  throw new Error('The stored request differs from the one that was sent')
}

/** The row that `commit` would find for this request, or undefined. */
export function find(db: Db, request: NewRequest): RequestRow | undefined {
  const keys = [request.key, derivedKey(request)]
  return keys.map(key => byKey(db, key)).find(row => row && isSame(row, request))
}

function insert(db: Db, request: NewRequest, state: RequestState, now: number): Committed {
  const { key, kind, endpoint, payload, meta, flags, sessionId, locale } = request
  const { changes } = db
    .prepare(
      `INSERT INTO requests
         (key, kind, endpoint, payload, meta, flags, sessionId, locale, state, createdAt)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (key) DO NOTHING`,
    )
    .run([
      key,
      kind,
      endpoint,
      JSON.stringify(payload),
      JSON.stringify(meta),
      flags.join(' '),
      sessionId,
      locale,
      state,
      now,
    ])
  const row = byKey(db, key)
  if (!row) throw new Error('The request was not found again after it was stored')
  return { row, created: changes > 0 }
}

function byKey(db: Db, key: string): RequestRow | undefined {
  const [raw] = db.prepare('SELECT * FROM requests WHERE key = ?').all([key]) as RawRow[]
  return raw && toRow(raw)
}

function isSame(row: RequestRow, request: NewRequest): boolean {
  return fingerprint(row) === fingerprint(request)
}

function fingerprint({ endpoint, payload }: NewRequest): string {
  return JSON.stringify([endpoint, payload])
}

function derivedKey(request: NewRequest): string {
  const hash = createHash('sha256')
    .update(`${request.key}\n${fingerprint(request)}`)
    .digest('hex')
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
