import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { listNames } from '@/lib/content/client/public'
import { type OddBackend, startOddBackend } from '../support/oddBackend'
import { type Running, type SiteFolder, siteFolder, untilServed } from '../support/site'
import { until } from '../support/until'

/** The site in front of backends as clinics have them, while other tests keep the processors busy. */
jest.setTimeout(240_000)

const token = 'a-token-of-the-backends-suite'

let backend: OddBackend
let folder: SiteFolder
const sites: Running[] = []

beforeEach(async () => {
  backend = await startOddBackend()
  folder = siteFolder()
})

afterEach(async () => {
  for (const site of sites.splice(0)) await site.stop('SIGKILL')
  folder.remove()
  await backend.stop()
})

async function startSite(): Promise<Running> {
  const site = await folder.start({
    BACKEND_URL: backend.url,
    REVALIDATE_TOKEN: token,
    METRICS_TOKEN: token,
  })
  sites.push(site)
  return site
}

async function addressesOf({ url }: Running): Promise<number> {
  const response = await fetch(`${url}/sitemap.xml`)
  return response.ok ? (await response.text()).split('<loc>').length - 1 : 0
}

const statusOf = async ({ url }: Running, path: string) => (await fetch(url + path)).status

const renew = ({ url }: Running) =>
  fetch(`${url}/api/revalidate`, { method: 'POST', headers: { Authorization: `Bearer ${token}` } })

async function page({ url }: Running, path: string): Promise<string> {
  const response = await fetch(url + path)
  return response.status === 200 ? response.text() : String(response.status)
}

