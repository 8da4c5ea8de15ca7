import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CrawlClientOptions, createCrawlClient } from '../crawl/client'

/**
 * Responses in turn, the last one repeated; 0 closes the connection, 1 does not respond, 2 is not
 * text.
 */
let statuses: number[] = []
let asked: string[] = []
let underWay = 0
let most = 0
let server: Server
let base = ''

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.headers['user-agent']} ${request.url}`)
    underWay += 1
    most = Math.max(most, underWay)
    const status = (statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 200
    setTimeout(() => {
      underWay -= 1
      if (status === 0) return void request.socket.destroy()
      if (status === 1) return
      if (status === 2)
        return void response.writeHead(200, { 'Content-Encoding': 'gzip' }).end('ok')
      response.writeHead(status).end('ok')
    }, 5)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

beforeEach(() => {
  statuses = [200]
  asked = []
  most = 0
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const client = (about: Partial<CrawlClientOptions> = {}) =>
  createCrawlClient({
    origin: base,
    base,
    visitors: { curl: 'curl/8', yandex: 'YandexBot' },
    concurrency: 2,
    pauses: [1, 1],
    ...about,
  })

test('it uses the named user agent, else the first', async () => {
  const { send } = client()
  await send({ url: `${base}/a`, visitor: 'yandex' })
  await send({ url: `${base}/b` })
  expect(asked).toEqual(['YandexBot /a', 'curl/8 /b'])
})

test('a copy of a site is requested with the URLs of the site', async () => {
  const { send } = client({ origin: 'https://clinic.example' })
  const response = await send({ url: 'https://clinic.example/a?b=1' })
  expect(asked).toEqual(['curl/8 /a?b=1'])
  expect(response).toMatchObject({ url: 'https://clinic.example/a?b=1', status: 200, body: 'ok' })
})

test('another port of the same host is another site', async () => {
  const { send } = client({ origin: 'http://127.0.0.1', base: 'http://127.0.0.1:9' })
  await send({ url: `${base}/a` })
  expect(asked).toEqual(['curl/8 /a'])
})

test('the number of concurrent requests is limited', async () => {
  const { send } = client()
  await Promise.all(Array.from({ length: 9 }, (_, index) => send({ url: `${base}/${index}` })))
  expect(asked).toHaveLength(9)
  expect(most).toBe(2)
})

test('a busy server is retried later, and an error response is a response', async () => {
  statuses = [503, 429, 200]
  const patient = client()
  expect((await patient.send({ url: `${base}/a` })).status).toBe(200)
  statuses = [500]
  expect((await patient.send({ url: `${base}/b` })).status).toBe(500)
  expect(patient.unreached).toEqual([])
})

test.each([
  ['cuts the line', 0, 'UND_ERR_SOCKET'],
  ['refuses all the time', 429, '429 Too Many Requests'],
  ['says nothing', 1, 'no answer within 50 ms'],
  ['sends what nobody can unpack', 2, 'Z_DATA_ERROR'],
])('a server that %s is recorded, not thrown', async (_, status, reason) => {
  statuses = [status]
  // Short for the one that says nothing: on a busy machine others may take longer.
  const { send, unreached } = client(status === 1 ? { timeout: 50 } : {})
  const response = await send({ url: `${base}/a`, visitor: 'yandex' })
  expect(response.status).toBe(0)
  expect(unreached).toEqual([{ url: `${base}/a`, visitor: 'yandex', reason }])
  expect(asked).toHaveLength(3)
})
