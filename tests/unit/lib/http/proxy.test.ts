import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PAGE_TIMEOUT_MS } from '@/lib/content/client/client'
import { proxyMedia } from '@/lib/content/client/media-proxy'
import { siteTransport } from '@/lib/content/client/transport'
import { ContentStore } from '@/lib/content/store'
import { log } from '@/lib/telemetry/log'
import { until } from '../../../support/until'
import { readFrom } from '../../support/content'
import { folder, removeFolders } from '../requests/outbox/builders'
import { send, site } from './send'

const received: IncomingMessage[] = []
let reply: { status: number; body: string; location?: string; stalls?: boolean; type?: string }
/** By path, instead of `reply`. */
const replies = new Map<string, typeof reply>()

const backend = createServer((request, response) => {
  received.push(request)
  if (request.url === '/elsewhere') return response.end('{}')
  const { status, body, stalls, ...own } = replies.get(request.url ?? '') ?? reply
  const location = own.location ? { Location: own.location } : {}
  response.writeHead(status, { 'Content-Type': own.type ?? 'application/json', ...location })
  if (stalls) response.write(body)
  else response.end(body)
})

beforeAll(async () => {
  await new Promise<void>(resolve => backend.listen(0, '127.0.0.1', resolve))
  const { port } = backend.address() as AddressInfo
  const BACKEND_URL = `http://127.0.0.1:${port}`
  Object.assign(process.env, {
    BACKEND_URL,
    DATA_DIR: folder(),
    SITE_URL: site,
    TRUSTED_PROXY_HOPS: '1',
  })
})

beforeEach(() => {
  received.length = 0
  replies.clear()
  reply = { status: 200, body: '{"data":[]}' }
  // Without a disk, so that nothing is left from the test before.
  readFrom(new ContentStore({ transport: siteTransport() }))
  jest.spyOn(log, 'warn').mockImplementation()
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

afterAll(async () => {
  backend.closeAllConnections()
  if (backend.listening) await new Promise(resolve => backend.close(resolve))
  removeFolders()
})

const get = (path: string, headers = {}) => send({ path, method: 'GET', headers })

test('a list is passed on with caching headers', async () => {
  const { status, json, headers } = await get('/api/doctors?sort_by=rating&token=x')
  expect({ status, json }).toEqual({ status: 200, json: { data: [] } })
  expect(received[0]?.url).toBe('/api/doctors?sort_by=rating')
  expect(headers.get('Vary')).toBe('Accept-Language')
  expect(headers.get('Cache-Control')).toBe('no-cache')
  expect(headers.get('ETag')).toMatch(/^W/)
})

test('texts are sanitized and pictures are served by the site itself', async () => {
  const hostile = '<img src=x onerror=alert(1)>Витамин B<sub>12</sub>'
  const record = { id: 1, slug: 'b12', name: hostile, image: '/b12.png' }
  reply = { status: 200, body: JSON.stringify({ data: [record] }) }
  const { json } = await get('/api/analyses')
  expect(json).toMatchObject({
    data: [{ name: 'Витамин B<sub>12</sub>', image: '/media/b12.png' }],
  })
})

test.each([
  ['kk', 'kk'],
  ['ru', 'ru'],
  ['kk-KZ,kk;q=0.9', 'ru'],
  ['en', 'ru'],
])('Accept-Language %j requests %s', async (language, asked) => {
  await get('/api/posts', { 'Accept-Language': language })
  expect(received[0]?.headers['accept-language']).toBe(asked)
})

test('the backend receives only the session of the visitor', async () => {
  await get('/api/search?q=x', { SessionId: 'track-1', Cookie: 'a=b', Authorization: 'Bearer x' })
  expect(received[0]?.headers).toMatchObject({ sessionid: 'track-1' })
  expect(received[0]?.headers).not.toHaveProperty('cookie')
  expect(received[0]?.headers).not.toHaveProperty('authorization')
  expect(received[0]?.headers).not.toHaveProperty('x-forwarded-for')
})

const failures = [
  [{ status: 500, body: 'secret trace' }, 502, 'bad-gateway'],
  [{ status: 401, body: '{}' }, 502, 'bad-gateway'],
  [{ status: 200, body: '<html>' }, 502, 'bad-gateway'],
  [{ status: 200, body: 'null' }, 502, 'bad-gateway'],
  [{ status: 302, body: '', location: 'http://elsewhere.invalid/' }, 502, 'bad-gateway'],
] as const

test.each([[{ status: 404, body: '{}' }, 404, 'not-found'], ...failures] as const)(
  'for a record the response %j becomes %d',
  async (given, status, error) => {
    reply = given
    expect(await get('/api/doctors/7')).toMatchObject({ status, json: { error } })
    expect(received).toHaveLength(1)
  },
)

test.each([[{ status: 422, body: '{}' }, 400, 'bad-request'], ...failures] as const)(
  'for a sorted list the response %j becomes %d',
  async (given, status, error) => {
    reply = given
    const path = '/api/doctors?sort_by=rating'
    expect(await get(path)).toMatchObject({ status, json: { error } })
  },
)

test('a sorted list without known doctors is a 502', async () => {
  reply = { status: 200, body: '{"data":[{"id":1,"slug":"a","name":"Ким"}]}' }
  expect(await get('/api/doctors')).toMatchObject({ status: 200 })
  reply = { status: 200, body: '{"data":[{"slug":"a"}]}' }
  expect(await get('/api/doctors?sort_by=rating')).toMatchObject({
    status: 502,
    json: { error: 'bad-gateway' },
  })
})

test('a sorted list in pages is read whole, with the session of the visitor', async () => {
  const doctor = (id: number) => ({ id, slug: `d${id}`, name: `Ким ${id}` })
  reply = { status: 200, body: JSON.stringify({ data: [1, 2, 3].map(doctor) }) }
  await get('/api/doctors')
  const inPage = (data: readonly object[], next: string | null) =>
    ({ status: 200, body: JSON.stringify({ data, links: { next } }) }) as const
  const sorted = '/api/doctors?sort_by=rating'
  replies.set(sorted, inPage([doctor(3), doctor(1)], '/api/doctors?page=2'))
  replies.set(`${sorted}&page=2`, inPage([doctor(2)], null))
  received.length = 0
  const { json } = await get(sorted, { SessionId: 'visit-7' })
  expect((json as { data: readonly { id: number }[] }).data.map(({ id }) => id)).toEqual([3, 1, 2])
  expect(received.map(({ headers }) => headers.sessionid)).toEqual(['visit-7', 'visit-7'])

  replies.set(`${sorted}&page=2`, { status: 500, body: '' })
  expect(await get(sorted)).toMatchObject({ status: 502 })
})

describe('a file of the backend', () => {
  const picture = { status: 200, body: 'picture', type: 'image/webp' }
  const media = (path: string) => proxyMedia(new Request(`${site}/media${path}`))

  test('a redirect within the backend is followed, another one is not', async () => {
    replies.set('/new/a.webp', picture)
    replies.set('/a.webp', { status: 301, body: '', location: '/new/a.webp' })
    expect(await (await media('/a.webp')).text()).toBe('picture')
    replies.set('/a.webp', { status: 302, body: '', location: 'http://elsewhere.invalid/' })
    expect((await media('/a.webp')).status).toBe(502)
    replies.set('/a.webp', { status: 301, body: '', location: '/a.webp' })
    expect((await media('/a.webp')).status).toBe(502)
  })
})

test('a sorted list that stalls after its headers is a 502', async () => {
  reply = { status: 200, body: '[', stalls: true }
  const { fetch } = globalThis
  let isBegun = false
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    const response = await fetch(...call)
    isBegun = true
    return response
  })
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  const given = get('/api/doctors?sort_by=rating')
  await until(() => isBegun)
  await jest.advanceTimersByTimeAsync(PAGE_TIMEOUT_MS)
  jest.useRealTimers()
  expect(await given).toMatchObject({ status: 502, json: { error: 'bad-gateway' } })
})

