/** A checked request becomes a stored one: the step that nothing may be lost in. */
import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Locale } from '@/lib/i18n/locales'
import { endpointOf, payloadOf } from '@/lib/requests/kinds'
import type { ParsedPost } from '@/lib/requests/schema'
import { env } from '@/lib/site/env'
import { sendToBackend } from './backend'
import { verdictOf } from './backoff'
import { database } from './database'
import { flagsOf } from './flags'
import { countPost } from './limits'
import { isBroken } from './rescue'
import { commit, find } from './store'
import type { Db } from './tables'
import type { NewRequest } from './types'
import { wakeDelivery } from './wake'

export interface Submission extends ParsedPost {
  /** As the browser sent it; what is no key is replaced. */
  readonly key: string | null
  readonly sessionId: string
  readonly locale: Locale
  /** Of the visitor, for the limits. */
  readonly address: string
}

/**
 * `created`: stored, or taken by the backend while the store is broken; `repeated`: stored before;
 * `unavailable`: neither store nor backend would take it, so the sender has to keep it.
 */
export type Acceptance = 'created' | 'repeated' | 'unavailable'

/** @throws HttpError 429 when the visitor floods the site. */
export async function accept(submission: Submission): Promise<Acceptance> {
  const request = toRequest(submission)
  if (await withStore(db => find(db, request))) return 'repeated'

  const isOften = await countPost(request, submission.address)
  const flagged = isOften ? { ...request, flags: [...request.flags, 'often' as const] } : request
  const state = env().BACKEND_URL ? 'pending' : 'inbox'
  const committed = await withStore(db => commit(db, flagged, state, Date.now()))
  if (!committed) return forward(flagged)

  wakeDelivery()
  return committed.created ? 'created' : 'repeated'
}

function toRequest({ target, person, meta, key, sessionId, locale }: Submission): NewRequest {
  const { website: _, ...kept } = meta
  return {
    key: keyOf(key) ?? randomUUID(),
    kind: target.kind,
    endpoint: endpointOf(target.kind),
    payload: payloadOf(target, person),
    meta: kept,
    flags: flagsOf(meta),
    sessionId,
    locale,
  }
}

const keyPattern = /^[\w-]{16,64}$/

/** The draft standard writes the key in quotes. Short or odd keys could meet by chance. */
function keyOf(header: string | null): string | undefined {
  const key = header?.replace(/^"|"$/g, '').toLowerCase()
  return key && keyPattern.test(key) ? key : undefined
}

/** The result, or undefined when the store fails: then the request must find another way. */
async function withStore<T>(
  access: (db: Db) => Promise<T>,
  isRescued = false,
): Promise<T | undefined> {
  try {
    return await access(database())
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    // A damaged store is replaced at the next access, which is this one's second.
    return isBroken(error) && !isRescued ? withStore(access, true) : undefined
  }
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
