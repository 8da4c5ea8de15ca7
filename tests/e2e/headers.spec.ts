import { expect } from '@playwright/test'
import { scriptHashes } from '../../lib/http/csp.mjs'
import { type Running, type SiteFolder, siteFolder } from '../support/site'
import { test } from '../support/test'
import { visit } from '../support/visit'

/** Response headers of a site that is served under https. */
test.describe.configure({ mode: 'serial' })

const token = 'a-token-of-the-headers-suite'

let folder: SiteFolder
let site: Running

test.beforeAll(async () => {
  folder = siteFolder()
  site = await folder.start({ SITE_URL: 'https://clinic.example', REVALIDATE_TOKEN: token })
})

test.afterAll(async () => {
  await site.stop()
  folder.remove()
})

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(site.url + path, { headers, redirect: 'manual' })
  const html = await response.text()
  return { status: response.status, headers: Object.fromEntries(response.headers), html }
}

/** @throws Error for a duplicate directive. */
function parsePolicy(header: string | undefined): Map<string, string[]> {
  const policy = new Map<string, string[]>()
  for (const directive of header?.split(';') ?? []) {
    const [name, ...sources] = directive.trim().split(/\s+/)
    if (!name) continue
    if (policy.has(name)) throw new Error(`${name} is given twice`)
    policy.set(name.toLowerCase(), sources)
  }
  return policy
}

