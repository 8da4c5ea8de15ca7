/**
 * Requests that the server has not accepted yet, in local storage for a day: written before the
 * first attempt, removed after the server's response. When storage is full, forbidden or
 * unreadable, they are kept in memory instead. One that ends unsent is told to the visitor, who was
 * told that it is saved.
 */
import { isRecord } from '@/lib/browser/answer'
import { store, storedJson } from '@/lib/browser/storage'
import { isLocale } from '@/lib/routing/locales'
import { contentOf } from '../content'
import { endpointOf, requestKinds } from '../kinds'
import type { OutgoingRequest, SendResult } from './send'
import { noteMemory, STORAGE_KEY } from './waiting'

export const MAX_ENTRIES = 20
export const MAX_AGE_MS = 24 * 60 * 60 * 1000

export interface SavedRequest extends OutgoingRequest {
  /** Milliseconds since 1970. */
  readonly savedAt: number
}

/** Used instead of storage that cannot be written. */
let memory: readonly SavedRequest[] = []

function isSaved(value: unknown): value is SavedRequest {
  if (!isRecord(value)) return false
  const { key, path, locale, body, savedAt } = value
  return (
    typeof key === 'string' &&
    requestKinds.some(kind => endpointOf(kind) === path) &&
    isLocale(locale) &&
    isRecord(body) &&
    isRecord(body.meta) &&
    typeof body.name === 'string' &&
    typeof body.phone === 'string' &&
    typeof savedAt === 'number' &&
    // In both directions: a clock may have been set back.
    Math.abs(Date.now() - savedAt) < MAX_AGE_MS
  )
}

function readStorage(): readonly unknown[] {
  const value = storedJson(STORAGE_KEY)
  return Array.isArray(value) ? value : []
}

/** Older than a day, or unreadable. */
const lost = () => readStorage().filter(entry => !isSaved(entry))

/** Those that the storage does not take, and those beyond {@link MAX_ENTRIES}, are in memory alone. */
function write(entries: readonly SavedRequest[], untold = lost()): void {
  const kept = [...untold, ...entries.slice(0, MAX_ENTRIES)]
  const isStored = store(STORAGE_KEY, kept.length > 0 ? JSON.stringify(kept) : null)
  memory = isStored ? entries.slice(MAX_ENTRIES) : entries
  noteMemory(memory.length > 0)
}

/** The saved requests, oldest first, without those older than a day or unreadable. */
export function pending(): readonly SavedRequest[] {
  const stored = readStorage().filter(isSaved)
  const extra = memory.filter(
    entry => isSaved(entry) && !stored.some(({ key }) => key === entry.key),
  )
  return [...stored, ...extra].sort((a, b) => a.savedAt - b.savedAt)
}

/**
 * Saves a request, in place of one with the same key. The earlier ones stay, as their visitors were
 * told that they are saved.
 * @returns true when it is in storage and outlives the page
 */
export function save(request: OutgoingRequest): boolean {
  const others = pending().filter(({ key }) => key !== request.key)
  write([...others, { ...request, savedAt: Date.now() }])
  return !memory.some(({ key }) => key === request.key)
}

/** Removes a request. @returns false when it was not there, as another tab has sent it. */
export function take(key: string): boolean {
  const entries = pending()
  const rest = entries.filter(entry => entry.key !== key)
  if (rest.length === entries.length) return false
  write(rest)
  return true
}

/** The saved request with the same content. */
export function findSame(request: OutgoingRequest): SavedRequest | undefined {
  const wanted = contentIn(request)
  return pending().find(entry => contentIn(entry) === wanted)
}

function contentIn({ path, body: { meta, ...payload } }: OutgoingRequest): string {
  return contentOf(path, payload, meta)
}

/** Keys of requests this page is sending, which `flush` skips. */
const underWay = new Set<string>()

/**
 * Sends a saved request and removes it once it is accepted or rejected.
 * @returns the result, and whether this call removed it: false when it was not saved any more
 */
export async function attempt(
  request: OutgoingRequest,
  deliver: (request: OutgoingRequest) => Promise<SendResult>,
): Promise<{ readonly result: SendResult; readonly removed: boolean }> {
  underWay.add(request.key)
  try {
    const result = await deliver(request)
    return { result, removed: result !== 'unreachable' && take(request.key) }
  } finally {
    underWay.delete(request.key)
  }
}

let flushing = false

/** Async, so that it always rejects where locks are missing or refused: their getter may throw. */
async function requestLock(once: (lock: Lock | null) => Promise<void> | undefined): Promise<void> {
  await navigator.locks.request(STORAGE_KEY, { ifAvailable: true }, once)
}

/** Runs the work unless this page or another tab is running it (Web Locks). */
async function alone(work: () => Promise<void>): Promise<void> {
  if (flushing) return
  flushing = true
  try {
    let begun = false
    const once = (lock: Lock | null) => {
      begun = true
      return lock ? work() : undefined
    }
    await requestLock(once).catch((error: unknown) => {
      // Firefox refuses locks where it refuses storage.
      if (begun) throw error
      return work()
    })
  } finally {
    flushing = false
  }
}

/**
 * Sends the saved requests, oldest first, one after another; keeps those that stay unreachable.
 * @param onAccepted called once for each accepted request
 * @param onLost called in the end when some were removed that the clinic has not got
 */
export async function flush(
  deliver: (request: OutgoingRequest) => Promise<SendResult>,
  onAccepted: (request: OutgoingRequest) => void,
  onLost: () => void,
): Promise<void> {
  let isAnyLost = false
  const sendAll = async () => {
    for (const { savedAt: _, ...request } of pending()) {
      if (underWay.has(request.key)) continue
      const { result, removed } = await attempt(request, deliver)
      if (result === 'accepted' && removed) onAccepted(request)
      if (result === 'rejected' && removed) isAnyLost = true
    }
  }
  if (pending().length > 0) await alone(sendAll)
  isAnyLost ||= lost().length > 0
  // Expired ones hold personal data.
  write(pending(), [])
  if (isAnyLost) onLost()
}
