/**
 * Reading for pages: Next's data cache in front, the last good answer behind.
 *
 * The cache keeps raw JSON that passed its check, and a true 404 as `null`, or else a deleted
 * record would be served stale for ever. A failure is never kept: Next then serves the stale entry,
 * and where there is none, the answer kept on disk is used. A page asks
 * it once for each call, and what says the same as the last time is not read again (`once.ts`).
 */
import 'server-only'
import { unstable_cache } from 'next/cache'
import { cache } from 'react'
import { keyOf, readKeeping, readKept } from './kept'
import { pack, unpackOnce } from './once'
import type { Read } from './reader'
import { BackendError } from './result'

/** All page data carry it, so that one revalidation refreshes every page. */
export const contentTag = 'content'

/** Seconds, as long as a page's own. */
const revalidate = 300

/** Seconds until a page that lacks something is made anew. */
const soon = 10

/** What the page at hand has asked for; outside of a page nothing is remembered. */
const asked = cache(() => new Map<string, Promise<string>>())

/** The reader of all screens; outside of Next it does the same without the data cache. */
export const readCached: Read = async (call, check) => {
  const key = keyOf(call)
  const ask = () => readKeeping(call, check)
  const own = asked()
  try {
    const answer = own.get(key) ?? throughNextCache(key, async () => pack(await ask()))
    own.set(key, answer)
    const packed = await answer
    // An entry of an earlier release may have passed other checks.
    return isGood(key, packed, check) ? unpackOnce(key, packed) : await ask()
  } catch (error) {
    if (!(error instanceof BackendError)) throw error
    const kept = await readKept(call, check).catch(() => undefined)
    if (kept === undefined) throw error
    console.warn('The last good answer is used instead of', String(error))
    return kept
  }
}

function isGood(key: string, packed: string, check: (json: unknown) => void): boolean {
  try {
    check(unpackOnce(key, packed))
    return true
  } catch {
    return false
  }
}

/**
 * Runs `load` through the data cache. Commands, tests and the middleware have none, and Next says
 * so by throwing before it calls: whatever is thrown before `load` began means "ask directly".
 */
export async function throughNextCache<T>(
  key: string,
  load: () => Promise<T>,
  seconds = revalidate,
): Promise<T> {
  let began = false
  const start = () => {
    began = true
    return load()
  }
  try {
    return await unstable_cache(start, [key], { tags: [contentTag], revalidate: seconds })()
  } catch (error) {
    if (began) throw error
    return load()
  }
}

/** Of all that a page reads, the shortest time decides how long the page itself is fresh. */
export async function renewSoon(): Promise<void> {
  await throughNextCache('renew soon', async () => null, soon)
}
