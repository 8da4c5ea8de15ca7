/**
 * The clinic's content in memory: every list and the details that are read, per language.
 * Stale-while-revalidate after a minute, single-flight; stale-if-error while the backend fails. A
 * read waits only when nothing is cached, up to a limit.
 */
import { noteContentFailure, noteContentRenewed } from '@/lib/server/telemetry/content'
import { log } from '@/lib/server/telemetry/log'
import 'server-only'
import { AsyncResource } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { type Call, getText, PAGE_TIMEOUT_MS, parseJson } from '@/lib/content/client/client'
import { within } from '@/lib/content/client/deadline'
import { parseList, parseRecord, type Resource, unusableIn } from '@/lib/content/client/parse'
import type { Source } from '@/lib/content/client/reader'
import { BackendError } from '@/lib/content/client/result'
import type { Transport } from '@/lib/content/client/transport'
import type { Locale } from '@/lib/routing/locales'
import type { Disk } from './disk'
import { elapsed, hasPassed, Pause } from './pause'

/** Milliseconds a response is fresh. */
const freshMs = 60_000

/**
 * Milliseconds until an empty response replaces a list with records: longer than setting up a
 * backend takes.
 */
const emptyGraceMs = 60 * 60_000

/**
 * Milliseconds after which an unchanged response is saved again, so that it does not expire on
 * disk.
 */
const saveAgainMs = 24 * 60 * 60_000

/** Milliseconds a load in the background may take; below nginx's own limit. */
const loadTimeoutMs = 20_000

/** Maximum of records whose details are in memory. */
const maxRecords = 500

export interface StoreOptions {
  readonly transport: Transport
  /** None with the embedded backend, which does not fail. */
  readonly disk?: Disk | undefined
  readonly now?: () => number
  /** Milliseconds a read waits when nothing is cached. */
  readonly waitMs?: number
  /** Called when content has changed. */
  readonly onChange?: () => void
}

/** Options of a read. */
export interface Reading {
  /** Milliseconds to wait when nothing is cached. */
  readonly waitMs?: number
  /**
   * Milliseconds since the last good response; older content that cannot be renewed is an error.
   */
  readonly maxAge?: number
}

/** From JSON to what readers get. @throws BackendError */
type Parse = (json: unknown, previous: unknown) => unknown

/** One cached response of the backend: a list, or the details of a record. */
class Entry {
  /** `undefined`: nothing yet; `null`: a true 404. */
  value: unknown
  /** Hashes of the response body, and of the parsed value. */
  textHash = ''
  valueHash = ''
  /** Time of the last good response; 0 for what comes from the disk. */
  at = 0
  savedAt = 0
  readonly failing = new Pause()
  error: unknown
  /** A read failed for lack of a value. */
  isMissed = false
  /** The next read waits for the load, up to its limit. */
  isOutdated = false
  /** When a list that had records became empty; used when the disk fails. */
  emptiedAt = 0
  wasRestored = false
  loading: Promise<void> | null = null
  loadingSince = 0

  constructor(
    readonly call: Call,
    readonly key: string,
    readonly parse: Parse,
  ) {}
}

export class ContentStore implements Source {
  private readonly lists = new Map<string, Entry>()
  /** The least recently read first. */
  private readonly records = new Map<string, Entry>()
  /** The circuit breaker of a backend that gives no response at all. */
  private readonly silence = new Pause()
  /**
   * Loads run in the store's own async context: Next ties a fetch to the page that is being
   * rendered.
   */
  private readonly outside = new AsyncResource('ContentStore')
  private readonly now: () => number
  private readonly listeners: (() => void)[] = []

  constructor(private readonly options: StoreOptions) {
    this.now = options.now ?? Date.now
  }

  /**
   * The list; its identity changes only with its content.
   * @throws BackendError when there is none
   */
  async list<T>(resource: Resource<T>, locale: Locale, how?: Reading): Promise<readonly T[]> {
    const entry = this.entryOf(this.lists, { path: resource.path, locale }, (json, previous) =>
      parseList(resource, json, (previous ?? []) as readonly T[]),
    )
    return (await this.read(entry, how)) as readonly T[]
  }

