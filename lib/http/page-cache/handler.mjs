// @ts-check
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { contentSecurityPolicy, scriptHashes, styleHashes } from '../csp.mjs'
import { inlineStyles } from './inline-styles.mjs'

/**
 * Next's own file-system cache of rendered pages, with headers added to each: `Vary` (Google:
 * dynamic serving), a Content-Security-Policy with the hashes of that very page's inline scripts,
 * and how long a page cache in front may keep it. Next overwrites the first two when
 * they are set in the middleware or in `headers()`.
 *
 * `next/dist/…/file-system-cache` is a private path: Next is pinned, and an e2e test fails when
 * the headers are gone. Plain JavaScript, as Next loads it at run time without compiling it.
 */
const FileSystemCache = FileSystemCacheModule.default ?? FileSystemCacheModule

/** Beside the values that Next itself adds for its RSC requests. */
const vary = 'User-Agent, Sec-CH-UA-Mobile, Cookie, Accept-Encoding'

/**
 * Seconds for which a page cache in front may answer by itself; it takes the header away. Only what
 * is cached here has it, so nothing that fails or is made for one visitor is ever kept there.
 */
const freshInFront = '60'

/** Beside the folder of the build; its files are those of one environment. */
const keptFolder = `../kept/${process.env.PAGE_CACHE ?? 'build'}/server`

/** Milliseconds a page may have been in the making when the content changed. */
const making = 5_000

/** Older than the longest `revalidate` of a route, and younger than what Next throws away. */
const longAgo = 2 * 86_400_000

/** What `changes.ts` notes. */
const changes = Symbol.for('clinic.cache.changes')

/**
 * Whether a page, or a picture drawn for one, is of older content: it is shown once more while Next
 * makes it anew, as it does when its time is over.
 * @param {string | undefined} kind
 * @param {number} madeAt
 */
function isOutdated(kind, madeAt) {
  const shared = /** @type {{ [changes]?: import('../../clinic/changes').Changes }} */ (globalThis)
  const { content = 0, everything = 0 } = shared[changes] ?? {}
  const changed = kind === 'APP_PAGE' ? content : everything
  return madeAt < changed + making && madeAt < Date.now() - 1000
}

/**
 * What is done once for a page, not for each answer: its styles, policy and ETag (Next's own would
 * read the whole page again for everybody). A page that has a tag is finished, on disk as well.
 * The entry itself is changed, never a copy: on a MISS Next sends the object it handed to `set`.
 * @param {import('next/dist/server/response-cache').IncrementalCacheValue | null | undefined} value
 */
function finish(value) {
  if (value?.kind !== 'APP_PAGE' || value.headers?.etag) return
  value.headers ??= {}
  value.headers.vary = vary
  value.headers['x-accel-expires'] = freshInFront
  value.html = inlineStyles(value.html)
  value.headers['content-security-policy'] = contentSecurityPolicy(
    scriptHashes(value.html),
    styleHashes(value.html),
  )
  value.headers.etag = `W/"${createHash('sha256').update(value.html).digest('base64url')}"`
}

export default class PageCache extends FileSystemCache {
  /**
   * Pages are kept apart for each environment (`lib/server/start.ts` names it): after a restart with
   * another SITE_URL or backend, those of before are not shown, not even once.
   * @param {ConstructorParameters<typeof FileSystemCache>[0]} context
   */
  constructor(context) {
    const { serverDistDir } = context
    // The middleware has a cache, too, and no folder for it.
    super(serverDistDir ? { ...context, serverDistDir: join(serverDistDir, keptFolder) } : context)
  }

  /** @param {Parameters<InstanceType<typeof FileSystemCache>['get']>} args */
  async get(...args) {
    const entry = await super.get(...args)
    finish(entry?.value)
    if (!entry?.lastModified || !isOutdated(entry.value?.kind, entry.lastModified)) return entry
    return { ...entry, lastModified: Date.now() - longAgo }
  }

  /** @param {Parameters<InstanceType<typeof FileSystemCache>['set']>} args */
  async set(...args) {
    const [, value] = args
    finish(value)
    // Made-up addresses must not fill the disk, and what stands in for a page that cannot be made has
    // the address of its first visitor in it: both are rendered again.
    if (value && 'status' in value && (value.status ?? 200) >= 400) return
    return super.set(...args)
  }
}
