/**
 * Delivers what is in the store, like a site, with short leases and pauses; shuts down like the
 * site.
 */

import { env } from '@/lib/clinic/environment/env'
import { attemptBackend } from '@/lib/requests/outbox/backend'
import { database } from '@/lib/requests/outbox/database'
import { createDelivery } from '@/lib/requests/outbox/delivery'
import { attemptEmail } from '@/lib/requests/outbox/email'

// On a busy machine an attempt takes seconds, and its lease must not expire.
const options = { db: database, leaseMs: 5000, pollMs: 100, random: () => 0.1 }
const deliveries = [
  createDelivery({ ...options, channel: 'backend', attempt: attemptBackend }),
  ...(env().SMTP_URL
    ? [createDelivery({ ...options, channel: 'email', attempt: attemptEmail })]
    : []),
]
process.once('SIGTERM', () => {
  void Promise.all(deliveries.map(delivery => delivery.stop())).finally(() => process.exit(0))
})
setInterval(() => {}, 60_000)
process.stdout.write('ready\n')
