/** The same build with another clinic's content folder: nothing of the sample clinic appears. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { alternatesOf } from '@clinic/seo-report/rules/site'
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { clinicDay } from '../../lib/text/days'
import { traces } from '../support/sample'
import { type Running, type SiteFolder, siteFolder } from '../support/site'
import { test } from '../support/test'
import { overflowOf } from './support/reflow'
import { inBothLayouts } from './support/same-page'
import { sampleFilesOn } from './support/sample-files'
import { devices, userAgents } from './support/visitors'

test.describe.configure({ mode: 'serial' })
test.setTimeout(240_000)

const oddNames = ['100%', '100%25', 'a%2Fb', '%E0', 'a+b', 'v1.2', 'весна', 'a~7E']

let content: string
let folder: SiteFolder
let site: Running

test.beforeAll(async () => {
  content = mkdtempSync(join(tmpdir(), 'content-'))
  cpSync('tests/support/second-clinic', content, { recursive: true })
  // The names of files are slugs: with signs that addresses escape, each must have its own page.
  const promotion = readFileSync(join(content, 'promotions/ochki-vesnoy.yaml'), 'utf8')
  for (const [index, name] of oddNames.entries()) {
    const own = promotion.replace(/^id: .*$/m, `id: ${100 + index}`)
    writeFileSync(join(content, `promotions/${name}.yaml`), own)
  }
  cpSync('tests/support/phone.heic', join(content, 'files/phone.heic'))
  const doctor = join(content, 'doctors/proverkin-test.yaml')
  const photograph = 'image: /files/phone.heic\nimage_focus: { x: 50, y: 10 }'
  writeFileSync(doctor, readFileSync(doctor, 'utf8').replace(/^image: .*$/m, photograph))
  const analyses = join(content, 'analyses.csv')
  const glued = 'Маркёры;Lactobacillus_spp.;Streptococcus_spp.\\Staphylococcus_spp.'
  writeFileSync(
    analyses,
    `${readFileSync(analyses, 'utf8').trimEnd()}\n3,glued,${glued},,Анализы слезы,999,,,,2026-01-05\n`,
  )
  for (const language of ['ru', 'kk']) {
    const home = readFileSync(join(content, `pages/home.${language}.md`), 'utf8')
    const landing = home.replace(/^title: .*$/m, `title: Клиника из сказки о маяке, ${language}`)
    writeFileSync(join(content, `pages/klinika-v-astane.${language}.md`), landing)
  }
  const tomorrow = clinicDay(new Date(Date.now() + 86_400_000))
  for (const language of ['ru', 'kk']) {
    const article = readFileSync(join(content, `posts/glaza.${language}.md`), 'utf8')
    const later = article.replace('id: 1', 'id: 2').replace(/(created_at: ).*/, `$1${tomorrow}`)
    writeFileSync(join(content, `posts/zavtra.${language}.md`), later)
  }
  folder = siteFolder()
  site = await folder.start({
    CONTENT_DIR: content,
    YANDEX_DOCTORS_FEED: 'true',
    INDEXING: 'off',
    NODE_OPTIONS: `--require ${resolve('tests/support/clock.cjs')}`,
  })
})

test.afterAll(async () => {
  await site.stop()
  folder.remove()
  rmSync(content, { recursive: true, force: true })
})

const get = (path: string, device: 'desktop' | 'phone' = 'desktop') =>
  fetch(site.url + path, { headers: { 'User-Agent': userAgents[device] } })

async function textOf(path: string, status = 200, device: 'desktop' | 'phone' = 'desktop') {
  const response = await get(path, device)
  expect(response.status, path).toBe(status)
  return response.text()
}

/** Paths of the sitemap, parts included. */
async function paths(): Promise<string[]> {
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  const listed = locations(await textOf('/sitemap.xml'))
  const parts = listed.filter(path => path.endsWith('.xml'))
  const inner = await Promise.all(parts.map(async part => locations(await textOf(part))))
  return [...listed.filter(path => !path.endsWith('.xml')), ...inner.flat()]
}

