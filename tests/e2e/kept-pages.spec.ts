import { readdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import { bogusPath, bogusTemplates } from '../support/bogus'
import { freePort, type Running, type SiteFolder, siteFolder } from '../support/site'
import { test } from '../support/test'
import { visit } from '../support/visit'
import { userAgents } from './support/visitors'

/**
 * The page cache of one site: methods and content encodings, URLs that do not exist, and a new
 * release in another environment.
 */
test.describe.configure({ mode: 'default' })
test.setTimeout(120_000)

interface Environment {
  readonly SITE_URL: string
  readonly METRIKA_ID: string
  readonly NEXT_DEPLOYMENT_ID: string
}

let folder: SiteFolder
let port: number
let site: Running
let first: Environment

test.beforeAll(async () => {
  folder = siteFolder()
  // Otherwise optimized images would be in the folder of all sites, and not be counted here.
  folder.forgetPages()
  port = await freePort()
  first = {
    SITE_URL: `http://localhost:${port}`,
    METRIKA_ID: '',
    NEXT_DEPLOYMENT_ID: 'one',
  }
  site = await folder.start({ ...first }, port)
})

test.afterAll(async () => {
  try {
    await site?.stop()
  } finally {
    folder.remove()
  }
})

const pages = ['/', '/doctors-list/list', '/contacts', '/kk/about-us']

interface Sent {
  readonly status: number
  readonly allow: string | undefined
  readonly bytes: Buffer
}

/** Sends methods that `fetch` forbids. */
function send(path: string, method: string): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const sent = request(site.url + path, { method, agent: false }, async response => {
      const bytes = await buffer(response)
      resolve({ status: response.statusCode ?? 0, allow: response.headers.allow, bytes })
    })
    sent.on('error', reject).end()
  })
}

test('whatever the first method, the next GET gets the page, in every encoding', async () => {
  const methods = ['POST', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'TRACE', 'HEAD']
  const cached = [
    ...pages,
    '/og/ru/contacts.jpg',
    '/og/kk/doctors-list/list.jpg',
    '/sitemap.xml',
    '/robots.txt',
    '/manifest.webmanifest',
    '/feeds/posts.xml',
    '/favicon.ico',
    '/files/icons/mark.svg',
    '/.well-known/security.txt',
    '/healthz',
  ]
  for (const path of cached) {
    for (const method of methods) {
      const { status, allow } = await send(path, method)
      const expected = method === 'HEAD' ? [200, undefined] : [405, 'GET, HEAD']
      expect([status, allow], `${method} ${path}`).toEqual(expected)
    }
    const { status, bytes } = await send(path, 'GET')
    expect(status, path).toBe(200)
    expect(bytes.length, path).toBeGreaterThan(10)
  }
  await expectEveryCompression(site.url)
})

/** Every Accept-Encoding gets a response that can be decoded. */
async function expectEveryCompression(url: string): Promise<void> {
  const unpack: Record<string, (bytes: Buffer) => Buffer> = {
    gzip: gunzipSync,
    deflate: inflateSync,
    br: brotliDecompressSync,
  }
  const spellings = ['*', 'deflate', 'GZIP', 'gzip;q=0', 'identity', 'br', 'gzip, deflate, br', 'x']
  for (const path of ['/contacts', '/search?q=a', '/nothing']) {
    for (const spelling of spellings) {
      const { bytes, headers } = await visit(url + path, { 'Accept-Encoding': spelling })
      const coding = headers['content-encoding'] ?? ''
      const html = (coding ? unpack[coding]?.(bytes) : bytes)?.toString()
      expect(html?.trimEnd().slice(-7), `${path} ${spelling}`).toBe('</html>')
      // As sent by Chrome, Firefox and Safari.
      if (spelling === 'gzip, deflate, br') expect(coding, path).toBe('br')
    }
  }
}

/** Every kind of nonexistent URL three times, so that it meets both layouts. */
const several = 3 * bogusTemplates

const filesIn = (path: string) => readdirSync(path, { recursive: true, encoding: 'utf8' })

/** RSS in MB. */
function memoryOf({ process: { pid } }: Running): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

async function visitMany(from: number): Promise<void> {
  const agents = Object.values(userAgents)
  const waiting = Array.from({ length: several }, (_, index) => from + index)
  const visitor = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const headers = { 'User-Agent': agents[next % agents.length] ?? '' }
      const { status } = await visit(site.url + bogusPath(next), headers)
      expect(status, bogusPath(next)).toBeLessThan(500)
    }
  }
  await Promise.all(Array.from({ length: 8 }, visitor))
}

// 10,000 of them: npm run bench.
test('nonexistent URLs leave no files and no memory behind', async () => {
  test.skip(process.platform !== 'linux', 'memory is read from /proc')
  // The search index and the lists of existing slugs are made at the first request; a retry begins
  // with a cold site.
  for (const round of [0, 1]) await visitMany(round * several)
  const files = new Set(filesIn(folder.nextDir))
  const memory = memoryOf(site)
  await visitMany(2 * several)
  for (const path of ['/og/ru/posts/%25.jpg', '/og/x.jpg', '/og/ru/contacts.png']) {
    expect((await visit(site.url + path)).status, path).toBe(404)
  }
  expect((await visit(`${site.url}/og/%ff.png`)).status).toBe(400)
  expect(filesIn(folder.nextDir).filter(name => !files.has(name))).toEqual([])
  expect(memoryOf(site) - memory).toBeLessThan(30)
  const own = filesIn(folder.dataDir).filter(name => !name.includes('last-good'))
  expect(own.length).toBeLessThan(9)
})

test('after a new release in another environment the links of an open page lead to its pages, and no earlier page is served', async ({
  page,
}) => {
  const second = { SITE_URL: 'http://b.example', METRIKA_ID: '4711', NEXT_DEPLOYMENT_ID: 'two' }
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  await page.route('https://mc.yandex.ru/**', route => route.abort())
  await expectPagesOf(first, second)
  await page.goto(`${site.url}/about-us`, { waitUntil: 'networkidle' })
  expect(await page.locator('script[src*="dpl=one"]').count()).toBeGreaterThan(0)
  await site.stop()
  site = await folder.start(second, port)

  await follow(page, '/contacts')
  await expect(page.locator('script[src*="dpl=two"]').first()).toBeAttached()
  expect(errors).toEqual([])
  await expectPagesOf(second, first)
})

async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`header a[href="${path}"], footer a[href="${path}"]`).first().click()
  await expect(page).toHaveURL(site.url + path)
}

/** Origin and counter of every page are of this environment. */
async function expectPagesOf(own: Environment, other: Environment): Promise<void> {
  for (const path of pages) {
    const { body } = await visit(site.url + path)
    expect(body.includes(`<link rel="canonical" href="${own.SITE_URL}`), path).toBe(true)
    expect(body.includes(new URL(other.SITE_URL).host), path).toBe(false)
    expect(body.includes('4711'), path).toBe(own.METRIKA_ID === '4711')
  }
  const { body: sitemap } = await visit(`${site.url}/sitemap.xml`)
  expect(sitemap.includes(`<loc>${own.SITE_URL}/contacts</loc>`)).toBe(true)
}
