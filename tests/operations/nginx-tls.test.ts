import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { get as visitPlain } from 'node:http'
import { connect as connect2, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http2'
import { type RequestOptions as SecureOptions, get as visitSecure } from 'node:https'
import { text } from 'node:stream/consumers'
import { type Nginx, opensslObstacle, startNginx } from '../support/servers/nginx'
import { type Recorder, startRecorder } from '../support/servers/recorder'
import { testUnless } from '../support/skips'
import { cleanUp } from './support/cleanUp'
import { describeWith } from './support/needs'

/** deploy/nginx/site.conf as a whole: server names, redirects, TLS. */
describeWith('nginx')('nginx under the clinic’s name', () => {
  let site: Recorder
  let nginx: Nginx

  beforeAll(async () => {
    if (opensslObstacle) return
    site = await startRecorder()
    cleanUp(() => site.close())
    nginx = await startNginx([site.port], { tls: true })
    cleanUp(() => nginx.stop())
  })

  /** Status and target of a redirect, or how the connection ended. */
  function outcome(get: typeof visitPlain, options: SecureOptions & { host: string }) {
    const { host, ...more } = options
    return new Promise<unknown>(resolve => {
      get({ ...more, host: '127.0.0.1', headers: { Host: host }, agent: false }, response => {
        const { location, server } = response.headers
        // The version of the server is not disclosed.
        resolve([response.resume().statusCode, location, ...(server === 'nginx' ? [] : [server])])
      }).on('error', error => resolve((error as NodeJS.ErrnoException).code))
    })
  }

  const secure = (host: string) =>
    outcome(visitSecure, {
      host,
      port: nginx.port,
      path: '/contacts?a=b',
      servername: host,
      ca: nginx.certificate(),
    })
  const plain = (host: string) =>
    outcome(visitPlain, { host, port: nginx.plainPort, path: '/contacts?a=b' })

  const whole = testUnless(opensslObstacle)

  whole('the site answers by TLS, and hears that it does', async () => {
    expect(await secure('clinic.example')).toEqual([200, undefined])
    expect(site.requests[0]?.headers).toMatchObject({
      host: 'clinic.example',
      'x-forwarded-host': 'clinic.example',
      'x-forwarded-proto': 'https',
    })
    // Warnings about the configuration would be here.
    expect(nginx.output()).toBe('')
  })

  whole('browsers are told to keep to https, but nothing of other names', async () => {
    const options = { host: '127.0.0.1', port: nginx.port, ca: nginx.certificate(), agent: false }
    const headers = { Host: 'clinic.example' }
    const [response] = await once(
      visitSecure({ ...options, servername: 'clinic.example', headers }),
      'response',
    )
    expect(response.resume().headers['strict-transport-security']).toBe('max-age=63072000')
  })

  whole('other schemes and names lead there; names of others get nothing', async () => {
    const there = [308, 'https://clinic.example/contacts?a=b']
    expect(await plain('clinic.example')).toEqual(there)
    expect(await plain('www.clinic.example')).toEqual(there)
    // Browsers try https first, and the certificate covers both names.
    site.requests.length = 0
    expect(await secure('www.clinic.example')).toEqual(there)
    expect(site.requests).toEqual([])
    expect(await plain('evil.example')).toBe('ECONNRESET')
    expect(await secure('evil.example')).toBe('ERR_TLS_CERT_ALTNAME_INVALID')
    const bare = { host: 'evil.example', servername: 'clinic.example', ca: nginx.certificate() }
    expect(await outcome(visitSecure, { ...bare, port: nginx.port })).toBe('ECONNRESET')
  })

  /** A response over HTTP/2, which browsers speak. */
  async function over2(headers: OutgoingHttpHeaders, body = '') {
    const options = { ca: nginx.certificate(), servername: 'clinic.example' }
    const session = connect2(`https://127.0.0.1:${nginx.port}`, options)
    try {
      const own = { ':authority': 'clinic.example', ...headers }
      const stream = session.request(own, { endStream: !body })
      stream.on('error', () => undefined)
      if (body) stream.end(body)
      const [answered] = (await once(stream, 'response')) as [IncomingHttpHeaders]
      return { headers: answered, status: answered[':status'], body: await text(stream) }
    } finally {
      session.destroy()
    }
  }

  const form = '/api/application-feedback'

  const tooLarge = [
    ['a request', { ':path': form, ':method': 'POST' }, 80_000, 413],
    ['a form sent to a page', { ':path': '/contacts', ':method': 'POST' }, 2_000, 405],
    [
      'one with its length',
      { ':path': '/kk', ':method': 'POST', 'content-length': 2000 },
      2_000,
      413,
    ],
  ] as const
  for (const [what, headers, size, status] of tooLarge) {
    whole(`over HTTP/2 ${what} that is too large gets the clinic’s own answer`, async () => {
      const refused = await over2(headers, 'x'.repeat(size))
      expect(refused.status).toBe(status)
      const id = String(refused.headers['x-request-id'])
      expect(id).toMatch(/^[0-9a-f]{32}$/)
      if (headers[':path'] === form)
        return expect(JSON.parse(refused.body)).toEqual({ error: 'bad-request' })
      expect(refused.body).toContain('tel:+7799')
      expect(refused.body).toContain(id.slice(0, 8))
    })
  }

  whole('every answer has the id of its request, which the site hears', async () => {
    site.requests.length = 0
    const { headers } = await over2({ ':path': '/contacts' })
    expect(headers['x-request-id']).toBe(site.requests[0]?.headers['x-request-id'])
  })

  const handshake = (...options: readonly string[]) =>
    spawnSync('openssl', ['s_client', '-connect', `127.0.0.1:${nginx.port}`, ...options], {
      input: '',
      encoding: 'utf8',
    })

  whole('ciphers are those of Mozilla’s intermediate profile', () => {
    for (const weak of ['AES128-SHA', 'AES256-GCM-SHA384', 'ECDHE-RSA-AES128-SHA256'])
      expect(`${weak} ${handshake('-tls1_2', '-cipher', weak).status}`).toBe(`${weak} 1`)
    expect(handshake('-tls1_1', '-cipher', 'ALL:@SECLEVEL=0').status).toBe(1)
    expect(handshake('-tls1_2', '-cipher', 'ECDHE-RSA-AES128-GCM-SHA256').status).toBe(0)
    expect(handshake('-tls1_3').status).toBe(0)
  })
})
