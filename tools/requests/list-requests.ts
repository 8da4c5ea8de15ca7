/** Reads stored requests for `npm run requests`. */
import 'server-only'
import type { Db } from '@/lib/requests/outbox/database-tables'
import { toRow } from '@/lib/requests/outbox/row'
import type { RequestRow, RequestState } from '@/lib/requests/outbox/types'

export interface ListFilter {
  /** Milliseconds since 1970; 0 for all. */
  readonly since: number
  /** State of the request or of its e-mail. */
  readonly state?: RequestState | undefined
}

/** Newest first. @throws Error when the store cannot be read. */
export async function listRequests(db: Db, { since, state }: ListFilter): Promise<RequestRow[]> {
  const all = db.selectFrom('requests').selectAll().where('createdAt', '>=', since)
  const wanted = state
    ? all.where(is =>
        is.or([
          is('state', '=', state),
          ...(state === 'inbox' ? [] : [is('emailState', '=', state)]),
        ]),
      )
    : all
  const raw = await wanted.orderBy('createdAt', 'desc').orderBy('id', 'desc').execute()
  return raw.map(toRow)
}
