/** Commits callback requests and finds them again by their idempotency key. */
import 'server-only'
import { createHash } from 'node:crypto'
import type { ExpressionBuilder } from 'kysely'
import { contentOf } from '../content'
import type { Db, Tables } from './database-tables'
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
 * another request. It gets a key derived from both, so that its repetitions have the same one, and
 * names the one before.
 *
 * @throws Error when the request is not safely stored.
 */
export async function commit(
  db: Db,
  request: NewRequest,
  state: FirstState,
  now: number,
): Promise<CommitResult> {
  const told = await withEarlier(db, request)
  const first = await insert(db, told, state, now)
  if (isSame(first.row, request)) return first
  const second = await insert(db, { ...told, key: identityOf(request) }, state, now)
  if (isSame(second.row, request)) return second
  throw new Error('The stored request differs from the one that was sent')
}

/** A form is fetched anew on "back", with another key, while the browser fills in what was typed. */
const sentAgainMs = 10 * 60_000

/**
 * The row of the same request: by its key at any time, by its content alone for ten minutes. Whoever asks again
 * later was not called, which the clinic is to know.
 */
export async function find(
  db: Db,
  request: NewRequest,
  now: number,
): Promise<RequestRow | undefined> {
  const rows = await db
    .selectFrom('requests')
    .selectAll()
    .where(is =>
      is.or([
        is('key', 'in', [request.key, identityOf(request)]),
        is.and([
          ofSamePerson(is, request),
          // In both directions: a clock may have been set back.
          is.between('createdAt', now - sentAgainMs, now + sentAgainMs),
        ]),
      ]),
    )
    .orderBy('id')
    .execute()
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

/** Names the latest request of the same form, or of the same person about the same record. */
async function withEarlier(db: Db, request: NewRequest): Promise<NewRequest> {
  const { key, meta } = request
  const before = await db
    .selectFrom('requests')
    .select('key')
    .where(is => is.or([is('key', '=', key), ofSamePerson(is, request)]))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return before ? { ...request, meta: { ...meta, earlier: before.key } } : request
}

function ofSamePerson(
  { and, eb }: ExpressionBuilder<Tables, 'requests'>,
  { endpoint, payload }: NewRequest,
) {
  return and([eb('payload', '=', JSON.stringify(payload)), eb('endpoint', '=', endpoint)])
}

function isSame(row: RequestRow, request: NewRequest): boolean {
  return contentIn(row) === contentIn(request)
}

function contentIn({ endpoint, kind, payload, meta, locale }: NewRequest): string {
  return contentOf(endpoint, payload, { ...meta, kind, locale })
}

/** By key and content, in the shape of a key: the same for repetitions of a request alone. */
export function identityOf(request: NewRequest): string {
  const hash = createHash('sha256')
    .update(`${request.key}\n${contentIn(request)}`)
    .digest('hex')
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
