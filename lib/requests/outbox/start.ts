/** Starts the delivery of this process. Called once, from the instrumentation. */
import 'server-only'
import { env } from '@/lib/clinic/environment/env'
import { log } from '@/lib/telemetry/log'
import { attemptBackend } from './backend'
import { purgeChats } from './chats'
import { database } from './database'
import { createDelivery } from './delivery'
import { attemptEmail } from './email'
import { purge } from './retention'
import { startMove } from './sqlite-to-postgres'
import { onStop } from './stop'
import { onWake } from './wake'

const hourMs = 60 * 60 * 1000

/**
 * Delivers to `BACKEND_URL` and by e-mail, if these are set; moves requests from an SQLite file to
 * `DATABASE_URL`, and deletes delivered ones after `REQUEST_RETENTION_DAYS`.
 *
 * Resolves when the store was opened, or cannot be: a change of its tables, which keeps other processes from
 * storing, is over before the rest of the start keeps the processor busy.
 */
export async function startDelivery(): Promise<void> {
  const { BACKEND_URL, SMTP_URL } = env()
  const store = { db: database }
  const deliveries = [
    ...(BACKEND_URL
      ? [createDelivery({ ...store, channel: 'backend', attempt: attemptBackend })]
      : []),
    ...(SMTP_URL ? [createDelivery({ ...store, channel: 'email', attempt: attemptEmail })] : []),
  ]
  onWake(() => {
    for (const { wake } of deliveries) wake()
  })
  const stopMove = startMove()
  const upkeep = setInterval(() => void deleteOld(), hourMs).unref()
  onStop(async () => {
    clearInterval(upkeep)
    stopMove()
    onWake(undefined)
    await Promise.all(deliveries.map(delivery => delivery.stop()))
  })
  await deleteOld()
}

async function deleteOld(): Promise<void> {
  try {
    const days = env().REQUEST_RETENTION_DAYS
    await purgeChats(database(), Date.now() - days * 86_400_000)
    const { deleted, kept } = await purge(database(), Date.now(), days)
    if (deleted > 0) log.info(`${deleted} requests older than ${days} days were deleted.`)
    if (kept > 0) {
      log.warn(
        `${kept} requests are older than ${days} days by the clock, but the site has not run for so long since: they are kept. Check the clock.`,
      )
    }
  } catch (err) {
    log.error({ err }, 'Old requests were not deleted')
  }
}
