import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { type OddBackend, startOddBackend } from '../support/oddBackend'
import { type Running, type SiteFolder, siteFolder, untilServed } from '../support/site'
import { until } from '../support/until'

/** The site in front of backends as clinics have them. */
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
  const site = await folder.start({ BACKEND_URL: backend.url, REVALIDATE_TOKEN: token })
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
  await sleep(1000)
  expect(await addressesOf(site)).toBe(addresses)
  expect(site.output()).toContain('its next page is at another address, https://other.example')
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
  await until(async () => new Set(backend.calls).size >= 26, 60_000)
  await sleep(1000)
  await first.stop('SIGKILL')
  backend.failing = ['*']
  const site = await startSite()
  const paths = ['/posts/list', '/check-up/list', '/kk/promotions/list', '/kk/services/top']
  for (const path of paths) expect(await statusOf(site, path)).toBe(200)
  expect(await addressesOf(site)).toBeGreaterThan(400)
})
