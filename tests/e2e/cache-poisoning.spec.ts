import { request as httpRequest, type IncomingMessage } from 'node:http'
import { expect } from '@playwright/test'
import { type Running, type SiteFolder, siteFolder } from '../support/site'
import { test } from '../support/test'
import { userAgents } from './support/visitors'

/**
 * Cache poisoning: whatever headers the first request for a page has, the next visitor gets an
 * unaffected page. Compares two sites of one build, one of which is attacked.
 */
test.describe.configure({ mode: 'default' })
test.setTimeout(180_000)

const folders: SiteFolder[] = []
let attacked: Running
let untouched: Running
/** Pages that have not been requested before, one for each attack. */
let pages: string[]

test.beforeAll(async () => {
  const env = { SITE_URL: 'https://clinic.example' }
  const start = () => {
    const folder = siteFolder()
    folders.push(folder)
    return folder.start(env)
  }
  ;[attacked, untouched] = await Promise.all([start(), start()])
  const lists = ['doctors', 'services', 'analyses'].map(async name => {
    const { data } = await (await fetch(`${untouched.url}/api/${name}`)).json()
    return data.map(({ slug }: { slug: string }) => pathOf(name, slug))
  })
  pages = (await Promise.all(lists)).flat()
})

test.afterAll(async () => {
  await Promise.all([attacked.stop(), untouched.stop()])
  for (const folder of folders) folder.remove()
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

type Headers = Readonly<Record<string, string>>

/** Sends headers that client libraries forbid, such as another `Host`. */
function get(site: Running, path: string, headers: Headers) {
  return new Promise<{ status: number; location: string; body: string }>((resolve, reject) => {
    const outgoing = httpRequest(site.url + path, { headers }, (response: IncomingMessage) => {
      let body = ''
      response.setEncoding('utf8').on('data', part => {
        body += part
      })
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          location: response.headers.location ?? '',
          body,
        }),
      )
    })
    outgoing.on('error', reject).end()
  })
}

/** A client navigation: Next first redirects to the URL with the right cache key. */
async function getPart(site: Running, path: string, headers: Headers) {
  const asked = { ...headers, RSC: '1' }
  const first = await get(site, path, asked)
  return first.status === 307 ? get(site, first.location, asked) : first
}

const subrequest = Array(6).fill('middleware').join(':')

const attacks: readonly (readonly [string, Headers])[] = [
  ['X-Forwarded-Host', { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'http' }],
  ['Host', { Host: 'evil.example' }],
  ['Host with a port', { Host: 'evil.example:1337', 'X-Forwarded-Port': '1337' }],
  ['Forwarded', { Forwarded: 'host=evil.example;proto=http', 'X-Host': 'evil.example' }],
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

for (const [index, [name, headers]] of attacks.entries()) {
  test(`first request with ${name}`, async () => {
    const path = `${index % 2 === 0 ? '' : '/kk'}${pages[index * 7]}`
    const agents = { 'User-Agent': userAgents.desktop, ...headers }
    await get(attacked, path, agents)
    await get(attacked, `${path}?utm_source=evil`, { ...agents, 'User-Agent': userAgents.phone })
    await getPart(attacked, path, agents).catch(() => undefined)

    for (const device of ['desktop', 'phone'] as const) {
      const clean = { 'User-Agent': userAgents[device] }
      for (const visit of [get, getPart]) {
        const [seen, wanted] = await Promise.all([
          visit(attacked, path, clean),
          visit(untouched, path, clean),
        ])
        expect(wanted.status, `${path} ${device}`).toBe(200)
        expect(seen.status, `${path} ${device}`).toBe(200)
        expect(contentOf(seen.body), `${path} ${device}`).toEqual(contentOf(wanted.body))
      }
    }
  })
}

test('a foreign host name is in no page and in no redirect', async () => {
  const headers = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' }
  for (const path of ['/', '/kk', '/request', '/sitemap.xml', '/robots.txt', '/services', '/ru']) {
    const seen = await get(attacked, path, headers)
    expect(seen.status, path).toBeLessThan(400)
    expect(seen.body + seen.location, path).not.toContain('evil')
  }
})
