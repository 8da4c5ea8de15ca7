import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { expect } from '@playwright/test'
import { test } from '../support/test'
import { userAgents } from './support/visitors'

const noRedirects = { maxRedirects: 0 }

/** The response to a request target exactly as given. */
async function raw(baseURL: string | undefined, path: string) {
  const { hostname, port } = new URL(String(baseURL))
  const sent = get({ hostname, port, path, agent: false })
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  response.resume()
  return { status: response.statusCode, location: response.headers.location }
}

test.describe('statuses', () => {
  test.use({ javaScriptEnabled: false })

  const unknown = [
    '/nothing',
    '/kk/nothing',
    '/doctors-list/nobody',
    '/kk/posts/nothing',
    '/a/b/c',
    // Where Next has data for its client router.
    '/kk/contacts.rsc',
    '/contacts.segments/_tree.segment.rsc',
  ]
  for (const path of unknown) {
    for (const userAgent of [userAgents.phone, userAgents.desktop]) {
      test(`404 with the page in the HTML: ${path} for ${userAgent.slice(-30)}`, async ({
        request,
      }) => {
        const response = await request.get(path, { headers: { 'User-Agent': userAgent } })
        expect(response.status()).toBe(404)
        const html = await response.text()
        expect(html).toContain(path.startsWith('/kk') ? 'Бет табылмады' : 'Страница не найдена')
        expect(html).toMatch(/<meta name="robots" content="noindex/)
        expect(html).not.toContain('rel="canonical"')
        const head = await request.head(path, { headers: { 'User-Agent': userAgent } })
        expect(head.status()).toBe(404)
      })
    }
  }

  const internal = [
    '/kk/desktop',
    '/kk/mobile/doctors-list/list',
    '/desktop/x/a.b',
    '/kk/desktop/x/a.b',
    '/not-found',
    '/kk/mobile/not-found',
    '/kk/mobile/unavailable',
  ]
  for (const path of internal) {
    test(`internal path ${path} is not reachable`, async ({ request }) => {
      expect((await request.get(path)).status()).toBe(404)
    })
  }

  test('a malformed URL is a 400', async ({ request, baseURL }) => {
    for (const path of ['/%E0%A4%A', '/doctors-list/%ff']) {
      expect((await request.get(baseURL + path)).status()).toBe(400)
    }
  })

  test('pages allow only GET and HEAD', async ({ request }) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const response = await request.fetch('/contacts', { method })
      expect(response.status()).toBe(405)
      expect(response.headers().allow).toBe('GET, HEAD')
    }
  })
})

test.describe('redirects', () => {
  const permanent = [
    ['/ru', '/'],
    ['/services?utm_source=x', '/services/top?utm_source=x'],
    ['/kk/services/category/top?utm_source=x', '/kk/services/top?utm_source=x'],
    ['/kk/doctors-list/specialty/2-heart', '/kk/doctors-list/specialty/2-kardiolog'],
    ['/services/?a=1', '/services/top?a=1'],
    ['/RU//Services/', '/services/top'],
    ['/KK/Doctors-List/Abdrakhmanov-Sanzhar/.', '/kk/doctors-list/abdrakhmanov-sanzhar'],
    ['/contacts%E2%80%A6?q=%D0%B0', '/contacts?q=%D0%B0'],
    ['//robots.txt/', '/robots.txt'],
  ] as const
  for (const [from, to] of permanent) {
    test(`${from} redirects permanently, once`, async ({ baseURL }) => {
      // Not by the page's own request, which would clean the path.
      const { status, location } = await raw(baseURL, from)
      expect([status, location]).toEqual([308, to])
      expect((await raw(baseURL, to)).status).toBe(200)
    })
  }

  for (const path of [
    '//evil.example',
    '/\\evil.example',
    '/%5Cevil.example/',
    '//evil.example/contacts',
  ]) {
    test(`${path} leads nowhere`, async ({ baseURL }) => {
      expect(await raw(baseURL, path)).toEqual({ status: 404, location: undefined })
    })
  }

  test('a forged Host is in no URL', async ({ request }) => {
    const headers = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' }
    const moved = await request.get('/services', { ...noRedirects, headers })
    expect(moved.headers().location).not.toContain('evil')
    expect(await (await request.get('/', { headers })).text()).not.toContain('evil.example')
  })
})

test.describe('language', () => {
  test('Accept-Language changes nothing', async ({ request }) => {
    const response = await request.get('/', {
      ...noRedirects,
      headers: { 'Accept-Language': 'kk' },
    })
    expect(response.status()).toBe(200)
    expect(await response.text()).toContain('<html lang="ru"')
  })

  test('the lang cookie redirects temporarily, with Vary: Cookie', async ({ request }) => {
    const headers = { Cookie: 'lang=kk' }
    const response = await request.get('/contacts?a=1', { ...noRedirects, headers })
    expect(response.status()).toBe(307)
    expect(response.headers().location).toBe('/kk/contacts?a=1')
    expect(response.headers().vary).toContain('Cookie')
    expect(
      (await request.get('/kk', { ...noRedirects, headers: { Cookie: 'lang=ru' } })).status(),
    ).toBe(200)
  })
})

test.describe('layout', () => {
  const layoutOf = (html: string) =>
    html.includes('aria-haspopup="dialog" href="#site-links"') || html.includes('id="site-links"')
      ? 'mobile'
      : 'desktop'
  const cases = [
    [userAgents.phone, {}, 'mobile'],
    [userAgents.desktop, {}, 'desktop'],
    [userAgents.phone, { Cookie: 'layout=desktop' }, 'desktop'],
    // No proxy is trusted here, so the header is ignored.
    [userAgents.desktop, { 'X-Layout': 'mobile' }, 'desktop'],
  ] as const
  for (const [userAgent, headers, layout] of cases) {
    test(`${layout} for ${JSON.stringify(headers)} ${userAgent.slice(0, 40)}`, async ({
      request,
    }) => {
      const html = await (
        await request.get('/', { headers: { 'User-Agent': userAgent, ...headers } })
      ).text()
      expect(layoutOf(html)).toBe(layout)
    })
  }
})
