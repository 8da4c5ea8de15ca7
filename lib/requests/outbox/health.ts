/** The state of the outbox, for the health endpoints and metrics. */
import 'server-only'
import { env } from '@/lib/clinic/environment/env'
import { log } from '@/lib/telemetry/log'
import { database, databaseFile } from './database'
import { brokenStores } from './rescue'
import { overdue } from './retention'
import { probe, type Stats, stats, unread } from './upkeep'

export interface ChannelMetrics {
  /** Not accepted by the receiver yet. */
  readonly pending: number
  /** Age of the oldest of those, in seconds; 0 when none waits. */
  readonly oldestSeconds: number
  /** Accepted by the receiver, and not deleted yet. */
  readonly delivered: number
  /** Refused by the receiver for good. */
  readonly dead: number
}

/** The backend's, and in addition those of e-mail. */
export interface OutboxMetrics extends ChannelMetrics {
  readonly email: ChannelMetrics
  /** The clinic's own inbox, where there is no backend. */
  readonly inbox: number
  /** Those of it that nobody has listed or exported, and that no e-mail has told of. */
  readonly unread: number
  /** Age of the oldest of those, in seconds. */
  readonly unreadSeconds: number
  /** Kept though they should be deleted by the clock. */
  readonly overdue: number
  /** Damaged stores that were renamed and need an operator. */
  readonly brokenStores: number
}

/** @throws Error when the store cannot be read. */
export async function outboxMetrics(now = Date.now()): Promise<OutboxMetrics> {
  const [backend, email, { count, oldestAt }, kept] = await Promise.all([
    stats(database()),
    stats(database(), 'email'),
    unread(database()),
    overdue(database(), now, env().REQUEST_RETENTION_DAYS),
  ])
  return {
    ...metricsOf(backend, now),
    inbox: backend.inbox,
    unread: count,
    unreadSeconds: secondsSince(oldestAt, now),
    overdue: kept,
    email: metricsOf(email, now),
    brokenStores: brokenStores(databaseFile()),
  }
}

function metricsOf({ pending, delivered, dead, oldestPendingAt }: Stats, now: number) {
  return { pending, delivered, dead, oldestSeconds: secondsSince(oldestPendingAt, now) }
}

function secondsSince(at: number | null, now: number): number {
  return at === null ? 0 : Math.floor(Math.max(0, now - at) / 1000)
}

const probeEveryMs = 5000
let last: { at: number; ok: Promise<boolean> } | undefined

/**
 * Whether a request could be stored now, tried with a real commit. The result is kept for five
 * seconds, since anyone may ask and each commit waits for the disk.
 */
export function storageWritable(now = Date.now()): Promise<boolean> {
  if (last && now >= last.at && now - last.at < probeEveryMs) return last.ok
  last = { at: now, ok: isWritable(now) }
  return last.ok
}

async function isWritable(now: number): Promise<boolean> {
  try {
    await probe(database(), now)
    return true
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    log.warn({ reason }, 'A request could not be stored now')
    return false
  }
}
