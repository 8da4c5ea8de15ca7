import { expect } from '@playwright/test'
import { scriptHashes } from '../../lib/http/csp.mjs'
import { type Running, type SiteFolder, siteFolder } from '../support/site'
import { test } from '../support/test'
import { type VisitResponse, visit } from '../support/visit'
import { userAgents } from './support/visitors'

/**
 * Headers of responses; and of requests, which must not poison the cache: whatever headers the first
 * request for a page has, the next visitor gets an unaffected page.
 */
test.describe.configure({ mode: 'default' })
test.setTimeout(180_000)

let folder: SiteFolder
let attacked: Running
/** The shared site, of the same origin in its pages. */
let untouched: string
/** Pages that have not been requested before, one for each attack. */
let pages: string[]

test.beforeAll(async ({ baseURL }) => {
  untouched = baseURL ?? ''
  folder = siteFolder()
  attacked = await folder.start({
    SITE_URL: untouched,
    REVALIDATE_TOKEN: 'a-token-of-the-headers-suite',
  })
  const lists = ['doctors', 'services', 'analyses'].map(async name => {
    const { data } = await (await fetch(`${untouched}/api/${name}`)).json()
    return data.map(({ slug }: { slug: string }) => pathOf(name, slug))
  })
  pages = (await Promise.all(lists)).flat()
})

test.afterAll(async () => {
  try {
    await attacked?.stop()
  } finally {
    folder.remove()
  }
})

type Headers = Readonly<Record<string, string>>

const get = (path: string, headers: Headers = {}) => visit(attacked.url + path, headers)

/** @throws Error for a duplicate directive. */
function parsePolicy(header: string): Map<string, string[]> {
  const policy = new Map<string, string[]>()
  for (const directive of header.split(';')) {
    const [name, ...sources] = directive.trim().split(/\s+/)
    if (!name) continue
    if (policy.has(name)) throw new Error(`${name} is given twice`)
    policy.set(name.toLowerCase(), sources)
  }
  return policy
}

