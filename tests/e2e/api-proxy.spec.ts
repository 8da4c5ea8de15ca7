import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect } from '@playwright/test'
import { type Running, type SiteFolder, siteFolder } from '../support/site'
import { test } from '../support/test'

/** What the site's own API passes between a browser and the clinic's backend. */
test.describe.configure({ mode: 'default' })

interface Call {
  readonly target: string
  readonly headers: IncomingHttpHeaders
}

let folder: SiteFolder
let site: Running
const calls: Call[] = []

const posts = '{"data":[{"id":1,"slug":"a","name":"A","description":"x"}]}'
const good = (response: ServerResponse) => {
  response.setHeader('Content-Type', 'application/json')
  response.end(posts)
}
let respond = good

/** The site reads lists by itself: at startup, and again those that were invalid. */
const ownRead = /^GET \/api\/[a-z-]+(\/russian-letters)?$/
const passedOn = () => calls.filter(({ target }) => !ownRead.test(target))

const backend = createServer((request, response) => {
  calls.push({ target: `${request.method} ${request.url}`, headers: request.headers })
  respond(response)
})

test.beforeAll(async () => {
  backend.listen(0, '127.0.0.1')
  await once(backend, 'listening')
  const { port } = backend.address() as AddressInfo
  folder = siteFolder()
  site = await folder.start({ BACKEND_URL: `http://127.0.0.1:${port}` })
})

test.beforeEach(() => {
  calls.length = 0
  respond = good
})

test.afterAll(async () => {
  await site.stop()
  backend.closeAllConnections()
  backend.close()
  folder.remove()
})

/** Sends the exact request target, which client libraries would normalise. */
async function raw(target: string, method = 'GET', headers = ''): Promise<string> {
  const socket = connect(Number(new URL(site.url).port), 'localhost')
  let text = ''
  socket.on('data', (part: Buffer) => {
    text += part.toString()
  })
  await once(socket, 'connect')
  socket.write(
    `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`,
  )
  await once(socket, 'close')
  return text
}

const refused = [
  '/api/users',
  '/api/',
  '/api/doctors/0',
  '/api/doctors/-1',
  '/api/doctors/1/reviews',
  '/api/doctors/../users',
  '/api/%2e%2e/users',
  '/api/..%2fusers',
  '/api/doctors%2f1',
  '/api/doctors%00',
  '/api/doctors;/users',
  '/api//evil.example/doctors',
  '/api/http://evil.example/',
  '/api/@evil.example/doctors',
  '/api/doctors/99999999999999999999',
  '/API/doctors',
]

for (const target of refused) {
  test(`GET ${target} never reaches the backend`, async () => {
    const [status = ''] = (await raw(target)).split('\r\n')
    expect(status).toMatch(/ (4\d\d|308) /)
    expect(calls.filter(({ target: called }) => /users|evil|reviews/.test(called))).toEqual([])
    if (target.startsWith('/api/')) expect(passedOn()).toEqual([])
  })
}

for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND', 'CONNECT']) {
  test(`${method} is not proxied`, async () => {
    const [status = ''] = (await raw('/api/analyses/1', method, 'Content-Length: 0\r\n')).split(
      '\r\n',
    )
    expect(status === '' || / [45]\d\d /.test(status), status).toBe(true)
    expect(passedOn()).toEqual([])
  })
}

test('only known query parameters are passed, once each and truncated', async () => {
  const long = 'я'.repeat(500)
  await fetch(
    `${site.url}/api/doctors?sort_by=rating&sort_by=x&token=1&sort_direction=asc&__proto__=1`,
  )
  await fetch(`${site.url}/api/search?q=${encodeURIComponent(long)}&type=doctors&limit=100000`)
  await fetch(`${site.url}/api/posts?page=2`)
  // The store reads complete lists as well, for the cards of this order and for the search.
  const asked = calls.map(({ target }) => decodeURIComponent(target))
  expect(asked.filter(each => each.includes('?'))).toEqual([
    'GET /api/doctors?sort_by=rating&sort_direction=asc',
    `GET /api/search?q=${'я'.repeat(100)}&type=doctors`,
  ])
})

