/** Delivers what is in the store, like a site does, with short leases; ends as Next does. */
import { sendToBackend } from '@/lib/outbox/backend'
import { database } from '@/lib/outbox/database'
import { createDelivery } from '@/lib/outbox/delivery'
import { exitAfter } from '@/lib/outbox/exit'

const delivery = createDelivery({ db: database, send: sendToBackend, leaseMs: 1000, pollMs: 100 })
exitAfter(() => delivery.stop())
process.on('SIGTERM', () => process.exit(143))
setInterval(() => {}, 60_000)
process.stdout.write('ready\n')
