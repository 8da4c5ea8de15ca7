/** Starts the delivery of this process. Called once, from the instrumentation. */
import 'server-only'
import { env } from '@/lib/site/env'
import { log } from '@/lib/telemetry/log'
import { sendToBackend } from './backend'
import { database } from './database'
import { createDelivery } from './delivery'
import { startMove } from './move'
import { onStop } from './stop'
import { purge } from './upkeep'
import { onWake } from './wake'

const hourMs = 60 * 60 * 1000

/**
 * Delivers to `BACKEND_URL` if there is one, moves what waits in a file to `DATABASE_URL`, and
 * deletes what is settled after `REQUEST_RETENTION_DAYS`.
 */
export function startDelivery(): void {
  const delivery = env().BACKEND_URL
    ? createDelivery({ db: database, send: sendToBackend })
    : undefined
  onWake(delivery?.wake)
  const stopMove = startMove()
  const upkeep = setInterval(() => void deleteOld(), hourMs).unref()
  void deleteOld()
  onStop(async () => {
    clearInterval(upkeep)
    stopMove()
    onWake(undefined)
    await delivery?.stop()
  })
}

async function deleteOld(): Promise<void> {
  try {
    const days = env().REQUEST_RETENTION_DAYS
    const count = await purge(database(), Date.now(), days)
    if (count > 0) log.info(`${count} requests older than ${days} days were deleted.`)
  } catch (err) {
    log.error({ err }, 'Old requests were not deleted')
  }
}
