/** A request is kept, whatever state the store is in: the step that nothing may be lost in. */
import 'server-only'
import { verdictOf } from '@/lib/requests/verdict'
import { env } from '@/lib/site/env'
import { log } from '@/lib/telemetry/log'
import { sendToBackend } from './backend'
import { database } from './database'
import { commit, find } from './store'
import type { Db } from './tables'
import type { NewRequest } from './types'
import { wakeDelivery } from './wake'

/**
 * `created`: stored, or taken by the backend while the store is broken; `repeated`: stored before;
 * `unavailable`: neither store nor backend would take it, so the sender has to keep it.
 */
export type Acceptance = 'created' | 'repeated' | 'unavailable'

/** Whether this very request was stored before; false also when the store cannot say. */
export async function isKept(request: NewRequest): Promise<boolean> {
  return Boolean(await withStore(db => find(db, request)))
}

/** Never rejects. */
export async function keep(request: NewRequest): Promise<Acceptance> {
  const state = env().BACKEND_URL ? 'pending' : 'inbox'
  const committed = await withStore(db => commit(db, request, state, Date.now()))
  if (!committed) return forward(request)

  wakeDelivery()
  return committed.created ? 'created' : 'repeated'
}

/** The result, or undefined when the store fails: then the request must find another way. */
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
  // What was written to a damaged or deleted file is written again, to the one in its place.
  return isLast ? undefined : withStore(access, true)
}

async function forward(request: NewRequest): Promise<Acceptance> {
  if (!env().BACKEND_URL) return 'unavailable'
  try {
    const { status } = await sendToBackend(request)
    return verdictOf(status) === 'delivered' ? 'created' : 'unavailable'
  } catch {
    return 'unavailable'
  }
}