test('an absolute request target and a foreign Host do not change the backend that is called', async () => {
  const text = await raw(
    'http://evil.example/api/search?q=x',
    'GET',
    'X-Forwarded-Host: evil.example\r\n',
  )
  expect(text).toMatch(/^HTTP\/1\.1 200 /)
  const search = calls.filter(({ target }) => target.includes('?'))
  expect(search.map(({ target }) => target)).toEqual(['GET /api/search?q=x'])
  for (const { headers } of calls) expect(headers.host).toMatch(/^127\.0\.0\.1:/)
})

test('the backend receives nothing about the visitor but language and session', async () => {
  await raw(
    '/api/search?q=x',
    'GET',
    [
      'Accept-Language: kk',
      'SessionId: track-1',
      'Cookie: layout=mobile; draft=x',
      'Authorization: Bearer x',
      'X-Forwarded-For: 203.0.113.9',
      'X-Forwarded-Proto: https',
      'Forwarded: for=203.0.113.9',
      'X-Real-IP: 203.0.113.9',
      'X-Layout: mobile',
      'TE: trailers',
      'Trailer: X-Evil',
      'Proxy-Authorization: Basic x',
      'User-Agent: evil',
      'Referer: https://clinic.example/?q=secret',
      'X-Evil: 1',
      '',
    ].join('\r\n'),
  )
  const search = calls.find(({ target }) => target.includes('?'))
  const { host: _, connection: __, ...headers } = search?.headers ?? {}
  expect(headers).toEqual({
    accept: 'application/json',
    'accept-language': 'kk',
    'accept-encoding': expect.any(String),
    'sec-fetch-mode': 'cors',
    sessionid: 'track-1',
    'user-agent': 'node',
  })
})

/** Not served from the store: each request calls the backend. */
const sorted = '/api/doctors?sort_by=rating'

test("only records of the backend's response are passed on, no other data", async () => {
  respond = response => {
    response.setHeader('Set-Cookie', 'evil=1')
    response.setHeader('Server', 'secret/1.0')
    response.setHeader('X-Powered-By', 'secret')
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Content-Disposition', 'attachment')
    response.setHeader('Cache-Control', 'public, max-age=31536000')
    good(response)
  }
  const { headers } = await fetch(`${site.url}${sorted}`)
  for (const name of ['set-cookie', 'server', 'x-powered-by', 'access-control-allow-origin']) {
    expect(headers.get(name), name).toBeNull()
  }
  expect(headers.get('content-disposition')).toBeNull()
  expect(headers.get('cache-control')).toBe('no-cache')
})

test('redirects to another origin are not followed', async () => {
  const Location = 'http://elsewhere.invalid/'
  respond = response => response.writeHead(302, { Location }).end()
  expect((await fetch(`${site.url}${sorted}`, { redirect: 'manual' })).status).toBe(502)
  expect((await fetch(`${site.url}/media/a.png`, { redirect: 'manual' })).status).toBe(502)
  // The store reads complete lists as well.
  const asked = calls.map(({ target }) => target).filter(each => /\?|png/.test(each))
  expect(asked).toEqual([`GET ${sorted}`, 'GET /a.png'])
})

test('an endless response does not fill memory', async () => {
  let sent = 0
  respond = response => {
    response.setHeader('Content-Type', 'application/json')
    response.write('{"data":"')
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(1_000_000))) sent += 1
      if (!response.destroyed) response.once('drain', more)
    }
    more()
  }
  expect((await fetch(`${site.url}${sorted}`)).status).toBe(502)
  expect(sent).toBeLessThan(100)
  respond = good
  expect((await fetch(`${site.url}${sorted}`)).status).toBe(200)
})

test('only pictures and PDF files of the backend are served', async () => {
  const statusOf = async (type: string) => {
    respond = response => response.writeHead(200, { 'Content-Type': type }).end('x')
    return (await fetch(`${site.url}/media/file?x=1`)).status
  }
  for (const type of ['image/png', 'image/webp', 'application/pdf']) {
    expect(await statusOf(type), type).toBe(200)
  }
  for (const type of ['text/html', 'image/svg+xml', 'application/javascript', 'text/xml', '']) {
    expect(await statusOf(type), type).toBe(404)
  }
  for (const target of ['/media//evil.example/a.png', '/media/..//evil.example/a.png']) {
    expect((await raw(target)).split('\r\n')[0], target).toMatch(/ (404|308|400) /)
  }
})
