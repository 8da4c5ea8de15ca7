import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { refusalOf, refuse } from '@/lib/server/refusal'
import { prepareRequest } from '@/lib/server/request'

let asked: IncomingMessage
const server = createServer((message, response) => {
  prepareRequest(message)
  asked = message
  const refusal = refusalOf(message)
  if (refusal) return refuse(response, refusal)
  response.end('Next')
})

beforeAll(() => new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

interface Received {
  readonly status: number | undefined
  readonly allow: string | undefined
  readonly body: string
}

/** Sends what `fetch` would not: any method, and the raw path. */
function send(
  path: string,
  method = 'GET',
  headers: Readonly<Record<string, string>> = {},
): Promise<Received> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, method, headers }, response => {
      let body = ''
      response.on('data', chunk => {
        body += chunk
      })
      response.on('end', () =>
        resolve({ status: response.statusCode, allow: response.headers.allow, body }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}

test('Next does not see the query of a cached page, the middleware does, and clients cannot forge it', async () => {
  const headers = { 'X-Visit-Query': '?evil' }
  await send('/contacts?utm_source=x', 'GET', headers)
  expect([asked.url, asked.headers['x-visit-query']]).toEqual(['/contacts', '?utm_source=x'])
  await send('/search?q=x', 'GET', headers)
  expect([asked.url, asked.headers['x-visit-query']]).toEqual(['/search?q=x', '?q=x'])
  await send('/', 'GET', headers)
  expect([asked.url, asked.headers['x-visit-query']]).toEqual(['/', ''])
})

test('the socket address is set, whatever the client sends', async () => {
  await send('/', 'GET', { 'X-Socket-Address': '6.6.6.6' })
  expect(asked.headers['x-socket-address']).toBe('127.0.0.1')
})

test("the icon at the root is the clinic's (B94)", async () => {
  await send('/favicon.ico?v=2')
  expect(asked.url).toBe('/files/icons/favicon.ico')
})

test('Range requests are ignored', async () => {
  await send('/files/a.pdf', 'GET', { Range: 'bytes=9-2', 'If-Match': '"a"' })
  expect(asked.headers).not.toHaveProperty('range')
  expect(asked.headers).not.toHaveProperty('if-match')
})

const others = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE']

test.each(
  others.flatMap(method =>
    ['/', '/kk/contacts', '/favicon.ico', '/og/ru/contacts.jpg', '/sitemap.xml'].map(path => [
      method,
      path,
    ]),
  ),
)('%s %s is refused: only GET and HEAD are allowed', async (method, path) => {
  const { status, allow } = await send(path, method)
  expect([status, allow]).toEqual([405, 'GET, HEAD'])
})

test.each([
  ['TRACE', '/api/doctors', 'GET, HEAD, POST'],
  ['PROPFIND', '/api/request-doctors', 'GET, HEAD, POST'],
  ['DELETE', '/api/revalidate', 'POST'],
  ['GET', '/api/request-form', 'POST'],
  ['GET', '/api/request-estimate', 'POST'],
  ['POST', '/api/metrics', 'GET, HEAD'],
])('%s %s is refused with a JSON error', async (method, path, allow) => {
  const response = await send(path, method)
  expect(response).toEqual({ status: 405, allow, body: '{"error":"method-not-allowed"}' })
})

test.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  '%s /api/doctors is left to the API',
  async method => {
    expect((await send('/api/doctors', method)).status).toBe(200)
  },
)

test.each([
  ['/api/%ff', '{"error":"bad-request"}'],
  ['/og/%ff.png', 'Bad Request\n'],
  ['/%E0%A4%A', 'Bad Request\n'],
  ['*', 'Bad Request\n'],
])('%s is a malformed URL', async (path, body) => {
  const response = await send(path)
  expect([response.status, response.body]).toEqual([400, body])
})
