/** Delivers what is in the store, like a site does, with short leases; ends as the site does. */
import { sendToBackend } from '@/lib/outbox/backend'
import { database } from '@/lib/outbox/database'
import { createDelivery } from '@/lib/outbox/delivery'

const delivery = createDelivery({ db: database, send: sendToBackend, leaseMs: 1000, pollMs: 100 })
process.once('SIGTERM', () => void delivery.stop().finally(() => process.exit(0)))
setInterval(() => {}, 60_000)
process.stdout.write('ready\n')
