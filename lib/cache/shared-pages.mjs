// @ts-check
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import * as tagsModule from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { Redis } from './redis.mjs'

/**
 * Next's page cache for several instances (`REDIS_URL`): each keeps in memory what it serves, and
 * what one of them rendered or revalidated reaches the others through Redis. A visit costs no trip
 * to Redis unless the page is not in memory or another instance has made a newer one. Without an
 * answer of Redis the memory alone serves.
 *
 * The handlers on npm delete what is revalidated, so that an outage of the backend in that moment
 * would leave no page to show; here it goes stale, as in Next itself.
 */
const FileSystemCache = FileSystemCacheModule.default ?? FileSystemCacheModule
/** @type {{ tagsManifest: Map<string, import('./redis.mjs').TagTimes> }} */
const { tagsManifest } = Reflect.get(tagsModule, 'default') ?? tagsModule

/** @typedef {import('next/dist/server/lib/incremental-cache').CacheHandlerValue} Entry */
/** @typedef {{ has(key: string): boolean, set(key: string, entry: Entry): void }} Memory */

/** Next's own memory of pages, `cacheMaxMemorySize` large. @returns {Memory | undefined} */
const memory = () => Reflect.get(FileSystemCache, 'memoryCache')

/** In memory, but another instance has a newer one. @type {Set<string>} */
const outdated = new Set()
/** Being fetched from Redis, so that many visitors wait for one answer. @type {Map<string, Promise<void>>} */
const fetching = new Map()

/** @type {Redis | undefined} */
let redis

/** One connection of this process; Next makes a handler for every request. @param {string} serverDistDir */
function connection(serverDistDir) {
  redis ??= new Redis(String(process.env.REDIS_URL), releaseOf(serverDistDir), {
    page: key => {
      if (memory()?.has(key)) outdated.add(key)
    },
    tags: mergeTags,
    connected: () => void exchangeTags(),
  })
  return redis
}

/** The build and what its pages depend on beside it. @param {string} serverDistDir */
function releaseOf(serverDistDir) {
  const build = readFileSync(join(serverDistDir, '../BUILD_ID'), 'utf8')
  const { NEXT_DEPLOYMENT_ID, SITE_URL, BACKEND_URL } = process.env
  return createHash('sha256')
    .update([build, NEXT_DEPLOYMENT_ID, SITE_URL, BACKEND_URL].join('\n'))
    .digest('hex')
    .slice(0, 16)
}

/** When a tag was revalidated last. @param {import('./redis.mjs').TagTimes | undefined} times */
function timeOf({ stale = 0, expired = 0 } = {}) {
  // With a profile, `expired` is a time to come.
  return Math.max(stale, expired <= Date.now() ? expired : 0)
}

/** The later one counts. @param {Record<string, import('./redis.mjs').TagTimes>} tags */
function mergeTags(tags) {
  for (const [tag, times] of Object.entries(tags)) {
    if (timeOf(times) > timeOf(tagsManifest.get(tag))) tagsManifest.set(tag, times)
  }
}

/** After a pause of Redis: what was revalidated here or elsewhere meanwhile. */
async function exchangeTags() {
  const theirs = (await redis?.getTags()) ?? {}
  mergeTags(theirs)
  const newer = [...tagsManifest].filter(([tag, times]) => timeOf(times) > timeOf(theirs[tag]))
  await redis?.setTags(Object.fromEntries(newer))
}

export class SharedPages extends FileSystemCache {
  /** @param {ConstructorParameters<typeof FileSystemCache>[0]} context */
  constructor(context) {
    // Pages on this machine's disk would outlive what other instances know of them.
    super({ ...context, flushToDisk: false })
    // The middleware is given a handler as well, without a place for pages: it never asks it.
    this.redis = context.serverDistDir ? connection(context.serverDistDir) : undefined
  }

  /** @param {Parameters<InstanceType<typeof FileSystemCache>['get']>} args */
  async get(...args) {
    const [key] = args
    if (!outdated.has(key)) {
      const own = await super.get(...args)
      if (own) return own
    }
    const news = fetching.get(key) ?? this.#fetch(key)
    fetching.set(key, news)
    await news
    return super.get(...args)
  }

  /** @param {Parameters<InstanceType<typeof FileSystemCache>['set']>} args */
  async set(...args) {
    const [key, value, context] = args
    await super.set(...args)
    outdated.delete(key)
    if (!value) return
    const cacheControl = context.fetchCache ? undefined : context.cacheControl
    // The visitor does not wait for it.
    void this.redis?.setPage(key, { value, lastModified: Date.now(), cacheControl })
  }

  /** @param {Parameters<InstanceType<typeof FileSystemCache>['revalidateTag']>} args */
  async revalidateTag(...args) {
    await super.revalidateTag(...args)
    const tags = [args[0]].flat()
    await this.redis?.setTags(
      Object.fromEntries(tags.map(tag => [tag, tagsManifest.get(tag) ?? {}])),
    )
  }

  /** @param {string} key */
  async #fetch(key) {
    const entry = await this.redis?.getPage(key)
    if (entry) {
      memory()?.set(key, entry)
      outdated.delete(key)
    }
    fetching.delete(key)
  }
}
