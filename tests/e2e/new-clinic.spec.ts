/** The first day of a clinic: begun by the command, at first without records, then with a few. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect } from '@playwright/test'
import { footerNavigation, mainNavigation } from '../../lib/routing/navigation'
import { bundleFlags, bundleOf } from '../support/bundled'
import { traces } from '../support/sample'
import { type Running, type SiteFolder, siteFolder } from '../support/site'
import { test } from '../support/test'
import { inBothLayouts } from './support/same-page'
import { sampleFilesOn } from './support/sample-files'
import { userAgents } from './support/visitors'

test.describe.configure({ mode: 'serial' })
test.setTimeout(240_000)

const facts = {
  'name-ru': 'Тестовая Гавань',
  'name-kk': 'Сынақ Айлағы',
  'legal-ru': 'ТОО «Тестовая Гавань»',
  'legal-kk': '«Сынақ Айлағы» ЖШС',
  bin: '333333333333',
  founded: '2024',
  phone: '+77980000333',
  email: 'desk@harbour.example',
  domain: 'harbour.example',
  'city-ru': 'Тестоград, в Тестограде, Тестограда',
  'city-kk': 'Сынаққала, Сынаққалада, Сынаққаладағы',
  'street-ru': 'ул. Проверки, 3',
  'street-kk': 'Тексеру көшесі, 3',
  'postal-code': '333333',
  location: '50.111, 70.222',
  hours: '9:00-18:00',
  licence: '33333333XX',
  'licence-date': '2024-03-04',
  'activity-ru': 'Терапия',
  'activity-kk': 'Терапия',
}

const folderOfAll = mkdtempSync(join(tmpdir(), 'new-clinic-'))
const content = join(folderOfAll, 'content')
let folder: SiteFolder
let site: Running

async function command(...args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [...bundleFlags, ...args], {
    env: { ...process.env, CONTENT_DIR: content },
  })
  child.stdin.end(bundleOf('tools/content/cli.ts'))
  const [[code], said] = await Promise.all([once(child, 'close'), text(child.stdout)])
  expect(code, said).toBe(0)
}

/** Replaces each text once, in order. */
function fill(file: string, ...changes: readonly (readonly [string, string])[]): void {
  const path = join(content, file)
  const filled = changes.reduce(
    (all, [from, to]) => {
      expect(all, file).toContain(from)
      return all.replace(from, to)
    },
    readFileSync(path, 'utf8'),
  )
  writeFileSync(path, filled)
}

/** As lawyer and administrator do before the site opens. */
function completeConsent(): void {
  const documents = join(content, 'documents')
  for (const name of readdirSync(documents).filter(each => each.startsWith('privacy-policy.'))) {
    const text = readFileSync(join(documents, name), 'utf8')
    writeFileSync(join(documents, name), text.replace(/\[\p{L}+: [^\]]*\]/gu, '7'))
  }
  for (const folder of ['', 'kk/'])
    writeFileSync(join(content, `files/documents/${folder}privacy-policy.pdf`), '%PDF-1.4 own')
}

test.beforeAll(async () => {
  const flags = Object.entries(facts).flatMap(([name, value]) => [`--${name}`, value])
  await command('new', 'clinic', content, ...flags)
  folder = siteFolder()
  site = await folder.start({ CONTENT_DIR: content })
})

test.afterAll(async () => {
  await site.stop()
  folder.remove()
  rmSync(folderOfAll, { recursive: true, force: true })
})

const visitors = (['desktop', 'phone'] as const).flatMap(device =>
  ['', '/kk'].map(prefix => ({ device, prefix })),
)

const get = (path: string, device: 'desktop' | 'phone' = 'desktop') =>
  fetch(site.url + path, { headers: { 'User-Agent': userAgents[device] } })