/** The policy allows each inline script of the page by hash or nonce, and nothing else. */
function expectStrict({ headers, body: html }: VisitResponse): void {
  const policy = parsePolicy(String(headers['content-security-policy'] ?? ''))
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
  const pages = [
    // Made before the server listens.
    ['/', ['HIT']],
    ['/kk/doctors-list/list', ['MISS', 'HIT']],
  ] as const
  for (const [path, states] of pages) {
    for (const state of states) {
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

test('a page that stands for others says nothing of who was shown it before', async () => {
  for (const layout of ['desktop', 'mobile']) {
    for (const prefix of ['', '/kk']) {
      const to = async (path: string) => {
        const { status, body } = await get(prefix + path, { Cookie: `layout=${layout}` })
        expect(status).toBe(404)
        // The address in Next's data for its router: of none.
        expect(body).toContain(String.raw`\"c\":[\"\",\"\"],\"q\":\"\"`)
        return body
      }
      await to('/first-visitor/of-this?phone=7011234567')
      expect(await to('/second')).not.toMatch(/first-visitor|7011234567/)
    }
  }
})

test('that something is missing is not for caches to keep', async () => {
  for (const path of [
    '/files/',
    '/files',
    '/documents/no.pdf',
    '/files/nothing.png',
    '/files/no.pdf',
  ]) {
    const { status, headers } = await get(path)
    expect([path, status]).toEqual([path, 404])
    expect(String(headers['cache-control']), path).not.toContain('public')
  }
})

const kinds: readonly (readonly [string, number, RequestInit?])[] = [
  ['/', 200],
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
    const response = await fetch(attacked.url + path, { redirect: 'manual', ...init })
    const body = await response.text()
    const what = `${init?.method ?? 'GET'} ${path} ${status}`
    expect(response.status, what).toBe(status)
    // No other content type is sniffed as HTML.
    expect(response.headers.get('x-content-type-options'), what).toBe('nosniff')
    const policy = response.headers.get('content-security-policy') ?? ''
    if (response.headers.get('content-type')?.includes('html')) {
      expect(parsePolicy(policy).get('default-src'), what).toEqual(["'none'"])
    }
    const scripts = parsePolicy(policy).get('script-src') ?? []
    expect(scripts.join(' '), what).not.toMatch(/unsafe|data:|\*|https?:/)
    expect(body, what).not.toMatch(/<meta[^>]+http-equiv/i)
  }
})

test('a request of the client router gets the document', async () => {
  const asked = { RSC: '1', 'Next-Router-Prefetch': '1', 'Next-Router-State-Tree': '%5B%22%22%5D' }
  const response = await get('/contacts?_rsc=1', asked)
  expect(response.status).toBe(200)
  expect(response.headers['content-type']).toContain('text/html')
  expect(response.body).toMatch(/^<!DOCTYPE html>/)
})

test('every page names the rules of what may be fetched before it is asked for', async () => {
  const { headers } = await get('/contacts')
  expect(headers['speculation-rules']).toBe('"/speculation-rules.json"')
  const rules = await get('/speculation-rules.json')
  expect(rules.status).toBe(200)
  expect(rules.headers['content-type']).toBe('application/speculationrules+json')
  expect(JSON.parse(rules.body)).toHaveProperty('prefetch')
})

test('an unchanged page is a 304', async () => {
  const first = await get('/kk/about-us')
  const tag = { 'If-None-Match': first.headers.etag ?? '' }
  const visitors: Record<string, string>[] = [tag, { ...tag, 'Accept-Encoding': 'gzip' }]
  for (const visitor of visitors) {
    const again = await get('/kk/about-us', visitor)
    expect([again.status, again.body]).toEqual([304, ''])
    for (const name of ['etag', 'cache-control', 'content-security-policy']) {
      expect(again.headers[name]).toBe(first.headers[name])
    }
    expect(again.headers.vary).toMatch(/User-Agent, Sec-CH-UA-Mobile, Cookie/)
  }
  expect((await get('/about-us', tag)).status).toBe(200)
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
  expect(await policyOf('/files/icons/icon.svg')).toBe('cross-origin')
  expect(await policyOf('/api/doctors')).toBe('same-origin')
  expect(await policyOf('/sitemap.xml')).toBe('same-origin')
})

function pathOf(list: string, slug: string): string {
  if (list === 'doctors') return `/doctors-list/${slug}`
  return list === 'services' ? `/services/details/${slug}` : `/analysis/list/${slug}`
}

/**
 * All tags of a page and all strings of its flight data, sorted, as Next emits parts of the head
 * and rows of the data in the order in which they are ready. The `_rsc` key of the first client
 * navigation, a hash that Next checks, is left out.
 */
function contentOf(body: string): readonly string[] {
  const markup = body.startsWith('<') ? body.replace(/<script[\s\S]*?<\/script>/g, '') : ''
  const parts = [...body.matchAll(/self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g)]
  const data = markup ? parts.map(([, part = '""']) => JSON.parse(part)).join('') : body
  const texts = data.match(/"(?:[^"\\]|\\.)*"/g) ?? []
  const lasting = texts
    .map((text: string) => text.replace(/\?_rsc=[\w-]*/, ''))
    .filter((text: string) => text.length > 12 && !text.startsWith('"$'))
  return [...new Set<string>([...(markup.match(/<[^>]*>|[^<]+/g) ?? []), ...lasting])].sort()
}

/** A client navigation: Next first redirects to the URL with the right cache key. */
async function visitPart(url: string, headers: Headers): Promise<VisitResponse> {
  const asked = { ...headers, RSC: '1' }
  const first = await visit(url, asked)
  const { location = '' } = first.headers
  return first.status === 307 ? visit(new URL(location, url).href, asked) : first
}

const subrequest = Array(6).fill('middleware').join(':')

