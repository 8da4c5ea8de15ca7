/** Metrics of the outbox: requests per state, and the age of the newest backup. */
import 'server-only'
import { env } from '@/lib/clinic/environment/env'
import { gauge } from '@/lib/telemetry/metrics'
import { newestBackupAt } from './backups'
import { type ChannelMetrics, type OutboxMetrics, outboxMetrics, storageWritable } from './health'
import { type Channel, channels } from './types'

/** Single-flight: the metrics of a scrape are collected concurrently and share one query. */
let inFlight: Promise<OutboxMetrics | null> | undefined

function latest(): Promise<OutboxMetrics | null> {
  inFlight ??= outboxMetrics()
    .catch(() => null)
    .finally(() => {
      inFlight = undefined
    })
  return inFlight
}

const counts = [
  ['clinic_outbox_broken_stores', 'Damaged stores that were put aside', 'brokenStores'],
  ['clinic_outbox_unread', 'Requests of the inbox that nobody has listed or exported', 'unread'],
  ['clinic_outbox_unread_seconds', 'Age of the oldest unread request', 'unreadSeconds'],
  ['clinic_outbox_overdue', 'Requests that by the clock should be deleted', 'overdue'],
] as const satisfies readonly (readonly [string, string, keyof OutboxMetrics])[]

/** Called once, at start; the store is queried on each scrape. */
export function exposeOutbox(): void {
  gauge('clinic_outbox_writable', '1 while a request can be stored, else 0', [], async function () {
    this.set((await storageWritable()) ? 1 : 0)
  })
  gauge(
    'clinic_outbox_requests',
    'Callback requests in the store: pending wait for their channel, dead were refused for good',
    ['channel', 'state'],
    async function () {
      const metrics = await latest()
      this.reset()
      if (!metrics) return
      this.set({ channel: 'backend', state: 'inbox' }, metrics.inbox)
      for (const channel of channels) {
        for (const state of ['pending', 'delivered', 'dead'] as const) {
          this.set({ channel, state }, metricsOf(metrics, channel)[state])
        }
      }
    },
  )
  gauge(
    'clinic_outbox_oldest_seconds',
    'Age of the oldest request that waits',
    ['channel'],
    async function () {
      const metrics = await latest()
      this.reset()
      if (!metrics) return
      for (const channel of channels) {
        this.set({ channel }, metricsOf(metrics, channel).oldestSeconds)
      }
    },
  )
  for (const [name, help, field] of counts) {
    gauge(name, help, [], async function () {
      const metrics = await latest()
      if (metrics) this.set(metrics[field])
      else this.remove()
    })
  }
  const { BACKUP_DIR } = env()
  if (BACKUP_DIR) exposeBackup(BACKUP_DIR)
}

function metricsOf(metrics: OutboxMetrics, channel: Channel): ChannelMetrics {
  return channel === 'email' ? metrics.email : metrics
}

function exposeBackup(folder: string): void {
  const help = 'Since the newest copy of the requests, or since the start while there is none'
  gauge('clinic_backup_age_seconds', help, [], async function () {
    // One that cannot be read is none: the alarm tells, and `diagnose` says why.
    const newest = await newestBackupAt(folder).catch(() => Number.NEGATIVE_INFINITY)
    // Without a backup the age counts from the process's start, as a new site has none at first.
    const since = Number.isFinite(newest) ? newest : performance.timeOrigin
    this.set((Date.now() - since) / 1000)
  })
}
