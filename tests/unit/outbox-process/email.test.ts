/** E-mails about requests: a real mail server, and processes that are started and stopped. */

import type { Db } from '@/lib/requests/outbox/database-tables'
import { openDatabase } from '@/lib/requests/outbox/sqlite'
import type { FirstState } from '@/lib/requests/outbox/store'
import { stats } from '@/lib/requests/outbox/upkeep'
import { startSmtp } from '../../support/servers/smtp'
import { until } from '../../support/until'
import { folder, removeFolders, rowsOf, storePending } from '../lib/requests/outbox/builders'
import { countingBackend, killChildren, runChild } from './processes'

jest.setTimeout(60_000)
const site = 'https://clinic.example'
const emails: FirstState = { state: 'inbox', emailState: 'pending' }
const both: FirstState = { state: 'pending', emailState: 'pending' }
const stops: (() => Promise<void>)[] = []

afterEach(async () => {
  killChildren()
  await Promise.all(stops.splice(0).map(stop => stop()))
})

afterAll(removeFolders)

async function smtp(...config: Parameters<typeof startSmtp>) {
  const server = await startSmtp(...config)
  stops.push(server.stop)
  return server
}

async function place(count: number, state: FirstState, env: Record<string, string>) {
  const data = folder()
  const db = openDatabase(`${data}/requests.db`)
  const keys = await storePending(db, count, Date.now(), state)
  const deliver = () =>
    runChild('deliver', {
      DATA_DIR: data,
      SITE_URL: site,
      BACKEND_URL: '',
      REQUESTS_EMAIL: 'info@clinic.example',
      ...env,
    })
  return { db, keys, deliver }
}

const isSettled = async (db: Db, count: number) => (await stats(db, 'email')).delivered === count

test('each request is one e-mail, to all addresses, across a restart', async () => {
  const { host, arrived } = await smtp()
  const { db, keys, deliver } = await place(6, emails, {
    SMTP_URL: `smtp://${host}`,
    REQUESTS_EMAIL: 'info@clinic.example, reception@clinic.example',
  })
  const first = deliver()
  await until(() => arrived.length > 1)
  first.process.kill('SIGTERM')
  expect(await first.ended).toBe(0)
  deliver()
  await until(() => isSettled(db, 6))
  const [late] = await storePending(db, 1, Date.now(), emails)
  // It has polled once more after the others were settled.
  await until(() => isSettled(db, 7))
  expect(arrived.map(({ email }) => email.messageId).sort()).toEqual(
    [...keys, late].map(key => `<${key}@clinic.example>`).sort(),
  )
  expect(arrived.map(({ to }) => to)).toEqual(
    Array(7).fill(['info@clinic.example', 'reception@clinic.example']),
  )
  expect(await stats(db)).toMatchObject({ inbox: 7 })
})

test('a server that is down gets the e-mail when it is up', async () => {
  const gone = await startSmtp()
  await gone.stop()
  const { db, deliver } = await place(1, emails, { SMTP_URL: `smtp://${gone.host}` })
  deliver()
  await until(async () => ((await rowsOf(db))[0]?.emailAttempts ?? 0) > 1)
  expect(await rowsOf(db)).toMatchObject([
    {
      emailState: 'pending',
      emailLastError: expect.stringMatching(/ECONNECTION|ESOCKET|ECONNREFUSED/),
    },
  ])
  const { arrived } = await smtp({ port: gone.port })
  await until(() => isSettled(db, 1))
  expect(arrived).toHaveLength(1)
})

test('a rejected address ends the e-mail and is named; the backend gets its request once', async () => {
  const backend = await countingBackend(0)
  stops.push(backend.close)
  const { host, arrived } = await smtp({ refused: { 'gone@clinic.example': 550 } })
  const { db, keys, deliver } = await place(1, both, {
    BACKEND_URL: backend.url,
    SMTP_URL: `smtp://${host}`,
    REQUESTS_EMAIL: 'gone@clinic.example',
  })
  const child = deliver()
  await until(async () => (await stats(db, 'email')).dead === 1)
  await until(async () => (await stats(db)).delivered === 1)
  // Another one, to see that settled ones are not sent again on the next poll.
  const later = await storePending(db, 1, Date.now(), both)
  await until(async () => (await stats(db, 'email')).dead === 2)
  await until(async () => (await stats(db)).delivered === 2)
  expect(backend.keys).toEqual([...keys, ...later])
  expect(arrived).toEqual([])
  const reason = 'SMTP 550 for gone@clinic.example'
  const settled = { state: 'delivered', emailAttempts: 1, emailLastError: reason }
  expect(await rowsOf(db)).toMatchObject([settled, settled])
  expect(child.output()).toContain(`was refused for good (${reason})`)
  expect(child.output()).not.toMatch(/77010000000|Өтегенова/)
})

test('a backend that is down does not repeat the e-mail', async () => {
  const { host, arrived } = await smtp()
  const { db, deliver } = await place(1, both, {
    BACKEND_URL: 'http://127.0.0.1:9',
    SMTP_URL: `smtp://${host}`,
  })
  deliver()
  await until(async () => {
    const [row] = await rowsOf(db)
    return (row?.attempts ?? 0) > 2 && row?.emailState === 'delivered'
  })
  expect(await rowsOf(db)).toMatchObject([{ state: 'pending', emailState: 'delivered' }])
  expect(arrived).toHaveLength(1)
})
