/** Stores one request as soon as there is a file `go`, and prints the outcome. */
import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { databaseFile } from '@/lib/requests/outbox/database'
import { storeRequest } from '@/lib/requests/outbox/store-request'

async function main(): Promise<void> {
  process.stdout.write('ready\n')
  while (!existsSync(`${databaseFile()}.go`)) await sleep(1)
  const { acceptance } = await storeRequest({
    key: `process-${process.pid}`,
    kind: 'mail',
    endpoint: '/api/application-feedback',
    payload: { type: 'consult', name: 'Айгүл', phone: '77010000009' },
    meta: { page: '/', consentVersion: '1' },
    flags: [],
    sessionId: '',
    locale: 'kk',
  })
  process.stdout.write(`${acceptance}\n`)
}

void main()