  /** `null` for a true 404. @throws BackendError when nothing is cached and the backend fails */
  async record<T>(
    resource: Resource<T>,
    locale: Locale,
    id: number,
    how?: Reading,
  ): Promise<T | null> {
    const path = `${resource.path}/${id}`
    const entry = this.entryOf(this.records, { path, locale }, json =>
      parseRecord(resource, json, path),
    )
    this.records.delete(entry.key)
    this.records.set(entry.key, entry)
    const [oldest] = this.records.keys()
    if (this.records.size > maxRecords && oldest !== undefined) this.records.delete(oldest)
    return (await this.read(entry, how)) as T | null
  }

  /** The store with other read options, such as a longer wait. */
  reading(how: Reading): Source {
    return {
      list: (resource, locale) => this.list(resource, locale, how),
      record: (resource, locale, id) => this.record(resource, locale, id, how),
    }
  }

  /**
   * Reloads all lists now, and details at their next read.
   * @returns whether all lists loaded in time; the others stay stale until their load ends
   */
  async renew(): Promise<boolean> {
    this.silence.end()
    const lists = [...this.lists.values()]
    for (const entry of lists) entry.failing.end()
    for (const entry of this.records.values()) {
      entry.failing.end()
      entry.isOutdated = true
    }
    // A load in flight may have begun before the change.
    const loads = lists.map(async entry => {
      await entry.loading
      await this.load(entry)
    })
    const late = new BackendError('timeout', 'lists')
    const isInTime = await within(this.waitMs(), late, Promise.all(loads)).then(
      () => lists.every(({ error }) => !error),
      () => false,
    )
    this.options.onChange?.()
    return isInTime
  }

  /** Retries loads whose readers got an error; to be called every few seconds. */
  retryMissed(): void {
    for (const entry of [...this.lists.values(), ...this.records.values()]) {
      if (entry.isMissed && !entry.loading && this.mayLoad(entry)) void this.load(entry)
    }
  }

  /** Calls back whenever a list changes, the first load included. */
  onLists(listener: () => void): void {
    this.listeners.push(listener)
  }

  /** Has everything made anew from the same content, as what is shown may depend on the day. */
  touch(): void {
    this.options.onChange?.()
    for (const tell of this.listeners) tell()
  }

  private async read(entry: Entry, { waitMs, maxAge }: Reading = {}): Promise<unknown> {
    const now = this.now()
    const isGood = () =>
      entry.value !== undefined && (maxAge === undefined || entry.at >= now - maxAge)
    this.restore(entry)
    if (isGood() && !entry.isOutdated) {
      if (hasPassed(now, entry.at, freshMs)) this.revalidate(entry)
      return entry.value
    }
    entry.isOutdated = false
    await this.wait(entry, waitMs ?? this.waitMs())
    entry.isMissed = entry.value === undefined
    if (!isGood()) throw entry.error ?? new BackendError('network', entry.call.path)
    return entry.value
  }

  /** Resolves when the load has succeeded, has failed, or exceeds the limit. */
  private async wait(entry: Entry, waitMs: number): Promise<void> {
    if (!entry.loading && !this.mayLoad(entry)) return
    const load = this.load(entry)
    const left = waitMs - elapsed(this.now(), entry.loadingSince)
    const late = new BackendError('timeout', entry.call.path)
    await within(Math.max(0, left), late, load).catch(error => {
      entry.error ??= error
      this.silence.note(this.now())
    })
  }

  private revalidate(entry: Entry): void {
    if (!entry.loading && this.mayLoad(entry)) void this.load(entry)
  }

  /** The circuit breaker: while the backend is silent, one call at a time is the trial. */
  private mayLoad(entry: Entry): boolean {
    const now = this.now()
    // Without a value the pause does not grow.
    const steady = entry.value === undefined
    return !entry.failing.isOn(now, steady) && this.silence.mayTry(now, steady)
  }

  /** Single-flight. Never rejects; the outcome is in the entry. */
  private load(entry: Entry): Promise<void> {
    if (entry.loading) return entry.loading
    entry.loadingSince = this.now()
    entry.loading = this.outside
      .runInAsyncScope(() => getText(entry.call, this.options.transport))
      .then(text => this.take(entry, text))
      .then(
        () => this.settle(entry),
        (error: unknown) => this.settle(entry, error),
      )
    return entry.loading
  }

