/** The state of the outbox, for the health endpoints and metrics. */
import 'server-only'
import { log } from '@/lib/telemetry/log'
import { database, databaseFile } from './database'
import { brokenStores } from './rescue'
import { probe, type Stats, stats } from './upkeep'

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
  /** Damaged stores that were renamed and need an operator. */
  readonly brokenStores: number
}

/** @throws Error when the store cannot be read. */
export async function outboxMetrics(now = Date.now()): Promise<OutboxMetrics> {
  const [backend, email] = await Promise.all([stats(database()), stats(database(), 'email')])
  return {
    ...metricsOf(backend, now),
    inbox: backend.inbox,
    email: metricsOf(email, now),
    brokenStores: brokenStores(databaseFile()),
  }
}

function metricsOf({ pending, delivered, dead, oldestPendingAt }: Stats, now: number) {
  const ageMs = oldestPendingAt === null ? 0 : Math.max(0, now - oldestPendingAt)
  return { pending, delivered, dead, oldestSeconds: Math.floor(ageMs / 1000) }
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
