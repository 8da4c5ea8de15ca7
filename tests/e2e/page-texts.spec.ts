/** What a page's text tells search engines and messengers, and the files at the root (B127, B130). */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type APIRequestContext, expect } from '@playwright/test'
import sharp from 'sharp'
import { type ContentCopy, contentCopy } from '../support/content-copy'
import { type Running, siteFolder } from '../support/site'
import { test } from '../support/test'

test.describe.configure({ mode: 'serial' })

const key = 'a-key-of-the-test'
const token = 'google0123456789abcdef.html'

let content: ContentCopy
let site: Running

/** Adds a line to the front matter of a page's text. */
const say = (page: string, line: string) =>
  content.change(`pages/${page}.md`, /^---\n/, `---\n${line}\n`)

test.beforeAll(async () => {
  content = contentCopy()
  say('corporate-clients.ru', 'noindex: true')
  say('klinika-v-almaty.ru', 'canonical: /about-us')
  say('contacts.ru', 'share: /files/share.png')
  mkdirSync(join(content.dir, 'files'), { recursive: true })
  const red = { create: { width: 600, height: 900, channels: 3 as const, background: '#ff0000' } }
  await sharp(red).png().toFile(join(content.dir, 'files/share.png'))
  mkdirSync(join(content.dir, 'root'))
  for (const name of [token, 'BingSiteAuth.xml', 'robots.txt', `${key}.txt`]) {
    writeFileSync(join(content.dir, 'root', name), `of ${name}`)
  }
  site = await siteFolder().start({ CONTENT_DIR: content.dir, INDEXNOW_KEY: key })
})
test.afterAll(async () => {
  await site.stop()
  content.remove()
})

/** What engines read in the head of a page. */
async function headOf(request: APIRequestContext, path: string) {
  const html = await (await request.get(site.url + path)).text()
  const one = (pattern: RegExp) => pattern.exec(html)?.[1]
  return {
    robots: one(/<meta name="robots" content="([^"]*)"/),
    canonical: one(/<link rel="canonical" href="[^"]*?\/\/[^/"]*([^"]*)"/),
    image: one(/<meta property="og:image" content="[^"]*?\/\/[^/"]*([^"]*)"/),
    languages: [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)"/gi)].map(([, of]) => of),
  }
}

test('a page with noindex is shown to people, and to no engine', async ({ request }) => {
  const page = await request.get(`${site.url}/corporate-clients`)
  expect(page.status()).toBe(200)
  expect(await headOf(request, '/corporate-clients')).toMatchObject({
    robots: 'noindex, follow',
    canonical: undefined,
  })
  const other = await headOf(request, '/kk/corporate-clients')
  expect(other.robots).toMatch(/^index/)
  expect(other.languages).toEqual(['kk', 'x-default'])
  const sitemap = await (await request.get(`${site.url}/sitemap.xml`)).text()
  expect(sitemap).toContain('/kk/corporate-clients</loc>')
  expect(sitemap).not.toMatch(/[^k]\/corporate-clients</)
})

test('it is shown again when the text no longer says so', async ({ request }) => {
  content.change('pages/corporate-clients.ru.md', 'noindex: true\n', '')
  await expect
    .poll(async () => (await headOf(request, '/corporate-clients')).robots)
    .toMatch(/^index/)
  await expect
    .poll(async () => (await headOf(request, '/kk/corporate-clients')).languages)
    .toEqual(['ru', 'kk', 'x-default'])
})

test('a page that names another one leaves the sitemap to it', async ({ request }) => {
  const { canonical, languages } = await headOf(request, '/klinika-v-almaty')
  expect({ canonical, languages }).toEqual({ canonical: '/about-us', languages: [] })
  const sitemap = await (await request.get(`${site.url}/sitemap.xml`)).text()
  expect(sitemap).toMatch(/[^k]\/about-us<\/loc>/)
  expect(sitemap).not.toMatch(/[^k]\/klinika-v-almaty</)
})

test("the editors' picture is shared, at the size of all", async ({ request }) => {
  const { image } = await headOf(request, '/contacts')
  expect(image).toMatch(/^\/og\/[0-9a-f]{8}\/ru\/contacts\.jpg$/)
  const response = await request.get(site.url + image)
  const file = sharp(await response.body())
  expect(await file.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  const { dominant } = await file.stats()
  expect(dominant.r).toBeGreaterThan(200)
  expect(dominant.g).toBeLessThan(50)
})

test('without it the picture is drawn, at another address', async ({ request }) => {
  const { image } = await headOf(request, '/contacts')
  content.change('pages/contacts.ru.md', 'share: /files/share.png\n', '')
  await expect.poll(async () => (await headOf(request, '/contacts')).image).not.toBe(image)
  const drawn = await headOf(request, '/contacts')
  const { dominant } = await sharp(await (await request.get(site.url + drawn.image)).body()).stats()
  expect(dominant.g).toBeGreaterThan(50)
})

test('files of the root are where engines look for them, and hide nothing', async ({ request }) => {
  for (const [name, type] of [
    [token, 'text/html'],
    ['BingSiteAuth.xml', 'application/xml'],
  ] as const) {
    const response = await request.get(`${site.url}/${name}`)
    expect(response.status(), name).toBe(200)
    expect(response.headers()['content-type']).toBe(`${type}; charset=utf-8`)
    expect(response.headers()['content-security-policy']).toBe("default-src 'none'; sandbox")
    expect(await response.text()).toBe(`of ${name}`)
  }
  const robots = readFileSync(join(content.dir, 'root/robots.txt'), 'utf8')
  expect(await (await request.get(`${site.url}/robots.txt`)).text()).not.toBe(robots)
  expect(await (await request.get(`${site.url}/${key}.txt`)).text()).toBe(key)
  for (const path of ['/root/BingSiteAuth.xml', '/kk/BingSiteAuth.xml', '/none.html']) {
    expect((await request.get(site.url + path)).status(), path).toBe(404)
  }
})
