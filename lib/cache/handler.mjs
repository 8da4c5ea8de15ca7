// @ts-check
import FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { contentSecurityPolicy, scriptHashes } from './csp.mjs'

/**
 * Next's own file-system cache of rendered pages, with two headers added to each page: `Vary`
 * (Google: dynamic serving) and a Content-Security-Policy with the hashes of that very page's
 * inline scripts. Next overwrites both when they are set in the middleware or in `headers()`.
 *
 * `next/dist/…/file-system-cache` is a private path: Next is pinned, and an e2e test fails when
 * the headers are gone. Plain JavaScript, as Next loads it at run time without compiling it.
 */
const FileSystemCache = FileSystemCacheModule.default ?? FileSystemCacheModule

/** Beside the values that Next itself adds for its RSC requests. */
const vary = 'User-Agent, Cookie'

/** Entries that have their headers: hashing the scripts anew on each hit would halve the speed. */
const done = new WeakSet()

/**
 * The entry itself is changed, never a copy: on a MISS Next sends the object it handed to `set`.
 * @param {import('next/dist/server/response-cache').IncrementalCacheValue | null | undefined} value
 */
function addHeaders(value) {
  if (value?.kind !== 'APP_PAGE' || done.has(value)) return
  done.add(value)
  value.headers ??= {}
  value.headers.vary = vary
  value.headers['content-security-policy'] = contentSecurityPolicy(scriptHashes(value.html))
}

export default class PageCache extends FileSystemCache {
  /** @param {Parameters<InstanceType<typeof FileSystemCache>['get']>} args */
  async get(...args) {
    const entry = await super.get(...args)
    addHeaders(entry?.value)
    return entry
  }

  /** @param {Parameters<InstanceType<typeof FileSystemCache>['set']>} args */
  async set(...args) {
    const [, value] = args
    addHeaders(value)
    // Made-up addresses must not fill the disk: what is not found is rendered again.
    if (value?.kind === 'APP_PAGE' && value.status === 404) return
    return super.set(...args)
  }
}
