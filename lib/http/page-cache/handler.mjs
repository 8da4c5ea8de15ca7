import { createHash } from 'node:crypto'
import { join } from 'node:path'
import FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { contentSecurityPolicy, scriptHashes, styleHashes } from '../csp.mjs'
import { inlineStyles } from './inline-styles.mjs'
import { jsonLdFirst } from './json-ld-first.mjs'

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
const accelExpires = '1'

/** Relative to the server folder of the build; one per environment. */
const cacheFolder = `../kept/${process.env.PAGE_CACHE ?? 'build'}/server`

/** Ages of an entry, in milliseconds, that Next serves as it is, and makes again after serving it. */
const staleAgeMs = 2 * 86_400_000

/** Next's header of cache tags, which it never sends; it holds what a page was made from. */
const tags = 'x-next-cache-tags'

/** The slots of this process (`lib/process`), among them what pages are made from, and which are outdated. */
const slots = Symbol.for('clinic')

/** The pages that the server knows; none in the build, and in tests without a server. */
function knownPages() {
  /** @typedef {{ pages?: import('../../invalidation/pages').KnownPages }} State */
  const shared = /** @type {{ [slots]?: Map<string, State> }} */ (globalThis)
  return shared[slots]?.get('invalidation')?.pages
}

/**
 * An entry as Next is to see it: only a change of the content makes it old. An outdated page is
 * served as it is to a visitor who cannot wait for a new one, and is not for nginx to keep.
 * @param {NonNullable<Awaited<ReturnType<InstanceType<typeof FileSystemCache>['get']>>>} entry
 * @param {boolean} isEarlier whether a later one may be there by now
 */
function withFreshness(entry, isEarlier) {
  const { value } = entry
  if (value?.kind !== 'APP_PAGE' && value?.kind !== 'APP_ROUTE') return entry
  const standing = isEarlier
    ? 'outdated'
    : (knownPages()?.standing(value.headers?.[tags]) ?? 'current')
  if (standing === 'making') return { ...entry, lastModified: Date.now() - staleAgeMs }
  // Next makes it before it responds.
  if (standing === 'unknown') return { ...entry, lastModified: -1 }
  if (standing === 'current') {
    return value.kind === 'APP_PAGE' ? { ...entry, lastModified: Date.now() } : entry
  }
  const { 'x-accel-expires': _, ...headers } = value.headers ?? {}
  return { ...entry, lastModified: Date.now(), value: { ...value, headers } }
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

/**
 * The address that a page was first asked for, in Next's data for its router, which reads the one of
 * the window instead. Pages that stand for others (not found, unavailable) would tell everybody what
 * their first visitor asked for.
 */
const address = /(\\"c\\":\[)\\".*?(\],\\"q\\":\\").*?(\\",\\"i\\":)/

/** @param {string} html */
const withoutAddress = html => html.replace(address, '$1\\"\\",\\"\\"$2$3')

/** @param {Extract<Value, { kind: 'APP_PAGE' }>} value */
function finishPage(value) {
  value.headers ??= {}
  value.headers.vary = vary
  value.headers['x-accel-expires'] = accelExpires
  value.html = inlineStyles(jsonLdFirst(withoutAddress(value.html)))
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
    const pages = knownPages()
    const page = pages?.present()
    const entry = await super.get(...args)
    finish(entry?.value, entry?.lastModified ?? Date.now())
    // The page may have been made while the earlier one was read.
    const isEarlier = page !== undefined && page !== pages?.present()
    return entry?.lastModified ? withFreshness(entry, isEarlier) : entry
  }

  /** @override @param {Parameters<InstanceType<typeof FileSystemCache>['set']>} args */
  async set(...args) {
    const [key, value] = args
    const pages = knownPages()
    if (value?.kind === 'APP_PAGE' || value?.kind === 'APP_ROUTE') {
      // Next hands in the earlier entry when the page could not be made.
      if (value.headers?.etag) return pages?.failed()
      const { kind } = value
      // Next has two enums of the same kinds.
      const ask = /** @type {unknown} */ ({ kind, isFallback: false, isRoutePPREnabled: false })
      const before = await super.get(key, /** @type {GetContext} */ (ask))
      finish(value, Date.now(), before?.value)
    }
    // Made-up URLs must not fill the disk.
    if (value && 'status' in value && (value.status ?? 200) >= 400) return pages?.failed()
    // A share picture that could not be drawn: the next request tries again.
    if (value?.kind === 'APP_ROUTE' && value.headers['cache-control'] === 'no-store') {
      return pages?.failed()
    }
    if (!pages || !value || !('headers' in value) || !value.headers) return super.set(...args)
    value.headers[tags] = pages.tagsOf(value.headers[tags])
    await super.set(...args)
    pages.made()
  }
}
