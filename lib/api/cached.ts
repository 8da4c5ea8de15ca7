/**
 * Reading for pages: Next's data cache in front, the last good answer behind.
 *
 * The cache keeps raw JSON that passed its check, and a true 404 as `null`, or else a deleted
 * record would be served stale for ever. A failure is never kept: Next then serves the stale entry,
 * and where there is none, the answer kept on disk is used.
 */
import 'server-only'
import { unstable_cache } from 'next/cache'
import type { Call } from './client'
import { forget, recall, remember } from './last-good'
import { type Read, readFresh } from './reader'
import { BackendError } from './result'
import { siteTransport } from './transport'

/** All page data carry it, so that one revalidation refreshes every page. */
export const contentTag = 'content'

/** Seconds, as long as a page's own. */
const revalidate = 300

/** The reader of all screens; outside of Next it does the same without the data cache. */
export const readCached: Read = async (call, check) => {
  const key = keyOf(call)
  try {
    return await throughNextCache(key, async () => {
      const json = await readFresh(call, check)
      await (json === null ? forget(key) : remember(key, json))
      return json
    })
  } catch (error) {
    const kept = error instanceof BackendError ? await recall(key) : undefined
    if (kept === undefined) throw error
    check(kept)
    console.warn('The last good answer is used instead of', String(error))
    return kept
  }
}

/**
 * Runs `load` through the data cache. Commands, tests and the middleware have none, and Next says
 * so by throwing before it calls: whatever is thrown before `load` began means "ask directly".
 */
export async function throughNextCache<T>(key: string, load: () => Promise<T>): Promise<T> {
  let began = false
  const start = () => {
    began = true
    return load()
  }
  try {
    return await unstable_cache(start, [key], { tags: [contentTag], revalidate })()
  } catch (error) {
    if (began) throw error
    return load()
  }
}

/** The backend is part of the key: the data cache outlives a change of `BACKEND_URL`. */
function keyOf({ path, query, locale }: Call): string {
  const params = new URLSearchParams(query)
  params.sort()
  return `${siteTransport().origin} ${locale} ${path}?${params}`
}
