/**
 * "Renew now" for all instances that share a Postgres (`DATABASE_URL`): the one that is asked tells
 * the others by NOTIFY. Next renews pages from within a request alone, so an instance that hears it
 * asks itself, as an operator would.
 */
import 'server-only'
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { env } from '@/lib/site/env'
import { log } from '@/lib/telemetry/log'

const channel = 'clinic_renew'

/** Says on `POST /api/revalidate` that the others know already. */
export const heardHeader = 'X-Renewal-Heard'

const connectTimeoutMs = 3000
const longestPauseMs = 60_000

/** Tells the instances of whose messages are one's own, through `globalThis`: bundles differ. */
const slot = Symbol.for('clinic.cache.renewal')
const shared = globalThis as { [slot]?: string }

function ownName(): string {
  shared[slot] ??= randomUUID()
  return shared[slot]
}

function clientOf(url: string): Client {
  return new Client({
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
  })
}

/** Tells the other instances, if there are any. @throws Error when Postgres is out of reach. */
export async function tellOthers(): Promise<void> {
  const { DATABASE_URL } = env()
  if (!DATABASE_URL) return
  const client = clientOf(DATABASE_URL)
  try {
    await client.connect()
    await client.query('SELECT pg_notify($1, $2)', [channel, ownName()])
  } finally {
    await client.end()
  }
}

/**
 * Renews this instance whenever another one was told to, for as long as the process runs. After a
 * broken connection it renews, too: it may have missed something.
 */
export function listenForRenewal(): void {
  const { DATABASE_URL, REVALIDATE_TOKEN } = env()
  if (DATABASE_URL && REVALIDATE_TOKEN) void listen(DATABASE_URL, false, 0)
}

async function listen(url: string, isBack: boolean, failures: number): Promise<void> {
  const client = clientOf(url)
  let tries = failures
  let isOver = false
  const again = () => {
    if (isOver) return
    isOver = true
    const pause = Math.min(1000 * 2 ** tries, longestPauseMs)
    setTimeout(() => void listen(url, true, tries + 1), pause).unref()
  }
  client.once('end', again)
  client.on('error', again)
  client.on('notification', ({ payload }) => {
    if (payload !== ownName()) void renewSelf()
  })
  try {
    await client.connect()
    await client.query(`LISTEN ${channel}`)
    tries = 0
    if (isBack) await renewSelf()
  } catch (error) {
    if (failures === 0) {
      log.warn(
        { err: error },
        'Renewals of other instances cannot be heard, Postgres is out of reach',
      )
    }
    await client.end().catch(() => undefined)
    again()
  }
}

async function renewSelf(): Promise<void> {
  const { PORT, HOST, REVALIDATE_TOKEN } = env()
  const host = HOST?.includes(':') ? `[${HOST}]` : (HOST ?? 'localhost')
  try {
    const answer = await fetch(`http://${host}:${PORT}/api/revalidate`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${REVALIDATE_TOKEN}`, [heardHeader]: '1' },
    })
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
  } catch (err) {
    log.warn({ err }, 'Pages were not renewed')
  }
}
