/** Stores a callback request, or delivers it at once while the store is broken. */
import 'server-only'
import { env } from '@/lib/clinic/environment/env'
import { log } from '@/lib/telemetry/log'
import { attemptBackend } from './backend'
import { database } from './database'
import type { Db } from './database-tables'
import { attemptEmail } from './email'
import type { RequestToDeliver } from './outcome'
import { commit, type FirstState, find } from './store'
import type { NewRequest } from './types'
import { wakeDelivery } from './wake'

/**
 * `created`: stored, or accepted by the backend or by e-mail while the store is broken; `repeated`:
 * stored before; `unavailable`: nobody accepted it, so the browser has to keep it.
 */
export type Acceptance = 'created' | 'repeated' | 'unavailable'

export interface Accepted {
  readonly acceptance: Acceptance
  /** Key of the stored request: the same for its repetitions alone. */
  readonly key: string
}

/** The same request as it was stored before; undefined also when the store cannot be read. */
export async function findStored(request: NewRequest): Promise<Accepted | undefined> {
  const row = await withStore(db => find(db, request, Date.now()))
  return row && { acceptance: 'repeated', key: row.key }
}

/** Never rejects. */
export async function storeRequest(request: NewRequest): Promise<Accepted> {
  const { BACKEND_URL, SMTP_URL } = env()
  const state: FirstState = {
    state: BACKEND_URL ? 'pending' : 'inbox',
    emailState: SMTP_URL ? 'pending' : 'none',
  }
  const now = Date.now()
  const committed = await withStore(db => commit(db, request, state, now))
  if (!committed) {
    return { acceptance: await forward({ ...request, createdAt: now }), key: request.key }
  }
  wakeDelivery()
  return { acceptance: committed.created ? 'created' : 'repeated', key: committed.row.key }
}

/** The result, or undefined when the store fails. */
async function withStore<T>(
  access: (db: Db) => Promise<T>,
  isLast = false,
): Promise<T | undefined> {
  const db = database()
  let result: T | undefined
  try {
    result = await access(db)
  } catch (err) {
    log.error({ err }, 'A request cannot be stored')
  }
  if (db.isCurrent()) return result
  // The file was damaged or deleted meanwhile: once more, with the new file.
  return isLast ? undefined : withStore(access, true)
}

async function forward(request: RequestToDeliver): Promise<Acceptance> {
  const { BACKEND_URL, SMTP_URL } = env()
  const outcomes = await Promise.all([
    BACKEND_URL && attemptBackend(request),
    SMTP_URL && attemptEmail(request),
  ])
  const isTaken = outcomes.some(outcome => outcome && outcome.verdict === 'delivered')
  return isTaken ? 'created' : 'unavailable'
}
