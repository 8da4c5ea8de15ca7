import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { completeAnswers } from '@/lib/answers/complete'
import { lateScripts } from '@/lib/cache/late-scripts.mjs'
import { visit } from '../../../support/visit'

completeAnswers()
let answer: (response: ServerResponse) => void
let asked: IncomingMessage
const server = createServer((request, response) => {
  asked = request
  answer(response)
})

beforeAll(() => new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

function get(path = '/', init: RequestInit = {}): Promise<Response> {
  const { port } = server.address() as AddressInfo
  return fetch(`http://127.0.0.1:${port}${path}`, init)
}

/** As Next sends it: a status, headers one by one, and the body in parts. */
function sends(status: number, type: string, ...parts: readonly string[]) {
  return (response: ServerResponse) => {
    response.statusCode = status
    response.setHeader('Content-Type', type)
    response.setHeader('Vary', 'rsc, Cookie')
    for (const part of parts) response.write(part)
    response.end()
  }
}

const shell = [
  '<!DOCTYPE html><html id="__next_error__">',
  '<body><script>1</script></body></html>',
]

test.each([
  ['/doctors-list/list?a=1', 'ru', 'Сайт не смог показать страницу'],
  ['/kk/doctors-list/list', 'kk', 'Сайт бетті көрсете алмады'],
])('%s that failed is answered with a whole page in %s', async (path, locale, title) => {
  answer = sends(500, 'text/html; charset=utf-8', ...shell)
  const response = await get(path)
  const html = await response.text()
  expect(response.status).toBe(500)
  expect(html).toContain(`<html lang="${locale}">`)
  expect(html).toContain(`<h1>${title}</h1>`)
  expect(html).toContain('href="tel:+77990000101"')
  expect(html).not.toContain('script')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(response.headers.get('Retry-After')).toBe('30')
})

test('its policy allows its style sheet and nothing else', async () => {
  answer = sends(503, 'text/html', ...shell)
  const response = await get()
  const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(await response.text()) ?? []
  const hash = createHash('sha256').update(style).digest('base64')
  expect(response.headers.get('Content-Security-Policy')).toContain(
    `default-src 'none'; style-src 'sha256-${hash}';`,
  )
})

test('headers about the page that was replaced are gone', async () => {
  answer = response => {
    response.setHeader('Content-Type', 'text/html')
    response.setHeader('Content-Encoding', 'gzip')
    response.setHeader('Content-Length', '3')
    response.writeHead(500)
    response.end('abc')
  }
  const response = await get()
  expect(response.headers.get('Content-Encoding')).toBeNull()
  expect(await response.text()).toMatch(/<\/html>\n$/)
})

test('a HEAD has no body', async () => {
  answer = sends(500, 'text/html', ...shell)
  const response = await get('/', { method: 'HEAD' })
  expect([response.status, await response.text()]).toEqual([500, ''])
})

test.each([
  [500, 'application/json', '{"error":"boom"}'],
  [500, 'text/x-component', '1:E{}'],
  [404, 'text/html', '<p>not found'],
  [200, 'text/html', '<p>page'],
])('%d %s stays as it is', async (status, type, body) => {
  answer = sends(status, type, body)
  const response = await get()
  expect([response.status, await response.text()]).toEqual([status, body])
})

test.each([
  ['text/html', 'rsc, Cookie, User-Agent'],
  ['text/x-component', 'rsc, Cookie, User-Agent'],
  ['application/json', 'rsc, Cookie'],
])('%s varies on %s', async (type, vary) => {
  answer = sends(200, type, 'x')
  expect((await get()).headers.get('Vary')).toBe(vary)
})

test('HTML without a policy gets one that allows nothing; a policy of its own stays', async () => {
  answer = sends(200, 'text/html', '<p>')
  const policyOf = async () => (await get()).headers.get('Content-Security-Policy')
  expect(await policyOf()).toMatch(/^default-src 'none'; base-uri 'none'/)
  answer = response => {
    response.setHeader('Content-Type', 'text/html')
    response.setHeader('Content-Security-Policy', "default-src 'self'")
    response.end()
  }
  expect(await policyOf()).toBe("default-src 'self'")
})

describe('a page with a tag', () => {
  const tagged = (type: string, status = 200) => {
    return (response: ServerResponse) => {
      response.statusCode = status
      response.setHeader('Content-Type', type)
      // As Next does with the headers of a kept page, and of the middleware.
      asked.headers['cache-control'] = 'private, no-cache'
      response.setHeader('ETag', ['"a"'])
      response.setHeader('Content-Length', '4')
      response.end('page')
    }
  }
  /** `fetch` makes a reload of every visit with a tag. */
  const ask = async (headers: Record<string, string>) => {
    const { port } = server.address() as AddressInfo
    const { status, body, headers: sent } = await visit(`http://127.0.0.1:${port}/`, headers)
    return [status, body, sent.etag]
  }

  test.each(['"a"', 'W/"a"', '"b", "a"', '*'])('is not sent to who has %s', async tag => {
    answer = tagged('text/html')
    expect(await ask({ 'If-None-Match': tag })).toEqual([304, '', '"a"'])
  })

  test('is sent to anybody else, and to who reloads it', async () => {
    answer = tagged('text/html')
    expect(await ask({})).toEqual([200, 'page', '"a"'])
    expect(await ask({ 'If-None-Match': '"b"' })).toEqual([200, 'page', '"a"'])
    const reload = { 'If-None-Match': '"a"', 'Cache-Control': 'no-cache' }
    expect(await ask(reload)).toEqual([200, 'page', '"a"'])
  })

  test('is sent compressed, in one piece, to who reads that', async () => {
    answer = tagged('text/html')
    const { port } = server.address() as AddressInfo
    const url = `http://127.0.0.1:${port}/`
    const gzip = { 'Accept-Encoding': 'br, gzip' }
    const { bytes, headers } = await visit(url, gzip)
    expect(gunzipSync(bytes).toString()).toBe('page')
    expect(headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-length': String(bytes.length),
    })
    // Else Next would do so again.
    expect(asked.headers['accept-encoding']).toBeUndefined()
    expect((await visit(url, { ...gzip, 'If-None-Match': '"a"' })).status).toBe(304)
    expect((await visit(`${url}api/doctors`, gzip)).status).toBe(200)
    expect(asked.headers['accept-encoding']).toBe('br, gzip')
  })

  test('is not meant for its parts and its failures', async () => {
    answer = tagged('text/x-component')
    expect(await ask({ 'If-None-Match': '"a"' })).toEqual([200, 'page', undefined])
    answer = tagged('text/html', 404)
    expect(await ask({ 'If-None-Match': '"a"' })).toEqual([404, 'page', '"a"'])
  })
})

