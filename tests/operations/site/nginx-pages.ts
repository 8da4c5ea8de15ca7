import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { hasBrotli } from '../../support/servers/nginx'
import type { Running } from '../../support/site'
import { type VisitResponse, visit as visitUrl } from '../../support/visit'
import { describeWith } from '../support/needs'
import { type RecordedNginx, startRecordedNginx } from './recorded-nginx'

/** nginx's page cache in front of the real site. */
export function testPages(site: () => Running): void {
  describeWith('nginx')('nginx in front of the site', () => {
    let between: RecordedNginx['between']
    let nginx: RecordedNginx['nginx']

    beforeAll(async () => {
      ;({ between, nginx } = await startRecordedNginx(site()))
    })

    beforeEach(() => {
      between.requests.length = 0
      // However busy the machine.
      between.freshFor = '60'
    })

    const phone = { 'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Mobile/15E148' }

    const visit = (path: string, headers?: Record<string, string>) =>
      visitUrl(nginx.url + path, headers)

    const unpacked = ({ bytes, headers }: VisitResponse): string => {
      if (headers['content-encoding'] === 'br') return String(brotliDecompressSync(bytes))
      return String(headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes)
    }
    const canonicalOf = ({ body }: VisitResponse) =>
      /<link rel="canonical" href="([^"]+)"/.exec(body)?.[1]
    // Only phones have the links of the site at the end of a page.
    const layoutOf = ({ body }: VisitResponse) =>
      body.includes('id="site-links"') ? 'mobile' : 'desktop'

    /** The first response that is no longer a HIT. */
    async function expired(path: string, headers = {}): Promise<VisitResponse> {
      for (let count = 0; count < 60; count += 1) {
        const response = await visit(path, headers)
        if (response.cache !== 'HIT') return response
        await sleep(100)
      }
      throw new Error(`${path} does not grow old`)
    }

    test('the second request gets the page from nginx, with the site’s headers except internal ones', async () => {
      const first = await visit('/about-us')
      const second = await visit('/about-us')
      // When the test runs once more, the first time has cached it.
      const firsts = between.requests.length === 1 ? 'MISS' : 'HIT'
      expect([first.cache, second.cache]).toEqual([firsts, 'HIT'])
      expect(between.requests.length).toBeLessThanOrEqual(1)
      expect(second.body).toBe(first.body)
      expect(second.headers).toMatchObject({
        'content-security-policy': expect.stringContaining("script-src 'self' 'sha256-"),
        'cache-control': 'private, no-cache',
        vary: expect.stringContaining('User-Agent, Sec-CH-UA-Mobile, Cookie'),
        etag: expect.any(String),
      })
      const internal = Object.keys(second.headers).filter(name =>
        /^x-(accel|middleware|next-|nextjs-cache|powered)/.test(name),
      )
      expect(internal).toEqual([])
      expect(
        (await visit('/about-us', { 'If-None-Match': String(first.headers.etag) })).status,
      ).toBe(304)
    })

    test.each([
      ...['/', '/kk/doctors-list/list', '/posts/mammografiya', '/sitemap.xml', '/robots.txt'],
      ...['/feeds/posts.xml', '/kk/feeds/posts.xml', '/feeds/yandex-doctors.xml'],
      ...['/feeds/price-list.csv', '/feeds/price-list.xlsx', '/price-list'],
      ...['/og/ru/contacts.jpg', '/og/kk/posts/mammografiya.jpg'],
    ])('%s that is unchanged is a 304 from nginx', async path => {
      const { status, headers } = await visit(path)
      expect(status).toBe(200)
      const [etag, modified] = [headers.etag, headers['last-modified']].map(String)
      const asked = between.requests.length
      const answers = [
        await visit(path, { 'If-None-Match': etag ?? '' }),
        await visit(path, { 'If-None-Match': `"another", ${etag}` }),
        await visit(path, { 'If-Modified-Since': modified ?? '' }),
      ]
      expect(answers.map(answer => [answer.status, answer.body])).toEqual(
        answers.map(() => [304, '']),
      )
      const changed = await visit(path, { 'If-None-Match': '"another"' })
      expect([changed.status, changed.cache]).toEqual([200, 'HIT'])
      expect(between.requests).toHaveLength(asked)
    })

    // Those of the sitemap are walked by the SEO rules.
    test.each([
      ['/search?q=a', 200],
      ['/request?kind=mail', 200],
      ['/analysis/estimate?ids=101', 200],
      ['/klinika-v-almaty', 200],
      ['/no-such-page', 404],
      ['/doctors-list/nobody-by-this-name', 404],
    ] as const)('what describes %s stands before its styles', async (path, status) => {
      for (const url of [path, `/kk${path}`]) {
        const { status: answered, body } = await visit(url)
        expect(answered).toBe(status)
        const head = body.split('</head>', 1)[0] ?? ''
        const described = head.slice(0, head.indexOf('<style'))
        const tags =
          /<title>|<meta (?:name="description"|property="og:)|<link rel="(?:canonical|alternate)"/g
        expect(described).toMatch(/<title>[^<]+</)
        expect(head.slice(described.length).match(tags)).toBeNull()
        expect(Buffer.byteLength(described)).toBeLessThan(32 * 1024)
      }
    })

    test('each layout and language is cached separately, in any order of requests', async () => {
      const visits: {
        path: string
        headers: Record<string, string>
        layout: string
        url: string
      }[] = [
        { path: '/contacts', headers: phone, layout: 'mobile', url: '/contacts' },
        { path: '/contacts', headers: {}, layout: 'desktop', url: '/contacts' },
        { path: '/kk/contacts', headers: {}, layout: 'desktop', url: '/kk/contacts' },
        { path: '/kk/contacts', headers: phone, layout: 'mobile', url: '/kk/contacts' },
        {
          path: '/contacts',
          headers: { Cookie: 'layout=mobile' },
          layout: 'mobile',
          url: '/contacts',
        },
        {
          path: '/contacts',
          headers: { ...phone, Cookie: 'layout=desktop' },
          layout: 'desktop',
          url: '/contacts',
        },
      ]
      for (const { path, headers, layout, url } of [...visits, ...visits]) {
        const response = await visit(path, headers)
        expect({ layout: layoutOf(response), url: canonicalOf(response) }).toEqual({
          layout,
          url: `https://clinic.example${url}`,
        })
      }
      // Fewer when the test runs once more.
      expect(between.requests.length).toBeLessThanOrEqual(4)
    })

    test('campaign parameters share the cached page', async () => {
      await visit('/promotions/list')
      expect((await visit('/promotions/list?utm_source=mail&gclid=1')).cache).toBe('HIT')
    })

    test('a visitor with the cookie for Kazakh is redirected, others still get the cached page', async () => {
      await visit('/posts/list')
      const sent = await visit('/posts/list?from=mail', { Cookie: 'lang=kk' })
      expect([sent.status, sent.headers.location]).toEqual([307, '/kk/posts/list?from=mail'])
      expect(await visit('/posts/list')).toMatchObject({ status: 200, cache: 'HIT' })
      expect(await visit('/posts/list', { Cookie: 'lang=ru' })).toMatchObject({ cache: 'HIT' })
      const kazakh = await visit('/kk/posts/list', { Cookie: 'lang=kk' })
      expect(canonicalOf(kazakh)).toBe('https://clinic.example/kk/posts/list')
    })

    test('a request of the client router gets the cached document', async () => {
      await visit('/check-up/list')
      const asked = await visit('/check-up/list?_rsc=1r34m', {
        RSC: '1',
        'Next-Router-Prefetch': '1',
      })
      expect(asked).toMatchObject({ status: 200, cache: 'HIT' })
      expect(asked.headers['content-type']).toBe('text/html; charset=utf-8')
    })

    test('fifty concurrent requests for a new page make one request to the site', async () => {
      const responses = await Promise.all(
        Array.from({ length: 50 }, () => visit('/corporate-clients')),
      )
      expect(new Set(responses.map(({ body }) => body)).size).toBe(1)
      expect(responses.every(({ status }) => status === 200)).toBe(true)
      expect(between.requests.length).toBeLessThanOrEqual(1)
    })

    test.each([
      ['/no-such-page', 404],
      ['/doctors-list/nobody-by-this-name', 404],
      ['/search?q=a', 200],
      ['/request?kind=mail', 200],
      ['/doctors-list', 308],
      ['/ru/contacts', 308],
    ])('%s (%d) is not cached', async (path, status) => {
      const responses = [await visit(path), await visit(path)]
      expect(responses.map(response => response.status)).toEqual([status, status])
      expect(between.requests).toHaveLength(2)
    })

    test('a submission is passed on, refused by the site and not cached', async () => {
      await visit('/services/top')
      for (let count = 0; count < 2; count += 1) {
        const { status } = await fetch(`${nginx.url}/services/top`, { method: 'POST', body: 'a=b' })
        expect(status).toBe(405)
      }
      expect(await visit('/services/top')).toMatchObject({ status: 200, cache: 'HIT' })
    })

    test.each([
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip, br;q=0', 'gzip'],
      ['br;q=0.0, gzip;q=0.5', 'gzip'],
      ['gzip;q=0, identity', undefined],
      ['', undefined],
    ])(
      'Accept-Encoding "%s" gets the page as %s, compressed once for all',
      async (reads, packing) => {
        const headers = { 'Accept-Encoding': reads }
        const first = await visit('/analysis/list', headers)
        const second = await visit('/analysis/list', headers)
        expect(second.headers['content-encoding']).toBe(packing)
        expect(second.cache).toBe('HIT')
        expect(second.bytes).toEqual(first.bytes)
        expect(unpacked(second)).toContain('</html>')
        const asked = between.requests.map(({ headers: sent }) => sent['accept-encoding'])
        expect(asked.every(each => each === packing)).toBe(true)
      },
    )

    test('lists of the API are cached per language', async () => {
      const kazakh = { 'Accept-Language': 'kk' }
      const first = await visit('/api/promotions', kazakh)
      const other = await visit('/api/promotions', { 'Accept-Language': 'kk-KZ,kk;q=0.9' })
      expect((await visit('/api/promotions', kazakh)).cache).toBe('HIT')
      expect(other.body).not.toBe(first.body)
      expect((await visit('/api/promotions')).body).toBe(other.body)
      expect(between.requests.length).toBeLessThanOrEqual(2)
    })

    test('scripts are served precompressed from disk, else by the site', async () => {
      const folder = join(nginx.assets, '_next/static/chunks')
      mkdirSync(folder, { recursive: true })
      for (const [suffix, content] of [
        ['', 'plain'],
        ['.gz', 'gzip'],
        ['.br', 'brotli'],
      ]) {
        writeFileSync(join(folder, `old.js${suffix}`), String(content))
      }
      const script = '/_next/static/chunks/old.js'
      expect(await visit(script)).toMatchObject({
        body: 'plain',
        headers: { 'cache-control': 'public, max-age=31536000, immutable' },
      })
      expect(await visit(script, { 'Accept-Encoding': 'gzip' })).toMatchObject({ body: 'gzip' })
      const best = await visit(script, { 'Accept-Encoding': 'gzip, br' })
      expect(best.body).toBe(hasBrotli ? 'brotli' : 'gzip')

      const page = await visit('/about-us')
      const current = /\/_next\/static\/[^"?]+\.js/.exec(page.body)?.[0] ?? ''
      expect(await visit(current)).toMatchObject({ status: 200 })
    })

    test('after a second a page is asked for again, a 304; it is served when the site is down', async () => {
      await visit('/contacts')
      between.requests.length = 0
      between.freshFor = undefined
      const first = await visit('/karta-sayta')
      await visit('/kk/karta-sayta')
      expect(await expired('/karta-sayta')).toMatchObject({
        status: 200,
        cache: 'REVALIDATED',
        body: first.body,
        headers: { etag: first.headers.etag },
      })
      expect(between.requests).toHaveLength(3)
      expect(between.requests[2]).toMatchObject({
        url: '/karta-sayta',
        headers: { 'if-none-match': first.headers.etag },
      })

      await between.close()
      expect(await expired('/karta-sayta')).toMatchObject({
        status: 200,
        cache: 'STALE',
        body: expect.stringContaining('</html>'),
      })
      expect(await expired('/kk/karta-sayta')).toMatchObject({ status: 200, cache: 'STALE' })
      expect(await visit('/contacts')).toMatchObject({ status: 200 })
      expect((await visit('/never-seen')).status).toBe(502)
    })
  })
}
