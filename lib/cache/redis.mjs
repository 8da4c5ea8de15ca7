// @ts-check
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import { gunzip, gzip } from 'node:zlib'
import { createClient, RESP_TYPES } from '@redis/client'

/**
 * What the instances of the site share through Redis: rendered pages, and the news of pages and
 * tags. Redis only ever helps. Nothing here throws, and a Redis that hangs delays one page by a
 * fraction of a second every few seconds.
 */

const zip = promisify(gzip)
const unzip = promisify(gunzip)

/** Longest wait in ms for a page, which is rendered if it is not found by then. */
const patience = 300
/** The same for what nobody waits for. */
const longPatience = 5000
/** Time in ms in which a Redis that did not answer is not asked again. */
const pause = 5000
/** Seconds a page is kept: long, since it may be shown while the backend fails. */
const keptFor = 7 * 24 * 60 * 60

/** @typedef {{ stale?: number, expired?: number }} TagTimes ms since 1970, as Next keeps them */
/** @typedef {{ page: (key: string) => void, tags: (tags: Record<string, TagTimes>) => void, connected: () => void }} Listeners */

export class Redis {
  /** Tells the news of this process from those of others. */
  #name = randomUUID()
  #pausedUntil = 0
  #isDown = false

  /**
   * Begins to connect, and never gives up.
   * @param {string} url
   * @param {string} release pages of another release name other scripts and are never shared
   * @param {Listeners} listeners of what other instances did
   */
  constructor(url, release, listeners) {
    this.release = release
    this.listeners = listeners
    this.client = createClient({
      url,
      disableOfflineQueue: true,
      pingInterval: pause,
      socket: {
        connectTimeout: 2000,
        // A machine that is gone closes nothing.
        socketTimeout: 2 * pause,
        reconnectStrategy: retries => Math.min(50 * 2 ** retries, pause),
      },
    })
    this.client.on('error', error => this.#report(error))
    this.client.on('ready', () => this.#onReady())
    this.client.connect().catch(error => this.#report(error))
    this.client.subscribe('clinic:news', news => this.#hear(news)).catch(() => {})
  }

  /**
   * An entry of the page cache, `null` when there is none or Redis does not answer.
   * @param {string} key
   */
  getPage(key) {
    return this.#ask(async client => {
      const binary = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer })
      const packed = await binary.get(this.#pageKey(key))
      return packed && deserialize(await unzip(packed))
    }, patience)
  }

  /** @param {string} key @param {object} entry */
  async setPage(key, entry) {
    await this.#ask(async client =>
      client.set(this.#pageKey(key), await zip(serialize(entry)), { EX: keptFor }),
    )
    await this.#tell({ page: key })
  }

  /** All tags that were ever revalidated. @returns {Promise<Record<string, TagTimes>>} */
  async getTags() {
    const tags = (await this.#ask(client => client.hGetAll('clinic:tags'))) ?? {}
    return Object.fromEntries(Object.entries(tags).map(([tag, times]) => [tag, JSON.parse(times)]))
  }

  /** @param {Record<string, TagTimes>} tags */
  async setTags(tags) {
    const fields = Object.entries(tags).map(([tag, times]) => [tag, JSON.stringify(times)])
    if (fields.length === 0) return
    await this.#ask(client => client.hSet('clinic:tags', Object.fromEntries(fields)))
    await this.#tell({ tags })
  }

  /** @param {string} key */
  #pageKey(key) {
    return `clinic:${this.release}:${key}`
  }

  /** @param {object} news */
  #tell(news) {
    const message = JSON.stringify({ from: this.#name, release: this.release, ...news })
    return this.#ask(client => client.publish('clinic:news', message))
  }

  /** @param {string} message */
  #hear(message) {
    const { from, release, page, tags } = JSON.parse(message)
    if (from === this.#name) return
    if (tags) this.listeners.tags(tags)
    if (page && release === this.release) this.listeners.page(page)
  }

  /** News may have got lost meanwhile. */
  #onReady() {
    if (!this.client.isReady) return
    if (this.#isDown) console.warn('Redis answers again: pages are shared.')
    this.#isDown = false
    this.#pausedUntil = 0
    this.listeners.connected()
  }

  /** @param {Error} error */
  #report(error) {
    if (this.#isDown) return
    this.#isDown = true
    console.warn(`Redis does not answer (${error.message}): this instance caches for itself.`)
  }

  /**
   * @template T
   * @param {(client: Redis['client']) => Promise<T>} command
   * @param {number} [ms]
   * @returns {Promise<T | null>}
   */
  async #ask(command, ms = longPatience) {
    if (!this.client.isReady || Date.now() < this.#pausedUntil) return null
    /** @type {NodeJS.Timeout | undefined} */
    let timer
    const tired = new Promise((_, reject) => {
      // What was answered while this process was busy is read first.
      timer = setTimeout(() => setImmediate(() => reject(new Error('timeout'))), ms)
    })
    try {
      return await Promise.race([command(this.client), tired])
    } catch (error) {
      this.#pausedUntil = Date.now() + pause
      this.#report(error instanceof Error ? error : new Error(String(error)))
      // If the connection breaks, its return does the same.
      setTimeout(() => this.#onReady(), pause).unref()
      return null
    } finally {
      clearTimeout(timer)
    }
  }
}