/** The policy allows each inline script of the page by hash or nonce, and nothing else. */
function expectStrict({ headers, html }: Awaited<ReturnType<typeof get>>): void {
  const policy = parsePolicy(headers['content-security-policy'])
  const scripts = policy.get('script-src') ?? []
  expect(policy.get('default-src')).toEqual(["'none'"])
  expect(scripts.join(' ')).not.toMatch(/unsafe|data:|\*|https?:/)
  if (scripts.some(source => source.startsWith("'nonce-"))) {
    const nonce = scripts.join().match(/'nonce-([^']+)'/)?.[1]
    const inline = html.match(/<script(?![^>]*type="application)[^>]*>[\s\S]*?<\/script>/g) ?? []
    const unnamed = inline.filter(
      script =>
        !script.includes(`nonce="${nonce}"`) &&
        !scriptHashes(script).some(hash => scripts.includes(hash)),
    )
    expect(unnamed).toEqual([])
    return
  }
  const hashes = scriptHashes(html)
  expect(hashes.length).toBeGreaterThan(0)
  expect(scripts).toEqual(expect.arrayContaining(hashes))
}

test('the first response after a start, and every state of the page cache, have a strict CSP', async () => {
  const states = ['MISS', 'HIT', 'STALE'] as const
  for (const path of ['/', '/kk/doctors-list/list']) {
    for (const state of states) {
      if (state === 'STALE') {
        const headers = { Authorization: `Bearer ${token}` }
        await fetch(`${site.url}/api/revalidate`, { method: 'POST', headers })
      }
      await expect(async () => {
        const page = await get(path)
        expectStrict(page)
        expect(page.headers['x-nextjs-cache'], path).toBe(state)
      }).toPass({ timeout: 20_000 })
    }
  }
})

test('so do 404 pages, dynamic pages and missing files', async () => {
  for (const path of ['/nothing', '/kk/posts/nothing', '/images/nothing.png', '/.well-known/x']) {
    const page = await get(path)
    expect(page.status).toBe(404)
    expectStrict(page)
  }
  for (const path of ['/search?q=a', '/kk/request', '/analysis/estimate?ids=1']) {
    const [first, second] = [await get(path), await get(path)]
    expectStrict(first)
    expectStrict(second)
    expect(first.headers['content-security-policy']).not.toBe(
      second.headers['content-security-policy'],
    )
  }
})

const kinds: readonly (readonly [string, number, RequestInit?])[] = [
  ['/', 200],
  ['/?_rsc=x', 307, { headers: { RSC: '1' } }],
  ['/kk?_rsc', 200, { headers: { RSC: '1' } }],
  ['/contacts', 307, { headers: { Cookie: 'lang=kk' } }],
  ['/ru/contacts', 308],
  ['/%E0%A4%A', 400],
  ['/contacts', 405, { method: 'POST' }],
  ['/nothing', 404],
  ['/nothing?_rsc', 404, { headers: { RSC: '1' } }],
  ['/_next/static/nothing.js', 404],
  ['/_next/image?url=%2Fnothing', 400],
  ['/media/nothing', 404],
  ['/og/ru/nothing.jpg', 404],
  ['/og/ru.jpg', 200],
  ['/api/doctors', 200],
  ['/api/nothing', 404],
  ['/api/request-form', 415, { method: 'POST', headers: { 'Content-Type': 'text/html' } }],
  ['/api/revalidate', 401, { method: 'POST' }],
  ['/sitemap.xml', 200],
  ['/feeds/posts.xml', 200],
  ['/manifest.webmanifest', 200],
  ['/healthz', 200],
]

test('no response allows scripts without hash or nonce', async () => {
  for (const [path, status, init] of kinds) {
    const response = await fetch(site.url + path, { redirect: 'manual', ...init })
    const body = await response.text()
    const what = `${init?.method ?? 'GET'} ${path} ${status}`
    expect(response.status, what).toBe(status)
    // No other content type is sniffed as HTML.
    expect(response.headers.get('x-content-type-options'), what).toBe('nosniff')
    const policy = response.headers.get('content-security-policy')
    if (response.headers.get('content-type')?.includes('html')) {
      expect(parsePolicy(policy ?? undefined).get('default-src'), what).toEqual(["'none'"])
    }
    const scripts = policy ? parsePolicy(policy).get('script-src') : []
    expect((scripts ?? []).join(' '), what).not.toMatch(/unsafe|data:|\*|https?:/)
    expect(body, what).not.toMatch(/<meta[^>]+http-equiv/i)
  }
})

test('an RSC response has the same headers as its page', async () => {
  const page = await get('/contacts', { RSC: '1' })
  const response = page.status === 307 ? await get(page.headers.location ?? '', { RSC: '1' }) : page
  expect(response.status).toBe(200)
  expect(response.headers['content-type']).toContain('text/x-component')
  expect(response.headers.vary).toMatch(/\brsc\b.*User-Agent, Sec-CH-UA-Mobile, Cookie/i)
  expect(response.headers['x-content-type-options']).toBe('nosniff')
})

test('an unchanged page is a 304', async () => {
  const first = await visit(`${site.url}/kk/about-us`)
  const tag = { 'If-None-Match': first.headers.etag ?? '' }
  const visitors: Record<string, string>[] = [tag, { ...tag, 'Accept-Encoding': 'gzip' }]
  for (const visitor of visitors) {
    const again = await visit(`${site.url}/kk/about-us`, visitor)
    expect([again.status, again.body]).toEqual([304, ''])
    for (const name of ['etag', 'cache-control', 'content-security-policy']) {
      expect(again.headers[name]).toBe(first.headers[name])
    }
    expect(again.headers.vary).toMatch(/User-Agent, Sec-CH-UA-Mobile, Cookie/)
  }
  expect((await visit(`${site.url}/about-us`, tag)).status).toBe(200)
  const part = await visit(`${site.url}/kk/about-us?_rsc`, { ...tag, RSC: '1' })
  expect(part.status).toBe(200)
})

test('pages set no cookie, and Vary names the headers of the layout', async () => {
  for (const path of ['/', '/request', '/search?q=a', '/nothing']) {
    const { headers } = await get(path)
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['x-powered-by']).toBeUndefined()
    // Responses with no-store do not need Vary.
    if (!headers['cache-control']?.includes('no-store')) {
      expect(headers.vary).toMatch(/User-Agent, Sec-CH-UA-Mobile, Cookie/)
    }
    expect(headers['cache-control']).toMatch(/private/)
  }
})

test('pictures may be embedded by other sites, everything else may not', async () => {
  const policyOf = async (path: string) => (await get(path)).headers['cross-origin-resource-policy']
  expect(await policyOf('/icons/icon.svg')).toBe('cross-origin')
  expect(await policyOf('/api/doctors')).toBe('same-origin')
  expect(await policyOf('/sitemap.xml')).toBe('same-origin')
})
