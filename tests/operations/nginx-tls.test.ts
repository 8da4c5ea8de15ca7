import { once } from 'node:events'
import { get as visitPlain } from 'node:http'
import { type RequestOptions as SecureOptions, get as visitSecure } from 'node:https'
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
})