describe('a page made for one visit', () => {
  const made = [
    '<html><head><link rel="preload" as="script" nonce="abc" href="/_next/static/b.js"/>',
    '<script src="/_next/static/a.js" async="" nonce="abc"></script></head><body>Приём',
    '<script src="/_next/static/b.js" nonce="abc" async=""></script></body></html>',
  ]
  /** As Next pipes a page that it renders: the head at once, then bytes and texts. */
  const pipes = (status = 200) => {
    return (response: ServerResponse) => {
      response.statusCode = status
      response.setHeader('Content-Type', 'text/html')
      response.setHeader('Content-Security-Policy', "script-src 'nonce-abc'")
      response.flushHeaders()
      const [first = '', ...rest] = made
      response.write(Buffer.from(first))
      for (const part of rest) response.write(part, 'utf8', () => undefined)
      response.end()
    }
  }
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/search?q=a`

  test.each([200, 404])('of status %d asks for its scripts after the first paint', async status => {
    answer = pipes(status)
    const { status: sent, body, bytes, headers } = await visit(url(), {})
    expect(sent).toBe(status)
    expect(headers['content-length']).toBe(String(bytes.length))
    expect(body).toMatch(/^<html><head><\/head><body>Приём<script nonce="abc">/)
    expect(lateScripts(body)).toEqual(['/_next/static/a.js', '/_next/static/b.js'])
  })

  test('is compressed for who reads that', async () => {
    answer = pipes()
    const { bytes, headers } = await visit(url(), { 'Accept-Encoding': 'gzip' })
    expect(headers['content-encoding']).toBe('gzip')
    expect(headers['content-length']).toBe(String(bytes.length))
    expect(lateScripts(gunzipSync(bytes).toString())).toHaveLength(2)
    expect(asked.headers['accept-encoding']).toBeUndefined()
  })

  test('has a head alone for who asks for that', async () => {
    answer = response => {
      response.setHeader('Content-Type', 'text/html')
      response.setHeader('Content-Security-Policy', "script-src 'nonce-abc'")
      response.end()
    }
    const response = await fetch(url(), { method: 'HEAD' })
    expect([response.status, await response.text()]).toEqual([200, ''])
    expect(response.headers.get('Content-Encoding')).toBeNull()
  })

  test('that failed is replaced like any other', async () => {
    answer = pipes(500)
    const { status, body } = await visit(url(), {})
    expect(status).toBe(500)
    expect(body).toMatch(/<\/html>\n$/)
  })
})

test('Next sees no query of a cached page, the middleware does, and nobody makes one up', async () => {
  answer = response => response.end()
  await get('/contacts?utm_source=x', { headers: { 'X-Visit-Query': '?evil' } })
  expect([asked.url, asked.headers['x-visit-query']]).toEqual(['/contacts', '?utm_source=x'])
  await get('/search?q=x', { headers: { 'X-Visit-Query': '?evil' } })
  expect([asked.url, asked.headers['x-visit-query']]).toEqual(['/search?q=x', '?q=x'])
  await get('/', { headers: { 'X-Visit-Query': '?evil' } })
  expect([asked.url, asked.headers['x-visit-query']]).toEqual(['/', ''])
})

test("a visitor's own policy is none of Next's business", async () => {
  answer = response => response.end()
  const policy = "script-src 'nonce-evil'"
  const names = ['Content-Security-Policy', 'Content-Security-Policy-Report-Only']
  await get('/', { headers: Object.fromEntries(names.map(name => [name, policy])) })
  expect(JSON.stringify(asked.headers)).not.toContain('evil')
})