  private settle(entry: Entry, error?: unknown): void {
    const now = this.now()
    const isSilence =
      error instanceof BackendError && (error.kind === 'network' || error.kind === 'timeout')
    if (isSilence) this.silence.note(now)
    else this.silence.end()
    if (error === undefined) entry.failing.end()
    else entry.failing.note(now)
    entry.error = error
    entry.loading = null
    if (this.lists.get(entry.key) === entry) this.recordMetrics(entry, error)
    if (error !== undefined) log.warn({ err: error }, 'The backend gives no good answer')
  }

  private recordMetrics({ call, at }: Entry, error: unknown): void {
    if (error === undefined) noteContentRenewed(call.path, call.locale, at)
    else noteContentFailure(call.path, call.locale)
  }

  /** @throws BackendError for an unusable response */
  private take(entry: Entry, text: string | null): void {
    const { call, key } = entry
    const isList = this.lists.get(key) === entry
    if (text === null) {
      if (isList) throw new BackendError('status', call.path, { status: 404 })
      this.options.disk?.forget(key)
      this.put(entry, null, '')
    } else {
      const textHash = hashOf(text)
      const isSame = entry.value !== undefined && textHash === entry.textHash
      if (!isSame) {
        const value = entry.parse(parseJson(text, call.path), entry.value)
        if (isList && this.isSuddenlyEmpty(entry, value))
          throw new BackendError('format', call.path)
        this.put(entry, value, textHash)
      }
      if (!isSame || hasPassed(this.now(), entry.savedAt, saveAgainMs)) {
        this.options.disk?.save(key, text)
        entry.savedAt = this.now()
        entry.emptiedAt = 0
      }
    }
    entry.at = this.now()
  }

  /** Keeps the identity of the value while the parsed content is the same. */
  private put(entry: Entry, value: unknown, textHash: string): void {
    const left = typeof value === 'object' && value ? unusableIn(value) : undefined
    const valueHash = hashOf(JSON.stringify([value, left && [...left.slugs, ...left.ids]]))
    const isKnown = entry.value !== undefined
    entry.textHash = textHash
    if (isKnown && valueHash === entry.valueHash) return
    entry.value = value
    entry.valueHash = valueHash
    if (isKnown || entry.isMissed) this.options.onChange?.()
    entry.isMissed = false
    if (this.lists.get(entry.key) === entry) for (const tell of this.listeners) tell()
  }

  /** Loads the saved response once, from the last run; it counts as stale. */
  private restore(entry: Entry): void {
    if (entry.wasRestored || entry.value !== undefined) return
    entry.wasRestored = true
    const text = this.options.disk?.read(entry.key)
    if (text === undefined) return
    try {
      this.put(entry, entry.parse(parseJson(text, entry.call.path), undefined), hashOf(text))
    } catch (error) {
      // Saved by an earlier release with a more lenient schema.
      if (!(error instanceof BackendError)) throw error
    }
  }

  /** A clinic does not lose all its doctors in a moment, but a database does. */
  private isSuddenlyEmpty(entry: Entry, value: unknown): boolean {
    const { disk } = this.options
    const isEmpty = (list: unknown) => Array.isArray(list) && list.length === 0
    if (!disk || !isEmpty(value) || entry.value === undefined || isEmpty(entry.value)) return false
    const now = this.now()
    entry.emptiedAt ||= now
    // Makes the next good response be saved, which also deletes the disk's row in `emptied`.
    entry.savedAt = 0
    return now - (disk.emptySince(entry.key, now) ?? entry.emptiedAt) < emptyGraceMs
  }

  private entryOf(entries: Map<string, Entry>, call: Call, parse: Parse): Entry {
    // The key format of earlier releases, whose saved responses stay valid.
    const key = `${this.options.transport.origin} ${call.locale} ${call.path}?`
    const entry = entries.get(key) ?? new Entry({ ...call, timeoutMs: loadTimeoutMs }, key, parse)
    entries.set(key, entry)
    return entry
  }

  private waitMs(): number {
    return this.options.waitMs ?? PAGE_TIMEOUT_MS
  }
}

function hashOf(text: string): string {
  return createHash('sha1').update(text).digest('base64')
}
