import 'server-only'
import { startDelivery } from '@/lib/outbox/start'
import { env } from './env'

/** A wrong variable stops the start with a message; anything else must never keep the site down. */
export function start(): void {
  try {
    env()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
  try {
    const stop = startDelivery()
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())
  } catch (error) {
    console.error(
      'Requests cannot be delivered yet:',
      error instanceof Error ? error.message : error,
    )
  }
}
