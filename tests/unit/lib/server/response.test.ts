import { createHash } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { endFailed, prepareResponse } from '@/lib/server/response'
import { visit } from '../../../support/visit'

let respond: (response: ServerResponse) => void
const server = createServer((_, response) => {
  prepareResponse(response)
  respond(response)
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
    if (type) response.setHeader('Content-Type', type)
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
])('a failed %s is replaced by the error page in %s', async (path, locale, title) => {
  respond = sends(500, 'text/html; charset=utf-8', ...shell)
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

test('so is a failure without a Content-Type', async () => {
  respond = response => {
    response.statusCode = 500
    response.end('Internal Server Error')
  }
  expect(await (await get()).text()).toMatch(/<\/html>\n$/)
})

test('so is the plain text of a page whose code cannot be loaded; not that of a 503 with a time', async () => {
  respond = sends(500, 'text/plain', 'Internal Server Error')
  expect(await (await get()).text()).toMatch(/<\/html>\n$/)
  respond = response => {
    response.setHeader('Retry-After', '30')
    sends(503, 'text/plain;charset=UTF-8', 'Service Unavailable\n')(response)
  }
  expect(await (await get()).text()).toBe('Service Unavailable\n')
})

test('its CSP allows only its style sheet', async () => {
  respond = sends(503, 'text/html', ...shell)
  const response = await get()
  const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(await response.text()) ?? []
  const hash = createHash('sha256').update(style).digest('base64')
  expect(response.headers.get('Content-Security-Policy')).toContain(
    `default-src 'none'; style-src 'sha256-${hash}';`,
  )
})

test('headers of the replaced page are removed', async () => {
  respond = response => {
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

test('HEAD has no body', async () => {
  respond = sends(500, 'text/html', ...shell)
  const response = await get('/', { method: 'HEAD' })
  expect([response.status, await response.text()]).toEqual([500, ''])
})

test.each([
  [500, 'application/json', '{"error":"boom"}'],
  [500, 'text/x-component', '1:E{}'],
  [404, 'text/html', '<p>not found'],
  [200, 'text/html', '<p>page'],
])('%d %s is not replaced', async (status, type, body) => {
  respond = sends(status, type, body)
  const response = await get()
  expect([response.status, await response.text()]).toEqual([status, body])
})

test('HTML without a CSP gets one that allows nothing; an existing one is kept', async () => {
  respond = sends(200, 'text/html', '<p>')
  const policyOf = async () => (await get()).headers.get('Content-Security-Policy')
  expect(await policyOf()).toMatch(/^default-src 'none'; base-uri 'none'/)
  respond = response => {
    response.setHeader('Content-Type', 'text/html')
    response.setHeader('Content-Security-Policy', "default-src 'self'")
    response.end()
  }
  expect(await policyOf()).toBe("default-src 'self'")
})

test.each([
  ['s-maxage=300, stale-while-revalidate=31535700', 'private, no-cache'],
  ['public, max-age=86400', 'public, max-age=86400'],
  ['private, no-cache, no-store', 'private, no-cache, no-store'],
])('Cache-Control %s is sent as %s', async (given, sent) => {
  respond = response => {
    response.setHeader('Cache-Control', given)
    response.end()
  }
  expect((await get()).headers.get('Cache-Control')).toBe(sent)
})

test('internal rewrite headers are removed', async () => {
  respond = response => {
    response.setHeader('X-Middleware-Rewrite', '/ru/desktop/search?q=x')
    response.end()
  }
  expect((await get()).headers.get('X-Middleware-Rewrite')).toBeNull()
})

describe('a page with an ETag', () => {
  const tag = 'W/"abc"'
  const html = 'text/html; charset=utf-8'
  const ask = async (headers: Record<string, string>) => {
    respond = response => {
      response.setHeader('ETag', tag)
      sends(200, html, 'content')(response)
    }
    const { port } = server.address() as AddressInfo
    // `fetch` would send Cache-Control: no-cache.
    const response = await visit(`http://127.0.0.1:${port}/`, headers)
    return [response.status, response.body, response.headers.etag]
  }

  test('is a 304 for a matching If-None-Match', async () => {
    expect(await ask({ 'If-None-Match': tag })).toEqual([304, '', tag])
    expect(await ask({ 'If-None-Match': 'W/"older", "abc"' })).toEqual([304, '', tag])
  })

  test('is sent for another ETag, or with no-cache', async () => {
    expect(await ask({ 'If-None-Match': 'W/"older"' })).toEqual([200, 'content', tag])
    const anew = { 'If-None-Match': tag, 'Cache-Control': 'no-cache' }
    expect(await ask(anew)).toEqual([200, 'content', tag])
  })

  test('is a 304 for the file of a route handler, too', async () => {
    respond = response => {
      response.appendHeader('ETag', tag)
      sends(200, 'application/xml', 'content')(response)
    }
    const { port } = server.address() as AddressInfo
    const headers = { 'If-None-Match': tag }
    expect((await visit(`http://127.0.0.1:${port}/`, headers)).status).toBe(304)
  })

  test('is a 304 for exactly its own date, unless an ETag says otherwise', async () => {
    const date = 'Thu, 01 Jan 2026 10:00:00 GMT'
    const since = async (value: string, more = {}, type = html) => {
      respond = response => {
        response.setHeader('Last-Modified', date)
        sends(200, type, 'content')(response)
      }
      const headers = { 'If-Modified-Since': value, ...more }
      return (await visit(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, headers))
        .status
    }
    expect(await since(date)).toBe(304)
    expect(await since(date, {}, 'image/jpeg')).toBe(304)
    expect(await since(date, { 'If-None-Match': '"other"' })).toBe(200)
    expect(await since(date, { 'Cache-Control': 'no-cache' })).toBe(200)
    // A later date may be that of older content, from another instance.
    for (const other of ['Thu, 01 Jan 2026 10:00:01 GMT', 'Fri, 02 Jan 2037 10:00:00 GMT', 'x']) {
      expect(await since(other)).toBe(200)
    }
  })
})

test('a page is sent when it is complete, without backpressure for its writer', async () => {
  let finish = () => {}
  const written: boolean[] = []
  const began = new Promise<void>(resolve => {
    respond = response => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      written.push(response.write('<!DOCTYPE html>'), response.write('x'.repeat(1_000_000)))
      finish = () => response.end('</html>')
      resolve()
    }
  })
  let hasArrived = false
  const page = get().then(response => {
    hasArrived = true
    expect(response.headers.get('Content-Length')).toBe('1000022')
    return response.text()
  })
  await began
  expect(written).toEqual([true, true])
  const finishPage = finish
  respond = sends(200, 'text/plain', 'what is no page')
  expect(await (await get()).text()).toBe('what is no page')
  expect(hasArrived).toBe(false)
  finishPage()
  expect(await page).toHaveLength(1_000_022)
})

test('a streamed or compressed page has a Content-Length, too', async () => {
  const packed = gzipSync('<!DOCTYPE html>страница')
  respond = response => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader('Content-Encoding', 'gzip')
    response.flushHeaders()
    expect(response.headersSent).toBe(true)
    response.write(packed.subarray(0, 5))
    response.end(packed.subarray(5))
  }
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.end('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
  const answer = await buffer(socket)
  const [head = ''] = answer.toString('latin1').split('\r\n\r\n')
  expect(head).toContain(`\r\nContent-Length: ${packed.length}`)
  expect(head).not.toContain('Transfer-Encoding')
  expect(gunzipSync(answer.subarray(head.length + 4)).toString()).toBe('<!DOCTYPE html>страница')
})

test('a page whose writer stopped in the middle is not sent', async () => {
  respond = response => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.write('<!DOCTYPE html><p>half')
    response.destroy()
  }
  await expect(get()).rejects.toThrow('fetch failed')
})

test('a handler that fails before its response gets the error page', async () => {
  respond = endFailed
  const response = await get()
  expect(response.status).toBe(500)
  expect(await response.text()).toMatch(/<\/html>\n$/)
})

test.each(['text/html', 'text/x-component'])(
  'one that fails in the middle of %s closes the connection, so that it does not look complete',
  async type => {
    respond = response => {
      response.setHeader('Content-Type', type)
      response.write('the first half')
      endFailed(response)
    }
    await expect(get().then(response => response.text())).rejects.toThrow()
  },
)
