import { once } from 'node:events'
import { get } from 'node:http'
import { chooseLayout } from '@/lib/routing/layout'
import { errorPageOf, type Nginx, startNginx } from '../support/servers/nginx'
import { type Recorder, startRecorder } from '../support/servers/recorder'
import { cleanUp } from './support/cleanUp'
import { describeWith } from './support/needs'

/** How nginx rewrites a request before it reaches the site. */
describeWith('nginx')('nginx', () => {
  let site: Recorder
  let nginx: Nginx

  beforeAll(async () => {
    site = await startRecorder()
    cleanUp(() => site.close())
    nginx = await startNginx([site.port])
    cleanUp(() => nginx.stop())
  })

  beforeEach(() => {
    site.requests.length = 0
  })

  /** The request as it reached the site. */
  async function passedOn(path: string, headers: Record<string, string> = {}, init = {}) {
    const response = await fetch(nginx.url + path, { redirect: 'manual', ...init, headers })
    await response.arrayBuffer()
    return { status: response.status, request: site.requests.at(-1) }
  }

  const agents = [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/131.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Linux; Android 14; SM-X710) Chrome/131.0.0.0 Safari/537.36',
    'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
    'Mozilla/5.0 (Linux; Android 9; KFTRWI) Silk/100 like Chrome/100 Mobile Safari/537.36',
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) Mobile (compatible; Googlebot/2.1)',
    'Opera/9.80 (J2ME/MIDP; Opera Mini/9.80) Presto/2.5',
    'mozilla/5.0 (LINUX; ANDROID 10) MOBILE safari',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0.0.0 Safari/537.36',
    'curl/8.5.0',
    '',
  ]
  const hints = [undefined, '?1', '?0', '?2', '']
  const cookies = [undefined, 'mobile', 'desktop', 'MOBILE', 'tablet', '', 'mobilex']

  test('the layout is the same as by lib/routing/layout.ts, for every combination', async () => {
    const signs = agents.flatMap(userAgent =>
      hints.flatMap(clientHint => cookies.map(cookie => ({ userAgent, clientHint, cookie }))),
    )
    const wrong = []
    for (const { userAgent, clientHint, cookie } of signs) {
      const { request: seen } = await passedOn('/search', {
        'User-Agent': userAgent,
        'X-Layout': 'mobile',
        ...(clientHint !== undefined && { 'Sec-CH-UA-Mobile': clientHint }),
        ...(cookie !== undefined && { Cookie: `other=1; layout=${cookie}; third=3` }),
      })
      const expected = chooseLayout({ userAgent, clientHint, cookie })
      if (seen?.headers['x-layout'] !== expected) wrong.push({ userAgent, clientHint, cookie })
    }
    expect(wrong).toEqual([])
  })

  test.each([
    ['/contacts', 'lang=kk', 'lang=kk'],
    ['/', 'a=b; lang=kk; layout=mobile', 'lang=kk'],
    ['/kkk', 'lang=kk', 'lang=kk'],
    ['/kk', 'lang=kk', undefined],
    ['/kk/contacts', 'lang=kk', undefined],
    ['/contacts', 'lang=ru', undefined],
    ['/contacts', 'lang=KK', undefined],
    ['/contacts', 'session=secret', undefined],
  ])('%s with the cookie %j is passed to the site with %j', async (path, cookie, expected) => {
    const { request: seen } = await passedOn(path, { Cookie: cookie })
    expect(seen?.headers.cookie).toBe(expected)
  })

  const hostile = {
    Accept: 'text/html',
    'Accept-Language': 'kk',
    'X-Forwarded-For': '203.0.113.9',
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-Proto': 'gopher',
    'X-Forwarded-Port': '666',
    Forwarded: 'for=203.0.113.9',
    'X-Real-IP': '203.0.113.9',
    'X-Layout': 'mobile',
    'X-Socket-Address': '203.0.113.9',
    'X-Middleware-Subrequest': 'middleware:middleware:middleware',
    'X-Invoke-Path': '/kk/mobile',
    'X-Matched-Path': '/kk/mobile',
    'X-Nextjs-Data': '1',
    'X-Prerender-Revalidate': 'x',
    'Next-Action': 'x',
    'X-Request-Id': 'made-up-by-a-visitor',
    Referer: 'https://evil.example/',
    Authorization: 'Bearer x',
  }

  test('for a page, only the headers of the cache key are passed on', async () => {
    const { request: seen } = await passedOn('/contacts?utm_source=mail', hostile)
    expect(seen?.headers).toEqual({
      // One of the three encodings in the cache key.
      'accept-encoding': 'gzip',
      host: 'localhost',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'localhost',
      'x-forwarded-proto': 'http',
      'x-layout': 'desktop',
      'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
    })
  })

  test.each(['/search?q=x', '/api/request-doctors', '/api/revalidate'])(
    'for %s, the site’s internal headers are removed',
    async path => {
      const { request: seen } = await passedOn(path, hostile)
      const internal = /^(x-(?!forwarded-|request-id$)|forwarded$|next-)/
      const names = Object.keys(seen?.headers ?? {}).filter(name => internal.test(name))
      expect(names).toEqual(path.startsWith('/search') ? ['x-layout'] : [])
      expect(seen?.headers).toMatchObject({
        host: 'localhost',
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-host': 'localhost',
        'x-forwarded-proto': 'http',
        authorization: 'Bearer x',
      })
    },
  )

  test('a callback request has its own key, or one from nginx', async () => {
    const init = { method: 'POST', body: '{}' }
    const own = await passedOn('/api/request-doctors', { 'Idempotency-Key': 'own-key' }, init)
    expect(own.request?.headers['idempotency-key']).toBe('own-key')
    const none = await passedOn('/api/request-doctors', {}, init)
    expect(none.request?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/)
  })

  test.each([
    ['/contacts', 'refused.ru.html'],
    ['/kk', 'refused.kk.html'],
    ['/og/kk/posts/davlenie-doma.jpg', 'refused.ru.html'],
    ['/_next/image?url=%2Ffiles%2Fa.webp&w=640&q=70', 'refused.ru.html'],
    ['/_next/static/chunks/none.js', 'refused.ru.html'],
    ['/media/a.png', 'refused.ru.html'],
    ['/sitemap.xml', 'refused.ru.html'],
    ['/api/doctors', 'refused.json'],
  ])('%s allows only GET and HEAD', async (path, page) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND']) {
      const response = await fetch(nginx.url + path, { method })
      expect([method, response.status, response.headers.get('allow')]).toEqual([
        method,
        405,
        'GET, HEAD',
      ])
      expect(await response.text()).toBe(errorPageOf(page, response.headers.get('X-Request-Id')))
    }
    expect(site.requests).toEqual([])
    for (const method of ['GET', 'HEAD']) {
      expect((await fetch(nginx.url + path, { method })).status).toBe(200)
    }
  })

  test('errors of nginx have the phones, in the language of the URL', async () => {
    const long = 'x'.repeat(20_000)
    const cases: [string, Record<string, string>, number, string][] = [
      // For a URL that is too long nginx does not know the language.
      [`/kk/search?q=${long}`, {}, 414, 'refused.ru.html'],
      ['/search', { Cookie: long }, 400, 'refused.ru.html'],
      ['/kk/search', { Cookie: long }, 400, 'refused.kk.html'],
      ['/api/search', { Cookie: long }, 400, 'refused.json'],
      ['/nginx-errors/refused.json', {}, 404, 'refused.ru.html'],
    ]
    for (const [path, headers, status, page] of cases) {
      const response = await fetch(nginx.url + path, { headers })
      expect(response.status).toBe(status)
      expect(await response.text()).toBe(errorPageOf(page, response.headers.get('X-Request-Id')))
    }
    expect(site.requests).toEqual([])
  })

  test('large bodies are refused by nginx', async () => {
    const post = (path: string, bytes: number) =>
      passedOn(path, {}, { method: 'POST', body: 'x'.repeat(bytes) })
    expect(await post('/api/request-doctors', 80_000)).toEqual({ status: 413, request: undefined })
    expect(await post('/contacts', 2000)).toEqual({ status: 413, request: undefined })
    expect(await post('/api/request-doctors', 4000)).toMatchObject({ status: 200 })
  })

  test('readyz is passed on for the machine itself, and for nobody else', async () => {
    expect(await passedOn('/readyz')).toMatchObject({ status: 200 })
    const elsewhere = get({ port: nginx.port, path: '/readyz', localAddress: '127.0.0.2' })
    const [response] = await once(elsewhere, 'response')
    expect(response.resume().statusCode).toBe(403)
  })
})