test('a list is served from the store, also while the backend fails', async () => {
  reply = { status: 200, body: '{"data":[{"id":1,"slug":"a","name":"Пост"}]}' }
  await get('/api/posts')
  reply = { status: 500, body: '{}' }
  const { status, json } = await get('/api/posts')
  expect({ status, json }).toMatchObject({ status: 200, json: { data: [{ name: 'Пост' }] } })
  expect(received).toHaveLength(1)
})

test('calls that are not listed never reach the backend', async () => {
  expect(await get('/api/users')).toMatchObject({ status: 404, json: { error: 'not-found' } })
  expect(received).toEqual([])
})

test.each([
  ['POST', '/api/analyses', 405, 'GET, HEAD'],
  ['PUT', '/api/analyses/7', 405, 'GET, HEAD'],
  ['DELETE', '/api/analyses/7', 405, 'GET, HEAD'],
  ['DELETE', '/api/category-analyses/7', 405, 'GET, HEAD'],
  ['PATCH', '/api/doctors/7', 405, 'GET, HEAD'],
  ['GET', '/api/request-doctors', 405, 'POST'],
  ['PUT', '/api/application-feedback', 405, 'POST'],
  ['DELETE', '/api/users', 404, null],
  ['POST', '/api/users', 404, null],
] as const)('%s %s: %d', async (method, path, status, allow) => {
  const response = await send({ method, path })
  expect(response.status).toBe(status)
  expect(response.headers.get('Allow')).toBe(allow)
  expect(received).toEqual([])
})

test('a flood of reads gets 429', async () => {
  const headers = { 'X-Forwarded-For': '203.0.113.77' }
  let last = await get('/api/banners', headers)
  for (let count = 1; count < 601; count += 1) last = await get('/api/banners', headers)
  expect(last).toMatchObject({ status: 429, json: { error: 'too-many-requests' } })
  expect(Number(last.headers.get('Retry-After'))).toBeGreaterThan(0)
})

test('an unreachable backend is a 502', async () => {
  backend.closeAllConnections()
  await new Promise(resolve => backend.close(resolve))
  expect(await get('/api/doctors')).toMatchObject({ status: 502, json: { error: 'bad-gateway' } })
})
