import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { database } from '@/lib/requests/outbox/database'
import { outboxMetrics } from '@/lib/requests/outbox/health'
import { startDelivery } from '@/lib/requests/outbox/start'
import { stopDelivery } from '@/lib/requests/outbox/stop'
import { stats } from '@/lib/requests/outbox/upkeep'
import { log } from '@/lib/telemetry/log'
import { until } from '../../../../support/until'
import { doctorRequest, send, site } from '../../http/send'
import { exec, fillUp, folder, removeFolders } from './builders'

interface Received {
  readonly path: string | undefined
  readonly headers: IncomingMessage['headers']
  readonly body: unknown
}

const received: Received[] = []
let status = 201
const backend = createServer(async (request, response) => {
  let text = ''
  for await (const part of request) text += part
  received.push({ path: request.url, headers: request.headers, body: JSON.parse(text) })
  response.writeHead(status, status === 301 ? { Location: '/elsewhere' } : {}).end('ok')
})

beforeAll(async () => {
  await new Promise<void>(resolve => backend.listen(0, '127.0.0.1', resolve))
  const { port } = backend.address() as AddressInfo
  Object.assign(process.env, {
    DATA_DIR: folder(),
    SITE_URL: site,
    BACKEND_URL: `http://127.0.0.1:${port}`,
    TRUSTED_PROXY_HOPS: '1',
  })
})

beforeEach(() => {
  received.length = 0
  status = 201
  jest.spyOn(log, 'error')
  jest.spyOn(console, 'warn').mockImplementation(() => {})
})

afterAll(async () => {
  backend.closeAllConnections()
  await new Promise(resolve => backend.close(resolve))
  removeFolders()
})

/** Runs with a store that rejects writes. */
async function whileFull<T>(act: () => Promise<T>): Promise<T> {
  await fillUp(database())
  try {
    return await act()
  } finally {
    await exec(database(), 'DROP TRIGGER full')
  }
}

test('a stored request reaches the backend as specified, without other data', async () => {
  jest.useFakeTimers()
  await startDelivery()
  // It has polled once; with fake timers the next poll would never come by itself.
  await jest.advanceTimersByTimeAsync(100)
  jest.useRealTimers()
  const key = randomUUID()
  const meta = { page: '/doctors-list/list', locale: 'kk', consentVersion: '1' }
  await send({
    body: { ...doctorRequest, meta },
    headers: { 'Idempotency-Key': key, SessionId: 'track-1', Cookie: 'lang=kk' },
  })
  await until(async () => (await stats(database())).delivered === 1)
  await stopDelivery()
  expect(await stats(database())).toMatchObject({ delivered: 1, pending: 0 })
  expect(received).toEqual([
    { path: '/api/request-doctors', headers: expect.anything(), body: doctorRequest },
  ])
  const headers = received[0]?.headers
  expect(headers).toMatchObject({
    'accept-language': 'kk',
    'content-type': 'application/json',
    'idempotency-key': key,
    sessionid: 'track-1',
  })
  expect(headers).not.toHaveProperty('cookie')
  expect(headers).not.toHaveProperty('x-forwarded-for')
})

test('a permanent refusal by the backend is stored, counted and logged, without personal data', async () => {
  status = 422
  await startDelivery()
  const { name, phone } = doctorRequest
  await send({ headers: { 'Idempotency-Key': randomUUID() } })
  await until(async () => (await outboxMetrics()).dead === 1)
  await stopDelivery()
  const lines = jest.mocked(log.error).mock.calls.flat().join()
  expect(lines).toMatch(
    /^Request [\w-]+ \(doctors\) was refused for good \(HTTP 422\); kept as dead\.$/,
  )
  expect(lines).not.toMatch(new RegExp(`${name}|${phone}`))
})

test('without a store the request is forwarded to the backend at once', async () => {
  const body = { ...doctorRequest, phone: '77010000002' }
  const response = await whileFull(() => send({ body }))
  expect(response).toMatchObject({ status: 201, json: { status: 'accepted' } })
  expect(received).toMatchObject([{ path: '/api/request-doctors', body }])
})

test.each([503, 422, 301])(
  'without a store, a response %d of the backend is a 503',
  async refusal => {
    status = refusal
    const body = { ...doctorRequest, phone: '77010000003' }
    expect(await whileFull(() => send({ body }))).toMatchObject({
      status: 503,
      json: { error: 'unavailable' },
    })
    expect(received).toHaveLength(1)
  },
)
