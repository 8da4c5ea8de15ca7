/** The step between a resource and the wire: plain here, with caches in `cached.ts`. */
import 'server-only'
import { type Call, getJson } from './client'
import type { Transport } from './transport'

/**
 * Gives the raw JSON of a call, `null` for a true 404. `check` throws a BackendError for an answer
 * that is of no use; it runs before anything is kept, so that only usable answers are.
 */
export type Read = (call: Call, check: (json: unknown) => void) => Promise<unknown>

/** A reader that asks the given backend every time; without one, the backend of the site. */
export function readerOf(transport?: Transport): Read {
  return async (call, check) => {
    const json = await getJson(call, transport)
    check(json)
    return json
  }
}

/** Asks the site's backend every time: for the middleware, jobs and commands. */
export const readFresh: Read = readerOf()