test('the proof for search engines is on the home page alone, in both layouts and languages', async () => {
  const tags = [
    '<meta name="google-site-verification" content="AbCd_0123-efgh"/>',
    '<meta name="yandex-verification" content="a0123456789b"/>',
    '<meta name="msvalidate.01" content="B0123456789"/>',
  ]
  for (const device of ['desktop', 'phone'] as const) {
    for (const path of ['/', '/kk']) {
      const html = await textOf(path, 200, device)
      for (const tag of tags) expect(html.split('</head>')[0], path + device).toContain(tag)
    }
    for (const path of ['/contacts', '/about-us']) {
      expect(await textOf(path, 200, device), path).not.toMatch(/-verification"|msvalidate/)
    }
  }
})

test('with INDEXING=off every response says so, pages, files and errors alike', async () => {
  const asked = ['/', '/kk/contacts', '/search?q=1', '/no-such-page', '/contacts/', '/robots.txt']
  const files = [
    '/sitemap.xml',
    '/feeds/yandex-doctors.xml',
    '/files/paper.pdf',
    '/files/mark.svg',
    '/api/doctors',
  ]
  for (const path of [...asked, ...files]) {
    const { headers } = await fetch(site.url + path, { redirect: 'manual' })
    expect(headers.get('X-Robots-Tag'), path).toContain('noindex')
  }
  expect(await textOf('/robots.txt')).not.toMatch(/^Disallow: \/$/m)
  expect(site.output()).toContain('INDEXING is off')
})

test('the search for these words finds the sample', () => {
  const sampleFiles = ['clinic.yaml', 'pages/home.ru.md', 'doctors/kim-artem.yaml']
  for (const file of sampleFiles) {
    expect(readFileSync(`content/${file}`, 'utf8').match(traces), file).not.toBeNull()
  }
})

test('no interface text contains it', () => {
  const files = readdirSync('messages').map(name => `messages/${name}`)
  for (const file of [...files, 'tools/seo-report/labels/ru.json']) {
    expect(readFileSync(file, 'utf8').match(traces), file).toBeNull()
  }
})

// As views and interface texts contain no word of it, a language in one layout shows both.
test('no page of its sitemap contains the sample, in Russian on desktops and in Kazakh on phones', async () => {
  const all = await paths()
  expect(all).toContain('/doctors-list/proverkin-test')
  expect(all.length).toBeGreaterThan(30)
  const found: string[] = []
  for (const path of all) {
    const html = await textOf(path, 200, /^\/kk(\/|$)/.test(path) ? 'phone' : 'desktop')
    if (html.includes('Тестовый Маяк') || html.includes('Сынақ Шамшырағы')) {
      found.push(...(html.match(traces) ?? []).map(trace => `${path}: ${trace}`))
    } else found.push(`${path}: not of this clinic`)
  }
  expect([...new Set(found)]).toEqual([])
})

test('each alternate answers in its language, and phones have the same page (R4, R9)', async () => {
  const wrong: string[] = []
  const named = new Set<string>()
  const listed = await paths()
  for (const path of listed) {
    const { wide, differing } = await inBothLayouts(site.url, path)
    wrong.push(...differing)
    for (const href of Object.values(alternatesOf(wide))) named.add(new URL(href).pathname)
  }
  // Each page of the sitemap was answered with 200 by the test above.
  wrong.push(...[...named].filter(path => !listed.includes(path)))
  expect(wrong).toEqual([])
})

test('a landing page is that of the own town, and of no other (B4)', async () => {
  const all = await paths()
  expect(all).toContain('/klinika-v-astane')
  expect(all).not.toContain('/klinika-v-almaty')
  for (const path of ['/klinika-v-almaty', '/kk/klinika-v-almaty']) await textOf(path, 404)
  const html = await textOf('/klinika-v-astane')
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/klinika-v-astane"/)
  expect(html).toContain('Клиника из сказки о маяке')
  const { status, headers } = await fetch(`${site.url}/Klinika-v-ASTANE/`, { redirect: 'manual' })
  expect([status, headers.get('Location')]).toEqual([308, '/klinika-v-astane'])
})

test('drawing blood costs what this clinic says: on the analysis, in the estimate and the price list', async () => {
  const shown = /1\s?950/
  for (const path of ['/analysis/list/sleza', '/analysis/estimate?ids=1', '/price-list'])
    expect(await textOf(path), path).toMatch(shown)
  expect(await textOf('/analysis/estimate?ids=1')).toMatch(/2\s?505/)
})

test('a name with signs for spaces does not push the page of a phone wide (B205)', async ({
  browser,
}) => {
  const page = await browser.newPage({ ...devices.phone, viewport: { width: 360, height: 800 } })
  await page.goto(`${site.url}/analysis/list/glued`)
  await expect(page.locator('h1')).toContainText('Streptococcus_spp.')
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await page.close()
})

test('a page whose address has escapes is that of its own record', async () => {
  for (const name of oddNames) {
    const path = `/promotions/${encodeURIComponent(name)}`
    expect(await paths()).toContain(path)
    for (const prefix of ['', '/kk']) {
      const html = await textOf(prefix + path)
      expect(html).toContain(`<link rel="canonical" href="${site.url}${prefix}${path}"`)
    }
    expect(await textOf('/karta-sayta')).toContain(`href="${path}"`)
  }
})

test('other responses do not contain it either', async () => {
  const paths = [
    ...['/manifest.webmanifest', '/sitemap.xml', '/robots.txt', '/.well-known/security.txt'],
    ...['/feeds/posts.xml', '/kk/feeds/posts.xml', '/feeds/yandex-doctors.xml'],
    ...['/search?q=okulist', '/request?kind=mail', '/analysis/estimate?ids=1'],
  ]
  for (const path of paths) expect((await textOf(path)).match(traces), path).toBeNull()
  for (const path of ['/no-such-page', '/kk/no-such-page', '/files/no-such.png']) {
    expect((await textOf(path, 404)).match(traces), path).toBeNull()
  }
  expect(JSON.parse(await textOf('/manifest.webmanifest'))).toMatchObject({ name: 'Тестовый Маяк' })
  expect(await textOf('/.well-known/security.txt')).toContain('mailto:desk@lighthouse.example')
})

test('its own pictures and documents are served, and no other files', async () => {
  const types = {
    'mark.svg': 'image/svg+xml',
    'icon.png': 'image/png',
    'paper.pdf': 'application/pdf',
  }
  for (const [name, type] of Object.entries(types)) {
    const response = await get(`/files/${name}`)
    expect(response.headers.get('Content-Type')).toBe(type)
    expect(Buffer.from(await response.arrayBuffer())).toEqual(
      readFileSync(`${content}/files/${name}`),
    )
  }
  const smaller = await get('/_next/image?url=%2Ffiles%2Froom.webp&w=390&q=70')
  expect([smaller.status, smaller.headers.get('Content-Type')]).toEqual([200, 'image/jpeg'])
  const share = await get('/og/kk/contacts.jpg')
  expect([share.status, share.headers.get('Content-Type')]).toEqual([200, 'image/jpeg'])
  const outside = [
    '..%2Fclinic.yaml',
    '%2e%2e/clinic.yaml',
    'no-such.png',
    '..%2f..%2fpackage.json',
  ]
  for (const path of outside) expect((await get(`/files/${path}`)).status, path).toBe(404)
})

test('no address answers with a paper, a photograph or an icon of the sample (B1240)', async () => {
  expect(await sampleFilesOn(site.url, content)).toEqual([])
})

test("a doctor's photograph of an iPhone is cropped around the face, on pages and the share picture, and no other crop is made (B160)", async () => {
  const path = '/files/phone.heic/portrait-50-10'
  expect(await textOf('/doctors-list/proverkin-test')).toContain(encodeURIComponent(path))
  const shown = await get(`/_next/image?url=${encodeURIComponent(path)}&w=320&q=70`)
  expect(shown.status).toBe(200)
  const picture = Buffer.from(await shown.arrayBuffer())
  expect(await sharp(picture).metadata()).toMatchObject({ width: 320, height: 400 })
  const share = await get('/og/ru/doctors-list/proverkin-test.jpg')
  expect(share.status).toBe(200)
  const photo = { left: 960, top: 100, width: 1, height: 1 }
  const [red = 0, , blue = 255] = await sharp(Buffer.from(await share.arrayBuffer()))
    .extract(photo)
    .raw()
    .toBuffer()
  expect([red > 200, blue < 60]).toEqual([true, true])
  expect((await get('/files/phone.heic/portrait-50-11')).status).toBe(404)
})

test('changed files are on the pages within seconds, an invalid file changes nothing', async () => {
  const file = join(content, 'clinic.yaml')
  const before = readFileSync(file, 'utf8')
  await textOf('/contacts')
  writeFileSync(file, before.replace('+77980000777', '+77980000999'))
  await expect.poll(() => textOf('/contacts'), { timeout: 15_000 }).toContain('+77980000999')
  writeFileSync(file, before.replace("bin: '111111111111'", 'bin: 1'))
  await expect.poll(() => site.output(), { timeout: 15_000 }).toContain('"file":"clinic.yaml"')
  expect(await textOf('/contacts')).toContain('+77980000999')

  const text = join(content, 'pages/home.ru.md')
  writeFileSync(text, readFileSync(text, 'utf8').replace('Чтобы видеть дальше', 'Чтобы читать'))
  await expect.poll(() => textOf('/'), { timeout: 15_000 }).toContain('Чтобы читать')
  writeFileSync(file, before)
})

test('changed and removed records are on the pages within seconds, an invalid one changes nothing', async () => {
  const doctor = join(content, 'doctors/proverkin-test.yaml')
  const service = join(content, 'services/podbor-ochkov.yaml')
  const [valid, removed] = [readFileSync(doctor, 'utf8'), readFileSync(service, 'utf8')]
  const page = async () =>
    (await textOf('/doctors-list/proverkin-test')).replace(/[\u00a0\u202f]/g, ' ')
  const ofService = async () => (await get('/services/details/podbor-ochkov')).status
  expect(await page()).toContain('4 321 ₸')
  expect(await ofService()).toBe(200)
  writeFileSync(doctor, valid.replace('4321', '4400'))
  await expect.poll(page, { timeout: 15_000 }).toContain('4 400 ₸')

  writeFileSync(doctor, valid.replace('4321', 'dear'))
  rmSync(service)
  await expect.poll(ofService, { timeout: 15_000 }).toBe(404)
  expect(await page()).toContain('4 400 ₸')
  expect(site.output()).toContain('whole tenge such as 9000, from 9000, free, or null')
  writeFileSync(doctor, valid)
  writeFileSync(service, removed)
})

test('an invalid clinic.yaml stops the start with file and line', async () => {
  const wrong = mkdtempSync(join(tmpdir(), 'content-'))
  cpSync(content, wrong, { recursive: true })
  const file = join(wrong, 'clinic.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replace("closes: '18:45'", 'closes: late'))
  await expect(folder.start({ CONTENT_DIR: wrong })).rejects.toThrow(
    /clinic\.yaml:\d+ hours\.closes: found .*late.*, expected a time such as 8:00/,
  )
  rmSync(wrong, { recursive: true, force: true })
})

// The last one, as the site's clock is changed.
test('an article dated tomorrow appears tomorrow by itself, everywhere', async () => {
  const places = ['/posts/list', '/kk/posts/list', '/sitemap.xml', '/feeds/posts.xml']
  const page = async () => (await get('/posts/zavtra')).status
  const listed = async () => {
    const texts = await Promise.all(places.map(path => textOf(path)))
    return places.filter((_, index) => texts[index]?.includes('/posts/zavtra'))
  }
  expect(await listed()).toEqual([])
  expect([await page(), (await get('/og/ru/posts/zavtra.jpg')).status]).toEqual([404, 404])
  site.process.kill('SIGUSR2')
  await expect.poll(page, { timeout: 15_000 }).toBe(200)
  await expect.poll(listed, { timeout: 15_000 }).toEqual(places)
  expect((await get('/og/ru/posts/zavtra.jpg')).status).toBe(200)
})
