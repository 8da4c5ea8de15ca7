import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import { expect } from '@playwright/test'
import { type Running, type SiteFolder, siteFolder, startBackend } from '../support/site'
import { test } from '../support/test'
import { visit } from '../support/visit'

/** The page cache: environment, methods and content encodings. */
test.setTimeout(120_000)

let folder: SiteFolder
let site: Running | undefined

test.beforeEach(() => {
  folder = siteFolder()
})
test.afterEach(async () => {
  await site?.stop()
  folder.remove()
})

const pages = ['/', '/doctors-list/list', '/contacts', '/kk/about-us']

test('pages of another environment are never served, those of the same one survive a restart', async () => {
  const backend = await startBackend(['--analyses', '20'])
  const environments: readonly Readonly<Record<string, string>>[] = [
    { SITE_URL: 'https://a.example', METRIKA_ID: '' },
    { SITE_URL: 'https://b.example', METRIKA_ID: '4711', BACKEND_URL: backend.url },
  ]
  try {
    for (const env of environments) {
      site = await folder.start(env)
      for (const path of pages) {
        const { body } = await visit(site.url + path)
        expect(body.includes(`<link rel="canonical" href="${env.SITE_URL}`)).toBe(true)
        expect(body.match(/https:\/\/[ab]\.example/g)).not.toContain(
          env.SITE_URL?.includes('a.ex') ? 'https://b.example' : 'https://a.example',
        )
        expect(body.includes('4711')).toBe(env.METRIKA_ID === '4711')
      }
      const { body: sitemap } = await visit(`${site.url}/sitemap.xml`)
      expect(sitemap.includes(`<loc>${env.SITE_URL}/contacts</loc>`)).toBe(true)
      await site.stop()
    }
    // The backend is stopped, so the pages come from the cache.
    await backend.stop('SIGKILL')
    site = await folder.start(environments.at(-1))
    for (const path of pages) expect((await visit(site.url + path)).status).toBe(200)
  } finally {
    await backend.stop('SIGKILL')
  }
})

interface Sent {
  readonly status: number
  readonly allow: string | undefined
  readonly bytes: Buffer
}

/** Sends methods that `fetch` forbids. */
function send(path: string, method: string): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const sent = request(site?.url + path, { method, agent: false }, async response => {
      const bytes = await buffer(response)
      resolve({ status: response.statusCode ?? 0, allow: response.headers.allow, bytes })
    })
    sent.on('error', reject).end()
  })
}

test('whatever the first method, the next GET gets the page, in every encoding; nonexistent share pictures write no files', async () => {
  site = await folder.start()
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
    '/icons/mark.svg',
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
  await expectNoFilesOfNonexistentPictures()
})

/** Every Accept-Encoding gets a response that can be decoded. */
async function expectEveryCompression(url: string): Promise<void> {
  const unpack: Record<string, (bytes: Buffer) => Buffer> = {
    gzip: gunzipSync,
    deflate: inflateSync,
    br: brotliDecompressSync,
  }
  const spellings = ['*', 'deflate', 'GZIP', 'gzip;q=0', 'identity', 'br', 'gzip, deflate, br', 'x']
  for (const path of [
    '/contacts',
    '/search?q=a',
    '/kk/request',
    '/analysis/estimate',
    '/nothing',
  ]) {
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

/** Share pictures of nonexistent pages are 404, and write no files. */
async function expectNoFilesOfNonexistentPictures(): Promise<void> {
  const files = () => readdirSync(folder.nextDir, { recursive: true }).length
  const ask = async (from: number) => {
    for (let index = from; index < from + 40; index += 1) {
      const path = `/og/${index % 2 ? 'kk' : 'ru'}/posts/made-up-${index}.jpg`
      const { status } = await send(path, index % 4 < 2 ? 'POST' : 'GET')
      expect(status).toBeGreaterThanOrEqual(404)
    }
  }
  // The lists of existing slugs are cached once.
  await ask(0)
  const before = files()
  await ask(40)
  for (const path of ['/og/ru/posts/%25.jpg', '/og/x.jpg', '/og/ru/contacts.png']) {
    expect((await send(path, 'GET')).status, path).toBe(404)
  }
  expect((await send('/og/%ff.png', 'GET')).status).toBe(400)
  expect(files()).toBe(before)
}
