/**
 * The clinic's content in memory: every list and the details that are read, per language.
 * Stale-while-revalidate after a minute, single-flight; stale-if-error while the backend fails. A
 * read waits only when nothing is cached, up to a limit. Waits that the backend asks for are kept.
 */
import 'server-only'
import { AsyncResource } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import pLimit from 'p-limit'
import { type Call, PAGE_TIMEOUT_MS, parseJson } from '@/lib/content/client/client'
import { within } from '@/lib/content/client/deadline'
import { getChanged, type Whole } from '@/lib/content/client/pages'
import {
  atOnce,
  inSteps,
  listSteps,
  parseRecord,
  type Resource,
  type Steps,
  unusableIn,
} from '@/lib/content/client/parse'
import type { Source } from '@/lib/content/client/reader'
import { BackendError } from '@/lib/content/client/result'
import type { Transport } from '@/lib/content/client/transport'
import { noteUse } from '@/lib/invalidation/making'
import { absent, invalidate } from '@/lib/invalidation/sources'
import type { Locale } from '@/lib/routing/locales'
import { noteContentFailure, noteContentLoaded } from '@/lib/telemetry/content'
import { log } from '@/lib/telemetry/log'
import type { Disk } from './disk'
import { elapsed, hasPassed, Limit, Pause } from './pause'

/** Milliseconds a response is fresh; a list in pages as many times longer, as it takes more calls. */
const freshMs = 60_000
const maxPageFactor = 10

/**
 * Milliseconds until a list that is suddenly empty, or less than half as long, replaces the one
 * with records: longer than setting up a backend takes, and than an operator needs to see the alert.
 */
const shortGraceMs = 60 * 60_000

/** A list of fewer records may lose more than half of them at once. */
const longList = 20

/** Calls of lists and details at the same time. */
const maxCalls = 8

/** Milliseconds a list is taken for current while the backend limits calls. */
const limitedFreshMs = 10 * 60_000

/** Milliseconds a missed load is waited for before the next one is retried. */
const retryStepMs = 5_000

/**
 * Milliseconds after which an unchanged response is saved again, so that it does not expire on
 * disk.
 */
const saveAgainMs = 24 * 60 * 60_000

/** Milliseconds a load in the background may take; below nginx's own limit. */
const loadTimeoutMs = 20_000

/** Of a list that the backend does not have. */
const noRecords: readonly never[] = []

/** Maximum of records whose details are in memory. */
const maxRecords = 500

export interface StoreOptions {
  readonly transport: Transport
  /** None with the embedded backend, which does not fail. */
  readonly disk?: Disk | undefined
  readonly now?: () => number
  /** Milliseconds a read waits when nothing is cached. */
  readonly waitMs?: number
}

/** Options of a read. */
export interface Reading {
  /** Milliseconds to wait when nothing is cached; 0: it is loaded beside, and the read fails. */
  readonly waitMs?: number
  /**
   * Milliseconds since the last good response; older content that cannot be loaded is an error.
   */
  readonly maxAge?: number
}

/** From JSON to what readers get. @throws BackendError */
type Parse = (json: unknown, previous: unknown) => Steps<unknown>