const metrics = ({ url }: Running) =>
  fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${token}` } }).then(it => it.text())

/** The log arrives after what it is about. */
const untilLogged = (site: Running, words: string) => until(() => site.output().includes(words))

async function diagnose(): Promise<string> {
  const env = { ...process.env, BACKEND_URL: backend.url, DATA_DIR: folder.dataDir }
  const child = spawn(process.execPath, ['.next/site/diagnose.mjs'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [out] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return out
}

test('lists in pages are read whole; one that cannot be read to its end leaves the last good one', async () => {
  const whole = await startSite()
  await until(async () => (await addressesOf(whole)) > 0, 60_000)
  const addresses = await addressesOf(whole)
  await whole.stop('SIGKILL')
  folder.remove()

  folder = siteFolder()
  backend.pageSize = 15
  const site = await startSite()
  await until(async () => (await addressesOf(site)) > 0, 60_000)
  expect(await addressesOf(site)).toBe(addresses)
  expect(await diagnose()).toMatch(
    /\/api\/analyses: \d{3} records in 2 languages, each in \d+ pages/,
  )

  backend.linkOrigin = 'https://other.example'
  await renew(site)
  await untilLogged(site, 'its next page is at another address, https://other.example')
  expect(await addressesOf(site)).toBe(addresses)
  expect(await diagnose()).toMatch(/analyses: only a part of the list can be read: its next page/)
})

test('a limit of calls is kept, and every block is filled in later', async () => {
  backend.limit = { calls: 12, windowMs: 4000 }
  const site = await startSite()
  await fetch(site.url)
  await until(async () => (await addressesOf(site)) > 0, 90_000)
  for (const path of ['/posts/list', '/check-up/list', '/analysis/list', '/doctors-list/list']) {
    expect(await statusOf(site, path)).toBe(200)
  }
  expect(backend.refused).toBeLessThan(40)
  await until(
    async () => (await (await fetch(site.url)).text()).includes('id="tiles-services"'),
    20_000,
  )
})

test('a redirect to a slash is followed, by the site and by diagnose', async () => {
  backend.hasSlashes = true
  const site = await startSite()
  await untilServed(`${site.url}/doctors-list/list`)
  expect(await diagnose()).toMatch(/^ok .*\/api\/doctors: \d+ records in 2 languages$/m)
})

test('without the categories the list of analyses is there', async () => {
  backend.failing = ['category-analyses']
  const site = await startSite()
  await untilServed(`${site.url}/analysis/list`)
  const html = await (await fetch(`${site.url}/kk/analysis/list`)).text()
  expect(html).toContain('/kk/analysis/list/')
  expect(await statusOf(site, '/analysis/estimate?ids=101')).toBe(200)
})

test('a restart in an outage has the lists that nobody has visited', async () => {
  const first = await startSite()
  // Each in both languages; what is loaded is on disk.
  const loaded = async () => (await metrics(first)).match(/^clinic_content_age_seconds\{/gm) ?? []
  await until(async () => (await loaded()).length === listNames.length * 2, 60_000)
  await first.stop('SIGKILL')
  backend.failing = ['*']
  const site = await startSite()
  const paths = ['/posts/list', '/check-up/list', '/kk/promotions/list', '/kk/services/top']
  for (const path of paths) expect(await statusOf(site, path)).toBe(200)
  expect(await addressesOf(site)).toBeGreaterThan(400)
})

test('texts that lose their letters stay as they were, also after a restart; prices follow', async () => {
  const [doctor, analysis] = [
    '/doctors-list/li-aleksandr',
    '/kk/analysis/list/obshhij-analiz-krovi',
  ]
  const expectGood = async (site: Running) => {
    const name = /<h1[^>]*>(.*?)<\/h1>/.exec(await page(site, doctor))?.[1]
    expect(name).toContain('Ли')
    expect(await page(site, analysis)).toContain('Жалпы қан талдауы')
  }
  const first = await startSite()
  await untilServed(first.url + analysis)
  await until(async () => (await addressesOf(first)) > 400, 60_000)
  await expectGood(first)
  backend.change = (path, record, locale) => {
    const name = String(record.name)
    if (path === 'doctors' && record.id === 3) return { ...record, name: `\uFFFD${name}` }
    if (path !== 'analyses') return record
    return {
      ...record,
      name: locale === 'kk' ? name.replace(/[әғқңөұүһі]/g, '?') : name,
      price: 1850,
    }
  }
  const checks = async (site: Running) => {
    await renew(site)
    await until(async () => (await page(site, analysis)).replace(/\s/g, ' ').includes('1 850 ₸'))
    await expectGood(site)
    await untilLogged(
      site,
      'doctor 3 keeps the text that it had, as its letters are lost now: name',
    )
    await untilLogged(site, 'analysis 101 keeps the text that it had')
    const faulty = /^clinic_content_faulty_records\{list="doctors",locale="kk"\} 1$/m
    await until(async () => faulty.test(await metrics(site)))
  }
  await checks(first)
  await first.stop('SIGKILL')
  await checks(await startSite())
  expect(await diagnose()).toMatch(/\/api\/doctors: 54 records .*, 2 have lost letters: 3 \(name\)/)
})

test('odd ids, slugs and names are understood, or named with record and field', async () => {
  backend.change = (path, record, locale) => {
    const names = { ru: `${record.name}`, kk: `${record.name} (${locale})` }
    if (path === 'services' && record.id === 1) return { ...record, slug: 2024, name: names }
    if (path === 'posts' && record.slug === 'mammografiya') {
      return { ...record, id: 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6' }
    }
    return path === 'promotions' ? { ...record, id: `uuid-${record.id}` } : record
  }
  const site = await startSite()
  await untilServed(`${site.url}/services/details/2024`)
  expect(await page(site, '/kk/services/details/2024')).toContain('(kk)')
  expect(await page(site, '/services/details/2024')).not.toContain('(ru)')
  await untilServed(`${site.url}/posts/list`)
  await fetch(`${site.url}/promotions/list`)
  const reason = 'id (a whole number is needed)'
  await until(() => site.output().includes(`article \\"mammografiya\\" is left out: ${reason}`))
  await until(() => site.output().includes('records can be used: '))
  expect(await metrics(site)).toMatch(/faulty_records\{list="posts",locale="ru"\} 1$/m)
  const diagnosis = await diagnose()
  expect(diagnosis).toMatch(/^warn .*\/api\/posts: .* 2 are left out: f81d4fae\S* \(id \(a whole/m)
  expect(diagnosis).toMatch(/^FAIL .*\/api\/promotions: .* are left out: uuid-1 \(id \(a whole/m)
})
