/** Commits callback requests and finds them again by their idempotency key. */
import 'server-only'
import { createHash } from 'node:crypto'
import type { Db } from './database-tables'
import { toRow } from './row'
import type { EmailState, NewRequest, RequestRow, RequestState } from './types'

/** The states a new request begins with. */
export interface FirstState {
  /** `inbox` when there is no backend to deliver to. */
  readonly state: Extract<RequestState, 'pending' | 'inbox'>
  readonly emailState: Extract<EmailState, 'pending' | 'none'>
}

export interface CommitResult {
  readonly row: RequestRow
  /** False when this request had been stored before. */
  readonly created: boolean
}

/**
 * Stores a request unless it is there already, and reads it back from the store.
 *
 * The same key with other content (a form that was corrected and sent again after "back") is
 * another request. It gets a key derived from both, so that its repetitions have the same one.
 *
 * @throws Error when the request is not safely stored.
 */
export async function commit(
  db: Db,
  request: NewRequest,
  state: FirstState,
  now: number,
): Promise<CommitResult> {
  const first = await insert(db, request, state, now)
  if (isSame(first.row, request)) return first
  const second = await insert(db, { ...request, key: derivedKey(request) }, state, now)
  if (isSame(second.row, request)) return second
  throw new Error('The stored request differs from the one that was sent')
}

/** The row that `commit` would find for this request, or undefined. */
export async function find(db: Db, request: NewRequest): Promise<RequestRow | undefined> {
  const keys = [request.key, derivedKey(request)]
  const rows = await db.selectFrom('requests').selectAll().where('key', 'in', keys).execute()
  return rows.map(toRow).find(row => isSame(row, request))
}

async function insert(
  db: Db,
  { payload, meta, flags, ...request }: NewRequest,
  state: FirstState,
  now: number,
): Promise<CommitResult> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('requests')
    .values({
      ...request,
      payload: JSON.stringify(payload),
      meta: JSON.stringify(meta),
      flags: flags.join(' '),
      ...state,
      createdAt: now,
    })
    .onConflict(conflict => conflict.column('key').doNothing())
    .executeTakeFirstOrThrow()
  const raw = await db
    .selectFrom('requests')
    .selectAll()
    .where('key', '=', request.key)
    .executeTakeFirst()
  if (!raw) throw new Error('The request was not found again after it was stored')
  return { row: toRow(raw), created: (numInsertedOrUpdatedRows ?? 0n) > 0n }
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