/** One cached response of the backend: a list, or the details of a record. */
class Entry {
  /** `undefined`: nothing yet; `null`: a true 404. */
  value: unknown
  /** Hashes of the response body, and of the parsed value. */
  textHash = ''
  valueHash = ''
  /** Time of the last good response; 0 for what comes from the disk. */
  at = 0
  /** In how many pages it came, at most `maxPageFactor`. */
  pages = 1
  savedAt = 0
  /** Of the last response, for the next call. */
  validators: Whole['validators']
  readonly failing = new Pause()
  error: unknown
  /** A read failed for lack of a value. */
  isMissed = false
  /** The next read waits for the load, up to its limit. */
  isOutdated = false
  /** When a list that had records became empty or short; used when the disk fails. */
  emptiedAt = 0
  wasRestored = false
  /** A 404 is an empty list. */
  mayBeMissing = false
  /** The last good texts stand for damaged ones. */
  hasEarlierTexts = false
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
  private readonly limit = new Limit()
  private readonly slots = pLimit(maxCalls)
  /** One changed list is taken in at a time, others are answered in between: thousands of rows take long. */
  private readonly turns = pLimit(1)
  private isRetrying = false
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
      listSteps(resource, json, locale, (previous ?? []) as readonly T[]),
    )
    entry.mayBeMissing = resource.mayBeMissing === true
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
    // biome-ignore lint/correctness/useYield: one record is one step.
    const parse = function* (json: unknown, previous: unknown) {
      return parseRecord(resource, json, locale, path, (previous ?? undefined) as T | undefined)
    }
    const entry = this.entryOf(this.records, { path, locale }, parse)
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
   * @returns whether all lists loaded in time; the others stay as they are until their load ends
   */
  async loadAll(): Promise<boolean> {
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
    return isInTime
  }

  /** Retries loads whose readers got an error, one by one; to be called every few seconds. */
  async retryMissed(): Promise<void> {
    if (this.isRetrying) return
    this.isRetrying = true
    for (const entry of this.missed()) {
      if (entry.loading || !this.mayLoad(entry)) continue
      const late = new BackendError('timeout', entry.call.path)
      await within(retryStepMs, late, this.load(entry)).catch(() => undefined)
    }
    this.isRetrying = false
  }

  /**
   * Loads what is older than a minute, one by one: all lists, and the details in memory. To be called
   * again and again; it returns when it is through.
   * @param pauseMs between two of them
   */
  async loadOld(pauseMs: (count: number) => number): Promise<void> {
    const entries = [...this.lists.values(), ...this.records.values()]
    for (const entry of entries) {
      if (this.isOld(entry) && !entry.loading && this.mayLoad(entry)) await this.load(entry)
      await sleep(pauseMs(entries.length), undefined, { ref: false })
    }
  }

  private isOld({ at, pages }: Entry): boolean {
    return hasPassed(this.now(), at, freshMs * pages)
  }

  private missed(): Entry[] {
    return [...this.lists.values(), ...this.records.values()].filter(({ isMissed }) => isMissed)
  }

  /** Calls back whenever a list changes, the first load included. */
  onLists(listener: () => void): void {
    this.listeners.push(listener)
  }

  /** Tells them that what is derived from the lists may be different. */
  tellListeners(): void {
    for (const tell of this.listeners) tell()
  }

  private async read(entry: Entry, how?: Reading): Promise<unknown> {
    try {
      const value = await this.readEntry(entry, how)
      noteUse(sourceOf(entry), entry.valueHash)
      return value
    } catch (error) {
      noteUse(sourceOf(entry), absent)
      throw error
    }
  }

  private async readEntry(entry: Entry, { waitMs, maxAge }: Reading = {}): Promise<unknown> {
    const now = this.now()
    const isGood = () =>
      entry.value !== undefined &&
      (maxAge === undefined || entry.at >= now - this.oldest(entry, maxAge))
    this.restore(entry)
    if (isGood() && !entry.isOutdated) {
      if (this.isOld(entry)) this.loadBeside(entry)
      return entry.value
    }
    if (waitMs === 0) {
      this.loadBeside(entry)
      if (entry.value === undefined) throw entry.error ?? this.unavailable(entry)
      return entry.value
    }
    entry.isOutdated = false
    await this.wait(entry, waitMs ?? this.waitMs())
    entry.isMissed = entry.value === undefined
    if (!isGood()) throw entry.error ?? this.unavailable(entry)
    return entry.value
  }

  /** Milliseconds: what may be asked of a backend depends on what it takes to ask. */
  private oldest({ pages }: Entry, maxAge: number): number {
    return this.limit.isOn(this.now()) ? Math.max(maxAge, limitedFreshMs) : maxAge * pages
  }

  private unavailable({ call }: Entry): BackendError {
    if (!this.limit.isOn(this.now())) return new BackendError('network', call.path)
    return new BackendError('status', call.path, { status: 429, reason: 'it asked to wait' })
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

  private loadBeside(entry: Entry): void {
    if (!entry.loading && this.mayLoad(entry)) void this.load(entry)
  }

  /** The circuit breaker: while the backend is silent, one call at a time is the trial. */
  private mayLoad(entry: Entry): boolean {
    const now = this.now()
    if (this.limit.isOn(now)) return false
    // Without a value the pause does not grow.
    const steady = entry.value === undefined
    if (!steady && this.limit.isRecent(now) && this.missed().length > 0) return false
    return !entry.failing.isOn(now, steady) && this.silence.mayTry(now, steady)
  }

  /** Single-flight. Never rejects; the outcome is in the entry. */
  private load(entry: Entry): Promise<void> {
    if (entry.loading) return entry.loading
    entry.loadingSince = this.now()
    entry.loading = this.outside
      .runInAsyncScope(() => this.slots(() => this.ask(entry)))
      .then(whole => this.inTurn(entry, () => this.take(entry, whole)))
      .then(
        () => this.settle(entry),
        (error: unknown) => this.settle(entry, error),
      )
    return entry.loading
  }

  /** For the first value of a list somebody waits. */
  private inTurn({ value }: Entry, take: () => Promise<void>): Promise<void> {
    return value === undefined ? take() : this.turns(() => setImmediate().then(take))
  }

  private async ask(entry: Entry): Promise<Whole | null | 'unchanged'> {
    // Others may have been refused while this one waited for its turn.
    if (this.limit.isOn(this.now())) throw this.unavailable(entry)
    try {
      // A response that is due to be saved again has to be whole.
      const isDue = hasPassed(this.now(), entry.savedAt, saveAgainMs)
      const validators = isDue && this.options.disk ? undefined : entry.validators
      return await getChanged({ ...entry.call, validators }, this.options.transport)
    } catch (error) {
      if (isWithoutList(entry, error)) return null
      const waitMs = error instanceof BackendError ? error.retryAfterMs : undefined
      if (waitMs !== undefined) this.limit.note(this.now(), waitMs)
      throw error
    }
  }

  private settle(entry: Entry, error?: unknown): void {
    const now = this.now()
    const isSilence =
      error instanceof BackendError && (error.kind === 'network' || error.kind === 'timeout')
    if (isSilence) this.silence.note(now)
    else this.silence.end()
    if (error === undefined) entry.failing.end()
    else if (!this.limit.isOn(now)) entry.failing.note(now)
    entry.error = error
    entry.loading = null
    if (this.lists.get(entry.key) === entry) this.recordMetrics(entry, error)
    if (error === undefined) return
    const { call, value } = entry
    const shown = value === undefined ? 'nothing' : 'the last good answer'
    log.warn({ err: error, locale: call.locale, shown }, 'The backend gives no good answer')
  }

  private recordMetrics({ call, at }: Entry, error: unknown): void {
    if (error === undefined) noteContentLoaded(call.path, call.locale, at)
    else noteContentFailure(call.path, call.locale, reasonOf(error))
  }

  /** @throws BackendError for an unusable response */
  private async take(entry: Entry, whole: Whole | null | 'unchanged'): Promise<void> {
    const { call, key } = entry
    if (whole === 'unchanged') {
      entry.at = this.now()
      return
    }
    entry.validators = undefined
    const isList = this.lists.get(key) === entry
    if (whole === null) {
      if (isList && !entry.mayBeMissing) {
        throw new BackendError('status', call.path, { status: 404 })
      }
      if (isList) this.refuseSuddenlyShort(entry, noRecords)
      this.options.disk?.forget(key)
      this.put(entry, isList ? noRecords : null, '')
    } else {
      const { text, json, pages } = whole
      const textHash = hashOf(text)
      const isSame = entry.value !== undefined && textHash === entry.textHash
      entry.pages = Math.min(pages, maxPageFactor)
      if (!isSame) {
        const steps = entry.parse(json, entry.value)
        const value = entry.value === undefined ? atOnce(steps) : await inSteps(steps)
        if (isList) this.refuseSuddenlyShort(entry, value)
        this.put(entry, value, textHash)
        entry.hasEarlierTexts = isList && unusableIn(value as object).hasEarlierTexts
      }
      // Saved is what the earlier texts are in.
      if (
        !entry.hasEarlierTexts &&
        (!isSame || hasPassed(this.now(), entry.savedAt, saveAgainMs))
      ) {
        this.options.disk?.save(key, text)
        entry.savedAt = this.now()
        entry.emptiedAt = 0
      }
    }
    entry.validators = whole?.validators
    entry.at = this.now()
  }

  /** Keeps the identity of the value while the parsed content is the same. */
  private put(entry: Entry, value: unknown, textHash: string): void {
    const left = typeof value === 'object' && value ? unusableIn(value) : undefined
    const valueHash = hashOf(JSON.stringify([value, left && [...left.slugs, ...left.ids]]))
    const isKnown = entry.value !== undefined
    entry.textHash = textHash
    if (isKnown && valueHash === entry.valueHash) return
    if (isKnown) this.invalidateDetails(entry, value)
    entry.value = value
    entry.valueHash = valueHash
    entry.isMissed = false
    invalidate(sourceOf(entry), valueHash)
    if (this.lists.get(entry.key) === entry) this.tellListeners()
  }

  /** Details of the records that are different in a list are loaded before they are read again. */
  private invalidateDetails({ call, value: before }: Entry, value: unknown): void {
    const [old, now] = [before, value].map(list => recordsByPath(list, call.path))
    for (const entry of this.records.values()) {
      const { path, locale } = entry.call
      const record = locale === call.locale ? now?.get(path) : undefined
      if (record && JSON.stringify(record) !== JSON.stringify(old?.get(path)))
        entry.isOutdated = true
    }
  }

  /** Loads the saved response once, from the last run; it counts as old. */
  private restore(entry: Entry): void {
    if (entry.wasRestored || entry.value !== undefined) return
    entry.wasRestored = true
    const text = this.options.disk?.read(entry.key)
    if (text === undefined) return
    try {
      this.put(
        entry,
        atOnce(entry.parse(parseJson(text, entry.call.path), undefined)),
        hashOf(text),
      )
    } catch (error) {
      // Saved by an earlier release with a more lenient schema.
      if (!(error instanceof BackendError)) throw error
    }
  }

  /**
   * A clinic does not lose most of its doctors in a moment, but a database does, and a backend that
   * begins to send its lists in pages.
   * @throws BackendError
   */
  private refuseSuddenlyShort(entry: Entry, value: unknown): void {
    const { disk } = this.options
    if (!disk || !Array.isArray(value) || !Array.isArray(entry.value)) return
    const { length: before } = entry.value
    const isShort = value.length === 0 ? before > 0 : value.length < before / 2
    if (!isShort || (value.length > 0 && before < longList)) return
    const now = this.now()
    entry.emptiedAt ||= now
    // Makes the next good response be saved, which also deletes the disk's row in `emptied`.
    entry.savedAt = 0
    if (now - (disk.emptySince(entry.key, now) ?? entry.emptiedAt) >= shortGraceMs) return
    const reason = `${value.length} records, ${before} before; accepted after an hour`
    throw new BackendError('partial', entry.call.path, { reason })
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

/** Whether a backend that has not sent such a list refuses the path, as it does what it does not know. */
function isWithoutList({ mayBeMissing, value }: Entry, error: unknown): boolean {
  const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0)
  if (!mayBeMissing || !isEmpty || !(error instanceof BackendError)) return false
  const { kind, status = 0 } = error
  return kind === 'format' || (status >= 400 && status < 500 && status !== 408 && status !== 429)
}

function reasonOf(error: unknown): string {
  return error instanceof BackendError ? error.kind : 'error'
}

/** The name of what an entry holds among the sources of pages. */
const sourceOf = ({ call }: Entry) => `${call.path} ${call.locale}`

function recordsByPath(list: unknown, path: string): ReadonlyMap<string, unknown> {
  const records: readonly { readonly id?: unknown }[] = Array.isArray(list) ? list : []
  return new Map(records.map(record => [`${path}/${record.id}`, record]))
}

function hashOf(text: string): string {
  return createHash('sha1').update(text).digest('base64')
}
