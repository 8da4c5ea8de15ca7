/**
 * Delivers stored requests over one channel, each until it is accepted or refused. All state is in
 * the store: a delivery that is killed and started again resumes.
 */
import 'server-only'
import { log } from '@/lib/telemetry/log'
import { longestDelayMs, retryDelay } from './backoff'
import type { Db } from './database-tables'
import type { Attempt } from './outcome'
import {
  attemptsOf,
  claimDue,
  extendLeases,
  markDead,
  markDelivered,
  markRetry,
  nextDueAt,
  readDue,
} from './queue'
import type { Channel, RequestRow } from './types'

export interface DeliveryOptions {
  /** Called for every access, so that a replaced file is noticed. */
  readonly db: () => Db
  readonly channel: Channel
  readonly attempt: Attempt
  readonly now?: () => number
  readonly random?: () => number
  /** One line for the operator, without personal data. */
  readonly report?: (line: string) => void
  /** Requests in flight at once. */
  readonly parallel?: number
  readonly leaseMs?: number
  /** Longest time between two polls: other processes write to the store, too. */
  readonly pollMs?: number
}

export interface Delivery {
  /** Polls the store soon. */
  wake(): void
  /** Takes no new request and waits for those in flight, at most `graceMs`. */
  stop(graceMs?: number): Promise<void>
}

/** Begins at once and runs until `stop`. */
export function createDelivery(options: DeliveryOptions): Delivery {
  const {
    db,
    channel,
    attempt,
    now = Date.now,
    random = Math.random,
    report = line => log.error(line),
  } = options
  const { parallel = 4, leaseMs = 20_000, pollMs = 15_000 } = options
  const inFlight = new Map<string, Promise<void>>()
  /**
   * Outcomes that could not be written to the store yet: the time before which a request must not
   * be sent again.
   */
  const unrecorded = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  /** The poll in progress. */
  let polling: ReturnType<typeof takeDue> | undefined
  /** Another poll was requested since it began. */
  let pollRequested = false

  const heartbeat = setInterval(() => {
    if (inFlight.size === 0) return
    void guarded(() => extendLeases(db(), channel, [...inFlight.keys()], now() + leaseMs))
  }, leaseMs / 4).unref()

  async function poll(): Promise<void> {
    if (stopped || polling) return
    pollRequested = false
    polling = takeDue()
    const nextAt = await polling
    polling = undefined
    const isFull = inFlight.size >= parallel
    const wait = nextAt === null || nextAt === undefined || isFull ? pollMs : nextAt - now()
    plan(pollRequested ? 0 : wait)
  }

  /** @returns when the next one is due, as far as the store knows. */
  function takeDue(): Promise<number | null | undefined> {
    return guarded(async () => {
      const limit = parallel - inFlight.size
      const claimed = await guarded(() => claimDue(db(), channel, now(), limit, leaseMs))
      for (const row of claimed ?? (await unclaimed(limit))) start(row)
      return claimed ? nextDueAt(db(), channel) : null
    })
  }

  /** Due requests of a store that cannot be written, such as one on a full disk. */
  function unclaimed(limit: number): Promise<RequestRow[]> {
    const waiting = [...unrecorded].filter(([, until]) => until > now()).map(([key]) => key)
    return readDue(db(), channel, now(), limit, leaseMs, [...inFlight.keys(), ...waiting])
  }

  function pollSoon(): void {
    pollRequested = true
    plan(0)
  }

  function plan(delayMs: number): void {
    clearTimeout(timer)
    const wait = Math.min(Math.max(delayMs, 5), pollMs)
    if (!stopped) timer = setTimeout(() => void poll(), wait).unref()
  }

  function start(row: RequestRow): void {
    // After a long stall or a jump of the clock, the lease of a request in flight may have expired.
    if (inFlight.has(row.key)) return
    const done = deliver(row).finally(() => {
      inFlight.delete(row.key)
      pollSoon()
    })
    inFlight.set(row.key, done)
  }

  async function deliver(row: RequestRow): Promise<void> {
    if (unrecorded.get(row.key) === Number.POSITIVE_INFINITY) return markSent(row)
    const { verdict, reason, askedMs } = await attempt(row)
    if (verdict === 'delivered') return markSent(row)
    if (verdict === 'dead') {
      const what = channel === 'email' ? 'The e-mail of request' : 'Request'
      report(`${what} ${row.key} (${row.kind}) was refused for good (${reason}); kept as dead.`)
      await recordOutcome(row, now() + longestDelayMs, () =>
        markDead(db(), channel, row.key, reason),
      )
      return
    }
    const nextAt = now() + retryDelay(attemptsOf(row, channel), random(), askedMs)
    await recordOutcome(row, nextAt, () => markRetry(db(), channel, row.key, nextAt, reason))
  }

  function markSent(row: RequestRow): Promise<void> {
    return recordOutcome(row, Number.POSITIVE_INFINITY, () =>
      markDelivered(db(), channel, row.key, now()),
    )
  }

  /** Writes an outcome; where the store fails, this process remembers it until it succeeds. */
  async function recordOutcome({ key }: RequestRow, until: number, mark: () => Promise<void>) {
    unrecorded.set(key, until)
    await guarded(async () => {
      await mark()
      unrecorded.delete(key)
    })
  }

  /** Logs a failure of the store instead of ending the delivery; undefined then. */
  async function guarded<T>(access: () => Promise<T>): Promise<T | undefined> {
    try {
      return await access()
    } catch (error) {
      report(`The request store failed: ${error instanceof Error ? error.message : error}`)
      return undefined
    }
  }

  async function stop(graceMs = 10_000): Promise<void> {
    stopped = true
    clearTimeout(timer)
    let grace: NodeJS.Timeout | undefined
    const expired = new Promise(resolve => {
      grace = setTimeout(resolve, graceMs)
    })
    const settled = async () => {
      // Requests that a poll is claiming now are delivered, too.
      await polling
      await Promise.allSettled(inFlight.values())
    }
    await Promise.race([settled(), expired])
    clearTimeout(grace)
    clearInterval(heartbeat)
  }

  pollSoon()
  return { wake: pollSoon, stop }
}