const attacks: readonly (readonly [string, Headers])[] = [
  ['X-Forwarded-Host', { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https' }],
  ['Host', { Host: 'evil.example' }],
  ['Host with a port', { Host: 'evil.example:1337', 'X-Forwarded-Port': '1337' }],
  ['Forwarded', { Forwarded: 'host=evil.example;proto=https', 'X-Host': 'evil.example' }],
  ['X-Original-URL', { 'X-Original-URL': '/not-found', 'X-Rewrite-URL': '/kk/contacts' }],
  ['X-HTTP-Method-Override', { 'X-HTTP-Method-Override': 'POST' }],
  ['X-Layout', { 'X-Layout': 'mobile' }],
  ['layout cookie', { Cookie: 'layout=mobile' }],
  ['made-up layout', { Cookie: 'layout=../kk/desktop; layout=x' }],
  ['language cookie', { Cookie: 'lang=kk' }],
  ['made-up language', { Cookie: 'lang=../mobile', 'Accept-Language': 'kk,en;q=0.5' }],
  ['preview cookies', { Cookie: '__prerender_bypass=1; __next_preview_data=1' }],
  ['Sec-CH-UA-Mobile', { 'Sec-CH-UA-Mobile': '?1', 'Sec-CH-UA-Platform': '"Android"' }],
  ['no User-Agent', { 'User-Agent': '' }],
  ['long User-Agent', { 'User-Agent': `Mozilla/5.0 (iPhone; ${'x'.repeat(7000)}) Mobile` }],
  ['Googlebot', { 'User-Agent': userAgents.googlebotPhone }],
  ['X-Middleware-Subrequest', { 'X-Middleware-Subrequest': subrequest }],
  ['X-Middleware-Rewrite', { 'X-Middleware-Rewrite': '/kk/mobile', 'X-Middleware-Next': '1' }],
  ['X-Middleware-Prefetch', { 'X-Middleware-Prefetch': '1', Purpose: 'prefetch' }],
  [
    'X-Middleware-Override-Headers',
    { 'X-Middleware-Override-Headers': 'cookie', 'X-Middleware-Request-Cookie': 'layout=mobile' },
  ],
  ['X-Invoke', { 'X-Invoke-Path': '/_error', 'X-Invoke-Status': '500', 'X-Invoke-Error': '{}' }],
  ['X-Matched-Path', { 'X-Matched-Path': '/kk/mobile', 'X-Now-Route-Matches': '1=kk' }],
  ['X-Nextjs-Data', { 'X-Nextjs-Data': '1' }],
  ['X-Prerender-Revalidate', { 'X-Prerender-Revalidate': '1' }],
  ['Next-Action', { 'Next-Action': 'x', 'Content-Type': 'text/plain' }],
  ['Next-Url', { 'Next-Url': '/kk/mobile', RSC: '1' }],
  ['RSC', { RSC: '1' }],
  ['RSC prefetch', { RSC: '1', 'Next-Router-Prefetch': '1' }],
  ['RSC segment', { RSC: '1', 'Next-Router-Segment-Prefetch': '/_tree' }],
  ['RSC state tree', { RSC: '1', 'Next-Router-State-Tree': '%5B%22%22%5D' }],
  ['broken state tree', { RSC: '1', 'Next-Router-State-Tree': '%5B' }],
  ['Accept', { Accept: 'text/x-component, application/json', 'Accept-Encoding': 'identity' }],
  ['Range', { Range: 'bytes=0-9', 'If-None-Match': '*' }],
  ['Content-Security-Policy', { 'Content-Security-Policy': "script-src 'nonce-evil'" }],
  ['X-Nonce', { 'X-Nonce': '"><script>', 'X-Forwarded-Prefix': '/evil' }],
]

test('no header has a page answered without its document', async () => {
  const { headers, body } = await get('/contacts', { 'X-Middleware-Prefetch': '1' })
  expect(headers['content-type']).toContain('text/html')
  expect(body).toContain('<h1')
})

for (const [index, [name, headers]] of attacks.entries()) {
  test(`first request with ${name}`, async () => {
    const path = `${index % 2 === 0 ? '' : '/kk'}${pages[index * 7]}`
    const agents = { 'User-Agent': userAgents.desktop, ...headers }
    await get(path, agents)
    await get(`${path}?utm_source=evil`, { ...agents, 'User-Agent': userAgents.phone })
    await visitPart(attacked.url + path, agents).catch(() => undefined)

    for (const device of ['desktop', 'phone'] as const) {
      const clean = { 'User-Agent': userAgents[device] }
      for (const ask of [visit, visitPart]) {
        const [seen, wanted] = await Promise.all([
          ask(attacked.url + path, clean),
          ask(untouched + path, clean),
        ])
        expect(wanted.status, `${path} ${device}`).toBe(200)
        expect(seen.status, `${path} ${device}`).toBe(200)
        // Most are equal, and then need not be taken apart.
        if (seen.body !== wanted.body) {
          expect(contentOf(seen.body), `${path} ${device}`).toEqual(contentOf(wanted.body))
        }
      }
    }
  })
}

test('a foreign host name is in no page and in no redirect', async () => {
  const headers = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' }
  for (const path of ['/', '/kk', '/request', '/sitemap.xml', '/robots.txt', '/services', '/ru']) {
    const seen = await get(path, headers)
    expect(seen.status, path).toBeLessThan(400)
    expect(seen.body + seen.headers.location, path).not.toContain('evil')
  }
})
