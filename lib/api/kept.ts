/** Reading that keeps every good answer for an outage, and readers for when there is one. */
import 'server-only'
import type { Call } from './client'
import { findList } from './envelope'
import { emptySince, forget, recall, remember } from './last-good'
import { mayAsk, noteOutcome } from './outage'
import { type Read, readFresh } from './reader'
import { BackendError } from './result'
import { siteTransport } from './transport'

/** Milliseconds until an emptied list is believed: longer than a backend takes to be set up anew. */
const disbeliefMs = 60 * 60_000

/**
 * Asks the backend and keeps what it says. A list that had records and has none now is taken for
 * a fault for an hour: a clinic does not lose all its doctors in a moment, but a database does.
 * @throws BackendError, also at once while the backend is known to be silent and an older answer
 *   is there.
 */
export const readKeeping: Read = async (call, check) => {
  const key = keyOf(call)
  if (!mayAsk() && (await recall(key)) !== undefined) throw new BackendError('network', call.path)
  try {
    const json = await readFresh(call, check)
    noteOutcome()
    if (await isSuddenlyEmpty(call, json)) throw new BackendError('format', call.path)
    await (json === null ? forget(key) : remember(key, json))
    return json
  } catch (error) {
    noteOutcome(error)
    throw error
  }
}

/** The last good answer without asking. @throws BackendError when there is none of use. */
export const readKept: Read = async (call, check) => {
  const json = await recall(keyOf(call))
  if (json === undefined) throw new BackendError('network', call.path)
  check(json)
  return json
}

/** Whether an answer is an empty list where there were records less than an hour ago. */
export async function isSuddenlyEmpty(call: Call, json: unknown): Promise<boolean> {
  if (!isEmpty(json)) return false
  const key = keyOf(call)
  const kept = await recall(key)
  if (kept === undefined || isEmpty(kept)) return false
  const now = Date.now()
  const since = await emptySince(key, now)
  return since !== undefined && now - since < disbeliefMs
}

/** The backend is part of it: what is kept outlives a change of `BACKEND_URL`. */
export function keyOf({ path, query, locale }: Call): string {
  const params = new URLSearchParams(query)
  params.sort()
  return `${siteTransport().origin} ${locale} ${path}?${params}`
}

const isEmpty = (json: unknown) => findList(json)?.length === 0
