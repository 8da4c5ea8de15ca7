import 'server-only'
import { completeAnswers } from '@/lib/answers/complete'
import { exitAfter } from '@/lib/outbox/exit'
import { startDelivery } from '@/lib/outbox/start'
import { stampSocketAddresses } from '@/lib/site-api/socket'
import { drainOnSignal } from './drain'
import { env } from './env'

/** A wrong variable stops the start with a message; anything else must never keep the site down. */
export function start(): void {
  try {
    env()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
  stampSocketAddresses()
  drainOnSignal()
  // In development Next's own page says where the error is.
  if (process.env.NODE_ENV === 'production') completeAnswers()
  try {
    exitAfter(startDelivery())
  } catch (error) {
    const reason = error instanceof Error ? error.message : error
    console.error('Requests cannot be delivered yet:', reason)
  }
}
