/** All instances that share a Postgres (`DATABASE_URL`) load their content again, by LISTEN and NOTIFY. */
import 'server-only'
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { env } from '@/lib/clinic/environment/env'
import { Slot } from '@/lib/process/slot'
import { log } from '@/lib/telemetry/log'

const channel = 'clinic_invalidate'

const connectTimeoutMs = 3000
const longestPauseMs = 60_000

/** Id of this instance, to ignore its own notifications. */
const slot = new Slot<string>('instance')
const instanceId = () => slot.orMake(randomUUID)

function clientOf(url: string): Client {
  return new Client({
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
  })
}

/**
 * Notifies the other instances.
 * @throws Error when Postgres is out of reach.
 */
export async function notifyInstances(): Promise<void> {
  const { DATABASE_URL } = env()
  if (!DATABASE_URL) return
  const client = clientOf(DATABASE_URL)
  try {
    await client.connect()
    await client.query('SELECT pg_notify($1, $2)', [channel, instanceId()])
  } finally {
    await client.end()
  }
}

/**
 * Calls back on each notification, and after a broken connection, when one may have been missed.
 */
export function listenToInstances(load: () => Promise<unknown>): void {
  const { DATABASE_URL, REVALIDATE_TOKEN } = env()
  if (DATABASE_URL && REVALIDATE_TOKEN) void listen(DATABASE_URL, load, false, 0)
}

async function listen(
  url: string,
  load: () => Promise<unknown>,
  isReconnect: boolean,
  failures: number,
): Promise<void> {
  const client = clientOf(url)
  let tries = failures
  let isClosed = false
  const retry = () => {
    if (isClosed) return
    isClosed = true
    const pause = Math.min(1000 * 2 ** tries, longestPauseMs)
    setTimeout(() => void listen(url, load, true, tries + 1), pause).unref()
  }
  client.once('end', retry)
  client.on('error', retry)
  client.on('notification', ({ payload }) => {
    if (payload !== instanceId()) void load()
  })
  try {
    await client.connect()
    await client.query(`LISTEN ${channel}`)
    tries = 0
    if (isReconnect) await load()
  } catch (error) {
    if (failures === 0) {
      log.warn({ err: error }, 'Other instances cannot be heard, Postgres is out of reach')
    }
    await client.end().catch(() => undefined)
    retry()
  }
}
