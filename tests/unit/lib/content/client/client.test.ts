import type { Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { searchBackend } from '@/lib/content/client/backend-search'
import { getJson, PAGE_TIMEOUT_MS } from '@/lib/content/client/client'
import { getSitemapUrls } from '@/lib/content/client/own-sitemap'
import { httpTransport, type Transport } from '@/lib/content/client/transport'
import { sendToBackend } from '@/lib/requests/outbox/send-to-backend'
import { until } from '../../../../support/until'

/** Responds by the path, with every kind of failure. */
let server: Server
let site: Transport
const sitemaps: Record<string, string> = {}
const seen: { path: string; headers: Record<string, unknown> }[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = (request.url ?? '').replace('/api/', '')
    seen.push({ path, headers: request.headers })
    const respond = (status: number, type: string, body: string) =>
      response.writeHead(status, { 'Content-Type': type }).end(body)
    if (path.startsWith('status-')) return respond(Number(path.slice(7)), 'application/json', '{}')
    if (path === 'html-404') return respond(404, 'text/html; charset=utf-8', '<h1>nginx</h1>')
    if (path === 'html-200') return respond(200, 'text/html', '<h1>maintenance</h1>')
    if (path === 'null') return respond(200, 'application/json', 'null')
    if (path === 'flaky') return respond(seen.length === 1 ? 503 : 200, 'application/json', '[]')
    if (path === 'stall') return response.writeHead(200).write('[')
    if (path === 'drip') return drip(response)
    if (path === 'hang-up') return response.destroy()
    if (path.endsWith('.xml')) return respond(200, 'application/xml', sitemaps[path] ?? '')
    return respond(200, 'application/json', '{"data":[]}')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  site = httpTransport(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})

/** Sends a byte every 20 ms, without end. */
function drip(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'application/json' })
  const timer = setInterval(() => response.write(' '), 20)
  response.once('close', () => clearInterval(timer))
}

beforeEach(() => void seen.splice(0))

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const get = (path: string, locale: 'ru' | 'kk' = 'ru') => getJson({ path, locale }, site)

test('sends the language and an empty session', async () => {
  await expect(get('ok', 'kk')).resolves.toEqual({ data: [] })
  expect(seen[0]?.headers).toMatchObject({ 'accept-language': 'kk', sessionid: '' })
})

test('a 404 of the API is null, one of a proxy is a failure', async () => {
  await expect(get('status-404')).resolves.toBeNull()
  await expect(get('html-404')).rejects.toMatchObject({ kind: 'status', status: 404 })
})

test.each([
  ['status-400', { kind: 'status', status: 400 }],
  ['status-500', { kind: 'status', status: 500 }],
  ['html-200', { kind: 'format' }],
  ['null', { kind: 'format' }],
  ['hang-up', { kind: 'network' }],
])('%s is a BackendError', async (path, expected) => {
  await expect(get(path)).rejects.toMatchObject({ name: 'BackendError', path, ...expected })
})

test('a transient failure is retried once', async () => {
  await expect(get('flaky')).resolves.toEqual([])
  expect(seen).toHaveLength(2)
})

test('a response that stalls after its headers is aborted', async () => {
  let isBegun = false
  const watched: Transport = {
    ...site,
    fetch: async request => {
      const response = await site.fetch(request)
      isBegun = true
      return response
    },
  }
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  const given = getJson({ path: 'stall', locale: 'ru' }, watched).catch((error: unknown) => error)
  await until(() => isBegun)
  await jest.advanceTimersByTimeAsync(PAGE_TIMEOUT_MS)
  jest.useRealTimers()
  expect(await given).toMatchObject({ kind: 'timeout' })
})

test.each(['stall', 'drip'])('the timeout is set by the caller, and ends a %s', async path => {
  const call = { path, locale: 'ru', timeoutMs: 100 } as const
  const begin = Date.now()
  await expect(getJson(call, site)).rejects.toMatchObject({ kind: 'timeout' })
  expect(Date.now() - begin).toBeLessThan(3000)
})

test('a refused connection is a network failure', async () => {
  const closed = httpTransport('http://127.0.0.1:1')
  await expect(getJson({ path: 'ok', locale: 'ru' }, closed)).rejects.toMatchObject({
    kind: 'network',
  })
})

test('the text of a search is in no error message', async () => {
  const failing: Transport = { ...site, fetch: async () => new Response('{}', { status: 500 }) }
  const failure = await searchBackend('ru', 'Иванова', null, { transport: failing }).catch(String)
  expect(failure).toBe('BackendError: search: status 500')
})

test('blank text sends no request', async () => {
  await expect(searchBackend('ru', '  ', null, { transport: site })).resolves.toEqual([])
  expect(seen).toEqual([])
})

describe('a callback request', () => {
  const delivery = {
    path: 'request-doctors' as const,
    payload: { doctor_id: 1, name: 'A', phone: '77001234567' },
    idempotencyKey: 'key-1',
    sessionId: 'session-1',
    locale: 'ru' as const,
  }

  test('has its key and the session of the visitor', async () => {
    await expect(sendToBackend(delivery, site)).resolves.toBe(200)
    expect(seen[0]?.headers).toMatchObject({ 'idempotency-key': 'key-1', sessionid: 'session-1' })
  })

  test.each([302, 404, 422, 503])('returns the status %d and is not retried', async status => {
    const fetch = jest.fn(async () => new Response(null, { status }))
    await expect(sendToBackend(delivery, { ...site, fetch })).resolves.toBe(status)
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  test('throws when there is no response', async () => {
    const fetch = jest.fn().mockRejectedValue(new TypeError('fetch failed'))
    await expect(sendToBackend(delivery, { ...site, fetch })).rejects.toMatchObject({
      kind: 'network',
    })
    expect(fetch).toHaveBeenCalledTimes(1)
  })
})

describe('the sitemap', () => {
  const urlset = (...paths: readonly string[]) =>
    `<urlset>${paths.map(path => `<url><loc>https://clinic.example${path}</loc></url>`).join('')}</urlset>`

  test('is read from the site itself', async () => {
    sitemaps['/sitemap.xml'] = urlset('/a?b=1&amp;c=2', '/kk')
    await expect(getSitemapUrls(site)).resolves.toEqual([
      'https://clinic.example/a?b=1&c=2',
      'https://clinic.example/kk',
    ])
  })

  test('may be an index of parts', async () => {
    const parts = [1, 2].map(n => `<sitemap><loc>${site.origin}/sitemap-${n}.xml</loc></sitemap>`)
    sitemaps['/sitemap.xml'] = `<sitemapindex>${parts.join('')}</sitemapindex>`
    sitemaps['/sitemap-1.xml'] = urlset('/a')
    sitemaps['/sitemap-2.xml'] = urlset('/b')
    await expect(getSitemapUrls(site)).resolves.toEqual([
      'https://clinic.example/a',
      'https://clinic.example/b',
    ])
  })

  test('that cannot be read is a failure', async () => {
    await expect(getSitemapUrls(httpTransport('http://127.0.0.1:1'))).rejects.toMatchObject({
      kind: 'network',
    })
  })
})
