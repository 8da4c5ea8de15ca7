import { request } from 'node:http'
import { connect } from 'node:net'
import { type Nginx, startNginx } from '../../support/servers/nginx'
import type { Running } from '../../support/site'
import { cleanUp } from '../support/cleanUp'
import { describeWith } from '../support/needs'

/** Whatever a client sends to an instance or through nginx, it gets a response, and never a 5xx. */
export function testHostileClients(site: () => Running): void {
  describeWith('nginx')('hostile clients', () => {
    let nginx: Nginx
    /** They take as long as other tests, and run in parallel. */
    let waits: Promise<readonly number[]>

    beforeAll(async () => {
      nginx = await startNginx([Number(new URL(site().url).port)])
      cleanUp(() => nginx.stop())
      waits = Promise.all(
        [
          '',
          'GET / HTTP/1.1\r\nHost: localhost\r\nX: ',
          'POST /api/application-feedback HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\n\r\n{',
        ].map(untilLetGo),
      )
    })

    const methods = [
      'GET',
      'HEAD',
      'POST',
      'PUT',
      'PATCH',
      'DELETE',
      'OPTIONS',
      'TRACE',
      'PROPFIND',
      'PURGE',
      'SEARCH',
    ]
    /** Outside the API all but the first two are refused alike. */
    const someMethods = ['GET', 'HEAD', 'POST', 'SEARCH']

    /** One path of each kind. */
    const paths = [
      '/',
      '/kk',
      '/doctors-list/list',
      '/doctors-list/nobody',
      '/doctors-list/specialty/1-x',
      '/analysis/category/999999999999999999999-x',
      '/search?q=x',
      '/request?kind=doctors&id=1',
      '/analysis/estimate?ids=1,2,x',
      '/karta-sayta',
      '/none/at/all',
      '/ru/desktop/contacts',
      '/api/doctors',
      '/api/doctors/1',
      '/api/doctors/x',
      '/api/none',
      '/api/request-doctors',
      '/api/request-form',
      '/api/application-feedback',
      '/api/revalidate',
      '/api/metrics',
      '/api/catalogue/analyses',
      '/api/catalogue/codes',
      '/api/catalogue/prices',
      '/api/catalogue/sold',
      '/metrics',
      '/healthz',
      '/media/x.jpg',
      '/og/ru/contacts.jpg',
      '/feeds/posts.xml',
      '/sitemap.xml',
      '/sitemap-2.xml',
      '/robots.txt',
      '/favicon.ico',
      '/manifest.webmanifest',
      '/files/none.webp',
      '/files/none.pdf',
      '/_next/image?url=%2Ffiles%2Fnone.webp&w=640&q=70',
      '/_next/image',
      '/_next/image?url=%2Ffiles%2Fnone.webp&w=-1&q=0',
      '/_next/image?url=%2Ffiles%2F..%2F..%2Fpackage.json&w=640&q=75',
      '/_next/image?url=http%3A%2F%2F127.0.0.1%2Fx.webp&w=640&q=75',
      '/_next/image?url=%2F%2Fevil.example%2Fx.webp&w=640&q=75',
      '/_next/image?url=%2F_next%2Fimage%3Furl%3D%2Fx&w=640&q=75',
      '/_next/image?url=%2Frobots.txt&w=640&q=75',
      '/_next/image?url=%ff&url=x&w=NaN&w=640&q[]=75',
      '/_next/static/none.js',
      '/_next/data/none/contacts.json?slug=x',
      '/_next/data/x.json',
      '/.well-known/security.txt',
      '/.env',
    ]

    const encodings = [
      '%',
      '%2',
      '%ff',
      '%00',
      '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
      '..%2f..%2fetc%2fpasswd',
      '%c0%ae%c0%ae%c0%af',
      '%E0%A4%A',
      '%u002e',
      '%25%32%65',
      '//',
      '/./',
      ';a=b',
      '\\\\server\\share',
      '%0d%0aSet-Cookie:%20a=b',
      'a'.repeat(6000),
      '?'.repeat(100),
      '?a[]=1&a[b]=2&__proto__[x]=1',
      '?_rsc=%ff',
      '?q=%ff%fe',
      `?q=${'%D0%B0'.repeat(1500)}`,
      '?ids=1e999,-1,NaN',
      '#fragment',
      '*',
    ]

    const headers: readonly Readonly<Record<string, string>>[] = [
      { Range: 'bytes=9-2' },
      { Range: 'bytes=0-0,1-1,2-2,3-3' },
      { Range: 'lines=1-2', 'If-Range': 'x' },
      { Range: `bytes=${'0-1,'.repeat(1500)}2-3` },
      { Range: 'bytes=99999999999999999999-' },
      { 'Accept-Encoding': 'br;q=0.0001, identity;q=0' },
      { 'Accept-Encoding': '\x80, ,;,gzip' },
      { 'Accept-Encoding': 'gzip, '.repeat(1000) },
      { 'X-Unknown': 'x'.repeat(7000) },
      { 'X-Unknown': 'x'.repeat(30_000) },
      { Cookie: 'x'.repeat(20_000) },
      { 'Content-Length': '99999999999999999999' },
      { Via: '1.1 a, '.repeat(100), Forwarded: 'for="[::', 'Max-Forwards': '-1' },
      { 'If-None-Match': '*'.repeat(5000) },
      { 'If-Modified-Since': 'not a date', 'If-Unmodified-Since': 'neither' },
      { 'If-Match': '"x"' },
      { 'Accept-Encoding': 'gzip;q=x, zstd, *;q=0' },
      { Accept: '*/*;q=9, image/avif' },
      { 'Accept-Language': 'x'.repeat(4000) },
      { Cookie: 'layout=%; lang=%ff; =; a' },
      { Cookie: `lang=kk; ${'a=b; '.repeat(800)}` },
      { Expect: '200-ok' },
      { Upgrade: 'h2c', Connection: 'Upgrade, HTTP2-Settings', 'HTTP2-Settings': 'AAMAAABk' },
      { Upgrade: 'websocket', Connection: 'Upgrade', 'Sec-WebSocket-Key': 'x' },
      { Host: 'evil.example:99999' },
      { 'X-Forwarded-For': 'x, y, ::1, 999.1.1.1', 'X-Forwarded-Proto': 'javascript' },
      { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Port': '-1' },
      { 'X-Layout': 'x', 'X-Request-Id': 'x\ty' },
      { 'X-Middleware-Subrequest': 'middleware:middleware:middleware', 'X-Invoke-Path': '/x' },
      { 'X-Middleware-Rewrite': 'http://evil.example/' },
      { 'Next-Action': 'x', 'Content-Type': 'text/plain;charset=x' },
      { RSC: '1', 'Next-Router-State-Tree': '%5B%22' },
      { RSC: '1', 'Next-Router-Prefetch': '9', 'Next-Router-Segment-Prefetch': '/../x' },
      { 'X-Nextjs-Data': '1', 'X-Matched-Path': '/%' },
      { 'Content-Security-Policy': "script-src 'nonce-x'" },
      { Authorization: `Bearer ${'x'.repeat(4000)}` },
      { 'Content-Type': 'multipart/form-data; boundary=' },
      { 'Content-Encoding': 'gzip', 'Content-Type': 'application/json' },
      { 'Sec-CH-UA-Mobile': '?2', 'User-Agent': '' },
    ]

    /** The status, or what became of the connection. */
    function send(
      base: string,
      method: string,
      path: string,
      sent: Readonly<Record<string, string>>,
    ) {
      const { port } = new URL(base)
      const hasBody = !['GET', 'HEAD', 'TRACE'].includes(method)
      return new Promise<number | string>(resolve => {
        const options = { host: '127.0.0.1', port, method, path, agent: false, timeout: 20_000 }
        // A redirect contains the URL twice.
        const maxHeaderSize = 65_536
        const asked = request(
          { ...options, maxHeaderSize, headers: { Host: 'localhost', ...sent } },
          response => {
            response.resume().once('close', () => resolve(response.statusCode ?? 0))
          },
        )
        asked.once('upgrade', (_, socket) => {
          socket.destroy()
          resolve('upgraded')
        })
        asked.once('timeout', () => asked.destroy(new Error('no answer')))
        asked.once('error', error => resolve(error.message))
        asked.end(hasBody ? '{"name":1}' : undefined)
      })
    }

    type Try = readonly [method: string, path: string, headers: Readonly<Record<string, string>>]

    const tries: readonly Try[] = [
      ...paths.flatMap(path =>
        (path.startsWith('/api/') ? methods : someMethods).map((method): Try => [method, path, {}]),
      ),
      ...['/', '/search', '/api/', '/_next/image', '/media/', '/doctors-list/'].flatMap(base =>
        encodings.map((odd): Try => ['GET', base + odd, {}]),
      ),
      ...[
        '/contacts',
        '/search?q=x',
        '/api/doctors',
        '/api/application-feedback',
        '/robots.txt',
      ].flatMap(path =>
        headers.map((sent): Try => [path.includes('feedback') ? 'POST' : 'GET', path, sent]),
      ),
    ]

    test.each(['an instance', 'nginx'])('%s responds to all of them, without a 5xx', async way => {
      const base = way === 'nginx' ? nginx.url : site().url
      const wrong: string[] = []
      const statuses = new Set<number | string>()
      const queue = [...tries]
      const work = async () => {
        for (let next = queue.shift(); next; next = queue.shift()) {
          const [method, path, sent] = next
          const status = await send(base, method, path, sent)
          statuses.add(status)
          const isFine = typeof status === 'number' && status >= 200 && status < 500
          if (!isFine)
            wrong.push(`${method} ${path.slice(0, 80)} ${JSON.stringify(sent)}: ${status}`)
        }
      }
      await Promise.all(Array.from({ length: 8 }, work))
      expect(wrong).toEqual([])
      expect(statuses).toEqual(new Set([...statuses, 200, 400, 404, 405]))
      expect((await fetch(`${base}/contacts`)).status).toBe(200)
    })

    const smuggled = 'GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n'
    const sized = `Content-Length: ${smuggled.length + 5}\r\n`

    for (const text of [
      'GET / HTTP/9.9\r\n\r\n',
      'GET /\r\n\r\n',
      'GET  /  HTTP/1.1\r\nHost: a\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      `POST /api/application-feedback HTTP/1.1\r\nHost: a\r\n${sized}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
      `POST /api/application-feedback HTTP/1.1\r\nHost: a\r\n${sized}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${smuggled}`,
      `POST /api/application-feedback HTTP/1.1\r\nHost: a\r\n${sized}Content-Length: 5\r\n\r\n0\r\n\r\n${smuggled}`,
      `POST /api/application-feedback HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n${smuggled}`,
      'POST /api/application-feedback HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
      'POST /api/application-feedback HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n',
      'POST /api/application-feedback HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n',
      'GET / HTTP/1.0\r\n\r\n',
      'HEAD /kk HTTP/1.0\r\nConnection: keep-alive\r\n\r\n',
      'GET / HTTP/1.1\r\n\r\n',
      'OPTIONS * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      'GET * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      'GET contacts HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      'GET https://localhost:99999/x HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      // Raw Cyrillic, which is not allowed in a URL (RFC 3986).
      'GET /\xd0\xb0?q=\xd0\xb0 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: localhost\r\nCookie: lang=kk\r\nCookie: lang=ru\r\nAccept: a\r\nAccept: b\r\nConnection: close\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: localhost\r\n folded: x\r\nConnection: close\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: localhost\r\nX-\0: \x01\r\nConnection: close\r\n\r\n',
      'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
      'POST /api/application-feedback HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: x\r\n\r\n',
      'POST /api/application-feedback HTTP/1.1\r\nHost: a\r\nContent-Length: 49\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/metrics HTTP/1.1\r\nHost: localhost\r\n\r\n',
      'GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n',
      '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
      `GET / HTTP/1.1\r\nHost: a\r\n${'X: y\r\n'.repeat(3000)}\r\n`,
    ]) {
      const shortly = JSON.stringify(text).slice(0, 120)
      test(`malformed HTTP gets at most one response, and no 5xx but 501 and 505: ${shortly}`, async () => {
        for (const base of [site().url, nginx.url]) {
          // An unknown version or transfer coding is 505 or 501 (RFC 9110, RFC 9112).
          const response = await sendRaw(base, text)
          expect(response).not.toMatch(/^HTTP\/1\.1 5(?!01|05)/)
          // A request smuggled in a body is never processed.
          expect(response.match(/^HTTP\/1\.1 /gm)?.length ?? 0).toBeLessThan(2)
          expect((await fetch(`${base}/robots.txt`)).status).toBe(200)
        }
      })
    }

    test('an address in letters is redirected to the encoded one, and the API says what is wrong', async () => {
      const textOf = (target: string) => `GET ${target} HTTP/1.1\r\nHost: a\r\n\r\n`
      const sent = (...targets: string[]) => sendRaw(site().url, ...targets.map(textOf))
      // UTF-8 and, as sent by programs of another age, Windows-1251.
      const [utf8, windows] = ['\xd1\x83\xd0\xb7\xd0\xb8', '\xf3\xe7\xe8']
      const moved = await sent(`/search?q=${utf8}&a=%20`)
      expect(moved).toMatch(/^HTTP\/1\.1 308 /)
      expect(moved).toContain('\r\nLocation: /search?q=%D1%83%D0%B7%D0%B8&a=%20\r\n')
      // Also on a connection that has been used before, as those of nginx are.
      const both = await sent('/healthz', `/${utf8}`)
      expect(both.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 308'])
      const refused = await sent(`/api/search?q=${windows}`)
      expect(refused).toMatch(/^HTTP\/1\.1 400 /)
      expect(refused).toMatch(/\r\n\r\n\{"error":"bad-request"\}$/)
      for (const host of ['//evil.example', '/\\evil.example']) {
        expect(await sent(`${host}/${utf8}`)).toMatch(/^HTTP\/1\.1 400 /)
      }
    })

    test('nginx closes idle connections within seconds', async () => {
      for (const seconds of await waits) expect(seconds).toBeLessThan(14)
    })

    /** Seconds until nginx closes a connection on which nothing more is sent. */
    function untilLetGo(text: string): Promise<number> {
      const began = performance.now()
      return new Promise(resolve => {
        const socket = connect(nginx.port, '127.0.0.1', () => socket.write(text))
        const end = () => {
          socket.destroy()
          resolve((performance.now() - began) / 1000)
        }
        socket.setTimeout(20_000, end).on('end', end).on('error', end).resume()
      })
    }

    /** All that is answered until the connection is closed; each text is sent after an answer to the last. */
    function sendRaw(base: string, ...texts: string[]): Promise<string> {
      return new Promise(resolve => {
        let response = ''
        const next = () => {
          const text = texts.shift()
          if (text === undefined) return
          if (texts.length > 0) socket.write(text, 'latin1')
          else socket.end(text, 'latin1')
        }
        const socket = connect(Number(new URL(base).port), '127.0.0.1', next)
        socket.on('data', part => {
          response += part.toString('latin1')
          next()
        })
        socket.on('error', () => undefined)
        socket.on('close', () => resolve(response))
        socket.setTimeout(15_000, () => socket.destroy())
      })
    }
  })
}
