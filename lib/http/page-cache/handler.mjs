import { createHash } from 'node:crypto'
import { join } from 'node:path'
import FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { contentSecurityPolicy, scriptHashes, styleHashes } from '../csp.mjs'
import { inlineStyles } from './inline-styles.mjs'

/**
 * Next's file-system cache of rendered pages, with response headers added: `Vary` (Google: dynamic
 * serving), a Content-Security-Policy with the hashes of the page's inline scripts, and
 * `X-Accel-Expires` for nginx. Next overwrites the first two when they are set in the middleware or
 * in `headers()`. The import is a private path of Next, which is therefore pinned; an e2e test
 * fails when the headers are missing. Plain JavaScript, as Next loads it at run time without
 * compiling it.
 */
const FileSystemCache =
  /** @type {{ default?: typeof FileSystemCacheModule }} */ (FileSystemCacheModule).default ??
  FileSystemCacheModule

/** Next adds its own values for RSC requests. */
const vary = 'User-Agent, Sec-CH-UA-Mobile, Cookie, Accept-Encoding'

/**
 * `X-Accel-Expires` in seconds. Only entries of this cache have it, so nginx never stores failures
 * or responses made for one visitor.
 */
const accelExpires = '60'

/** Relative to the server folder of the build; one per environment. */
const cacheFolder = `../kept/${process.env.PAGE_CACHE ?? 'build'}/server`

/** Maximum render time: a page finished within it after a change may contain old content. */
const maxRenderMs = 5_000

/** Age of an entry that is stale for Next: above every route's `revalidate`, below its expiry. */
const staleAgeMs = 2 * 86_400_000

/** Where `lib/clinic/changes.ts` keeps the time of the last change of content. */
const changes = Symbol.for('clinic.cache.changes')

/**
 * Whether an entry was rendered from older content; it is then served stale while Next renders it
 * again.
 * @param {string | undefined} kind
 * @param {number} madeAt
 */
function isOutdated(kind, madeAt) {
  const shared = /** @type {{ [changes]?: import('../../clinic/changes').Changes }} */ (globalThis)
  const { content = 0, everything = 0 } = shared[changes] ?? {}
  const changed = kind === 'APP_PAGE' ? content : everything
  return madeAt < changed + maxRenderMs && madeAt < Date.now() - 1000
}

/** @typedef {import('next/dist/server/response-cache').IncrementalCacheValue} Value */
/** @typedef {Parameters<InstanceType<typeof FileSystemCache>['get']>[1]} GetContext */

/**
 * Inlines styles, computes the policy's hashes and the validators once per rendered page instead of
 * once per response; share pictures get the validators. An entry with an ETag is finished, on disk
 * as well. Mutates the entry: on a MISS Next sends the object it handed to `set`.
 * @param {Value | null | undefined} value
 * @param {number} madeAt
 * @param {Value | null | undefined} [before] the entry that it replaces
 */
function finish(value, madeAt, before) {
  if (value?.kind === 'APP_PAGE' && !value.headers?.etag) finishPage(value)
  else if (value?.kind === 'APP_ROUTE' && !value.headers?.etag) {
    value.headers.etag = etagOf(value.body)
  } else return
  value.headers ??= {}
  value.headers['last-modified'] ??= changedAt(value.headers, madeAt, headersOf(before))
}

/**
 * The time since which the content is the same, so that rendering it again changes nothing. Two
 * contents of a page never have the same date, which counts seconds.
 * @param {import('node:http').OutgoingHttpHeaders} headers
 * @param {number} madeAt
 * @param {import('node:http').OutgoingHttpHeaders} before
 */
function changedAt({ etag }, madeAt, before) {
  const last = before['last-modified']
  if (last && before.etag === etag) return String(last)
  const after = last ? Date.parse(String(last)) + 1000 : 0
  return new Date(Math.max(madeAt, after)).toUTCString()
}

/** @param {Value | null | undefined} value */
const headersOf = value => (value && 'headers' in value && value.headers) || {}

/** @param {string | Buffer} content */
const etagOf = content => `W/"${createHash('sha256').update(content).digest('base64url')}"`

/** @param {Extract<Value, { kind: 'APP_PAGE' }>} value */
function finishPage(value) {
  value.headers ??= {}
  value.headers.vary = vary
  value.headers['x-accel-expires'] = accelExpires
  value.html = inlineStyles(value.html)
  value.headers['content-security-policy'] = contentSecurityPolicy(
    scriptHashes(value.html),
    styleHashes(value.html),
  )
  value.headers.etag = etagOf(value.html)
}

export default class PageCache extends FileSystemCache {
  /**
   * One folder per environment (`lib/server/start.ts` names it): after a restart with another
   * SITE_URL or backend, earlier pages are not served, not even stale.
   * @param {ConstructorParameters<typeof FileSystemCache>[0]} context
   */
  constructor(context) {
    const { serverDistDir } = context
    // The middleware also creates a cache, without a `serverDistDir`.
    super(serverDistDir ? { ...context, serverDistDir: join(serverDistDir, cacheFolder) } : context)
  }

  /** @override @param {Parameters<InstanceType<typeof FileSystemCache>['get']>} args */
  async get(...args) {
    const entry = await super.get(...args)
    finish(entry?.value, entry?.lastModified ?? Date.now())
    if (!entry?.lastModified || !isOutdated(entry.value?.kind, entry.lastModified)) return entry
    return { ...entry, lastModified: Date.now() - staleAgeMs }
  }

  /** @override @param {Parameters<InstanceType<typeof FileSystemCache>['set']>} args */
  async set(...args) {
    const [key, value] = args
    if (value?.kind === 'APP_PAGE' || value?.kind === 'APP_ROUTE') {
      const { kind } = value
      // Next has two enums of the same kinds.
      const ask = /** @type {unknown} */ ({ kind, isFallback: false, isRoutePPREnabled: false })
      const before = await super.get(key, /** @type {GetContext} */ (ask))
      finish(value, Date.now(), before?.value)
    }
    // Not-found and unavailable pages are not stored: made-up URLs must not fill the disk, and the
    // page contains the URL of its first visitor.
    if (value && 'status' in value && (value.status ?? 200) >= 400) return
    // A share picture that could not be drawn: the next request tries again.
    if (value?.kind === 'APP_ROUTE' && value.headers['cache-control'] === 'no-store') return
    return super.set(...args)
  }
}
