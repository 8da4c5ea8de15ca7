/** What waits in the store, and how old its newest copy is, as figures for Prometheus. */
import 'server-only'
import { env } from '@/lib/clinic/environment/env'
import { gauge } from '@/lib/server/telemetry/metrics'
import { newestBackupAt } from './backups'
import { type ChannelFigures, type OutboxFigures, outboxFigures, storageWritable } from './health'
import { type Channel, channels } from './types'

/** One look into the store serves all figures of a reading, which asks for them at once. */
let looking: Promise<OutboxFigures | null> | undefined

function latest(): Promise<OutboxFigures | null> {
  looking ??= outboxFigures()
    .catch(() => null)
    .finally(() => {
      looking = undefined
    })
  return looking
}

/** Called once, when the process starts; the store is read whenever the figures are. */
export function exposeOutbox(): void {
  gauge('clinic_outbox_writable', '1 while a request can be stored, else 0', [], async function () {
    this.set((await storageWritable()) ? 1 : 0)
  })
  gauge(
    'clinic_outbox_requests',
    'Callback requests in the store: pending wait for their channel, dead were refused for good',
    ['channel', 'state'],
    async function () {
      const figures = await latest()
      this.reset()
      if (!figures) return
      this.set({ channel: 'backend', state: 'inbox' }, figures.inbox)
      for (const channel of channels) {
        for (const state of ['pending', 'delivered', 'dead'] as const) {
          this.set({ channel, state }, figuresOf(figures, channel)[state])
        }
      }
    },
  )
  gauge(
    'clinic_outbox_oldest_seconds',
    'Age of the oldest request that waits',
    ['channel'],
    async function () {
      const figures = await latest()
      this.reset()
      if (!figures) return
      for (const channel of channels) {
        this.set({ channel }, figuresOf(figures, channel).oldestSeconds)
      }
    },
  )
  gauge('clinic_outbox_broken_stores', 'Damaged stores that were put aside', [], async function () {
    const figures = await latest()
    if (figures) this.set(figures.brokenStores)
    else this.remove()
  })
  const { BACKUP_DIR } = env()
  if (BACKUP_DIR) exposeBackup(BACKUP_DIR)
}

function figuresOf(figures: OutboxFigures, channel: Channel): ChannelFigures {
  return channel === 'email' ? figures.email : figures
}

function exposeBackup(folder: string): void {
  const help = 'Since the newest copy of the requests, or since the start while there is none'
  gauge('clinic_backup_age_seconds', help, [], async function () {
    const newest = await newestBackupAt(folder)
    // A new site has none for an hour.
    const since = Number.isFinite(newest) ? newest : performance.timeOrigin
    this.set((Date.now() - since) / 1000)
  })
}