/** Paths of this site to which a page links, without language. */
function linksOf(html: string): string[] {
  const hrefs = [...html.matchAll(/<a\b[^>]*?\shref="(\/[^"#?]*)/g)].map(([, href = '']) => href)
  return [...new Set(hrefs.map(href => href.replace(/^\/kk(?=\/|$)/, '') || '/'))]
}

/** Words of the sample clinic. */
const tracesIn = (html: string) => html.match(traces) ?? []

const isSection = (path: string) =>
  [...mainNavigation, ...footerNavigation].some(entry => entry.path === path)

/** Pages with menus and cards, and one that does not exist. */
const pages = ['/', '/contacts', '/about-us', '/karta-sayta', '/search', '/no-such-page']

/** The sections that any page links, to which no other address of the site may belong. */
async function linkedSections(): Promise<string[]> {
  const found = new Set<string>()
  for (const { device, prefix } of visitors) {
    for (const page of pages) {
      const html = await (await get(prefix + page, device)).text()
      expect(tracesIn(html), page).toEqual([])
      for (const path of linksOf(html).filter(isSection)) found.add(path)
    }
  }
  return [...found].sort()
}

const hidden = ['/price-list', '/request', '/search', '/analysis/estimate']

/** Each link of a page leads to a page, and only the price list and forms are not indexed. */
async function expectWholeLinks(): Promise<void> {
  for (const { device, prefix } of visitors) {
    /** By address: a page that links it. */
    const linked = new Map<string, string>()
    for (const page of pages) {
      for (const path of linksOf(await (await get(prefix + page, device)).text())) {
        linked.set(path, page)
      }
    }
    for (const [path, page] of linked) {
      const isFile = /^\/(files|feeds)\//.test(path)
      const answer = await get(isFile ? path : prefix + path, device)
      expect(answer.status, `${page} links ${path}`).toBe(200)
      if (isFile || hidden.includes(path)) continue
      expect(await answer.text(), `${page} links ${path}`).not.toContain('noindex')
    }
  }
}

/** What a clinic may say of itself, and this one has not said. */
const claimed =
  /живой очеред|кезек тәртібі|в одном здании|бір ғимарат|своя лаборатория|өз зертхана|видеосвяз|бейнебайланыс|отзывы пациентов|врачи и отзывы|пациенттер пікірі|стаж, образование|өтілі, білімі|у каждой услуги|с одной ценой|бағасы ортақ|добавит взятие крови|наставник|тәлімгер|мрт и кт|мрт және кт|вечером после|депозит/i

async function sitemapPaths(): Promise<string[]> {
  const sitemap = await (await get('/sitemap.xml')).text()
  return [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname)
}

/** Phones have head and text of each page of the sitemap (R9). */
async function expectSamePages(): Promise<void> {
  for (const path of await sitemapPaths()) {
    expect((await inBothLayouts(site.url, path)).differing).toEqual([])
  }
}

/** No page of the sitemap says of the clinic what follows from none of its facts (B235). */
async function expectNothingClaimed(): Promise<void> {
  const paths = await sitemapPaths()
  expect(paths.length).toBeGreaterThan(20)
  for (const path of paths) {
    const html = await (await get(path, path.startsWith('/kk') ? 'phone' : 'desktop')).text()
    const said = html.replace(/<script(?! type="application\/ld\+json")[\s\S]*?<\/script>/g, '')
    expect(said.match(claimed)?.[0], path).toBeUndefined()
  }
}

const own = ['/about-us', '/contacts', '/karta-sayta']

test('without records no page names a section (B139)', async () => {
  expect(await linkedSections()).toEqual(own)
  await expectWholeLinks()
  const listed = await sitemapPaths()
  expect(listed.filter(path => !path.startsWith('/kk')).sort()).toEqual(['/', ...own])
  await expectSamePages()
})

test('the page of a section without records says so, and is not indexed; that for companies is none', async () => {
  for (const { path } of mainNavigation) {
    for (const { device, prefix } of visitors) {
      const answer = await get(prefix + path, device)
      const html = await answer.text()
      expect(answer.status, path).toBe(200)
      expect(html, path).toContain('noindex')
      expect(tracesIn(html), path).toEqual([])
      expect(html, path).toContain('tel:+77980000333')
    }
  }
  expect((await get('/corporate-clients')).status).toBe(404)
  expect((await get('/kk/corporate-clients')).status).toBe(404)
})

test('no address answers with a paper, a photograph or an icon of the sample (B1240)', async () => {
  expect(await sampleFilesOn(site.url, content)).toEqual([])
})

test('the first records bring their sections, at the first visit after the change', async () => {
  await command('new', 'specialty', 'terapevt')
  await command('new', 'doctor', 'proverkin-test')
  await command('new', 'service-category', 'top')
  await command('new', 'service', 'priem')
  const names = "ru: '', kk: ''"
  const lines = "ru: ''\n  kk: ''"
  fill('specialties.yaml', [names, 'ru: Терапевт, kk: Терапевт'])
  fill('service-categories.yaml', [names, 'ru: Все, kk: Барлығы'])
  fill(
    'clinic.yaml',
    ['specialties: []', 'specialties: [terapevt]'],
    ['service_categories: []', 'service_categories: [top]'],
  )
  fill(
    'doctors/proverkin-test.yaml',
    [lines, 'ru: Проверкин Тест\n  kk: Проверкин Тест'],
    ['specialties: []', 'specialties: [terapevt]'],
    [lines, 'ru: Принимает взрослых.\n  kk: Ересектерді қабылдайды.'],
  )
  fill(
    'services/priem.yaml',
    [lines, 'ru: Осмотр\n  kk: Тексеру'],
    ["category: ''", 'category: top'],
    [lines, 'ru: Осмотр врача.\n  kk: Дәрігердің тексеруі.'],
  )
  completeConsent()
  writeFileSync(join(content, 'analyses.csv'), 'Название;Цена;Атауы\nФерритин;4200;Ферритин\n')
  await command('check')
  // What was made without the records must not be shown once they are there.
  for (const api of ['doctors', 'services', 'analyses']) {
    const names = async () => (await get(`/api/${api}`)).text()
    await expect.poll(names, { timeout: 15_000 }).toMatch(/Проверкин|Осмотр|Ферритин/)
  }
  const there = ['/analysis/list', '/doctors-list/list', '/price-list', '/services/top']
  await expect.poll(linkedSections, { timeout: 30_000 }).toEqual([...there, ...own].sort())
  await expectWholeLinks()
  await expectNothingClaimed()
  await expectSamePages()
})

test('a deposit alone brings the page for companies, without a word of insurance (B181)', async () => {
  const insured = /страхо|ДМС|сақтанд|ЕМС|полис/i
  fill('clinic.yaml', ['# deposit: { refund_days: 10 }', 'deposit: { refund_days: 7 }'])
  await command('check')
  const status = async () => (await get('/corporate-clients')).status
  await expect.poll(status, { timeout: 15_000 }).toBe(200)
  for (const { device, prefix } of visitors) {
    const html = await (await get(`${prefix}/corporate-clients`, device)).text()
    const shown = html.replace(/<script[\s\S]*?<\/script>/g, '').match(/<main[\s\S]*<\/main>/)?.[0]
    expect(shown).toContain('id="deposit"')
    expect(shown).toMatch(/ 7 (рабочих дней|жұмыс күнінде)/)
    expect(shown).not.toMatch(insured)
    expect(shown).not.toMatch(/id="(included|conditions)"|href="#(included|conditions)"/)
    expect(html.match(/<title>[^<]*/)?.[0]).not.toMatch(insured)
    for (const page of ['/', '/contacts', '/about-us', '/karta-sayta']) {
      const from = await (await get(prefix + page, device)).text()
      expect(linksOf(from), page).toContain('/corporate-clients')
      expect(from.match(/<main[\s\S]*<\/main>/)?.[0], page).not.toMatch(insured)
    }
  }
  await expectWholeLinks()
})

test('a section whose last record goes is named no more', async () => {
  rmSync(join(content, 'services/priem.yaml'))
  const page = async () => (await get('/services/details/priem')).status
  await expect.poll(page, { timeout: 15_000 }).toBe(404)
  // On a busy machine a visitor may get a page as it was, as nobody waits longer than 0.7 s for it.
  await expect.poll(linkedSections, { timeout: 30_000 }).not.toContain('/services/top')
})

test('what is in Russian alone is a click away from Kazakh pages (B139)', async () => {
  writeFileSync(join(content, 'services.csv'), 'Услуга;Цена\nМассаж спины;3000\n')
  const leadsTo = async (path: string) => {
    const html = (await (await get(path)).text()).replaceAll('&amp;', '&')
    const [link] = html.match(/<a [^>]*>Орыс тілінде бар/) ?? []
    return link?.match(/ href="([^"]*)"/)?.[1]
  }
  await expect.poll(() => leadsTo('/kk/services/top'), { timeout: 15_000 }).toBe('/services/top')
  const search = `/search?${new URLSearchParams({ q: 'массаж' })}`
  expect(await leadsTo(`/kk${search}`)).toBe(search)
  expect(await leadsTo('/kk/search?q=zzz')).toBeUndefined()
})

test('the folder is shown at an address of this machine, where no setting counts (B1331)', async () => {
  const child = spawn(process.execPath, [...bundleFlags, 'show'], {
    env: { ...process.env, CONTENT_DIR: content, BACKEND_URL: 'http://127.0.0.1:1', DISPLAY: '' },
  })
  child.stdin.end(bundleOf('tools/content/cli.ts'))
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  const address = () => said.match(/http:\/\/localhost:\d+/)?.[0]
  await expect.poll(address, { timeout: 60_000 }).toBeDefined()
  const page = await fetch(address() ?? '')
  expect(page.status).toBe(200)
  expect(await page.text()).toContain(facts['name-ru'])
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
})
