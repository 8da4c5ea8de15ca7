/** A change in a backend, and the first visit after it. */
import { setTimeout as sleep } from 'node:timers/promises'
import { type OddBackend, startOddBackend } from '../support/oddBackend'
import { type Running, siteFolder } from '../support/site'
import { until } from '../support/until'
import { visit as visitUrl } from '../support/visit'
import { cleanUp } from './support/cleanUp'
import { expectAtFirstVisit } from './support/firstVisit'

jest.setTimeout(300_000)

const token = 'a-token-of-the-invalidation-test'
const metricsToken = 'metrics-token-of-the-test'
const phone = { 'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Mobile/15E148' }
const devices = [{}, phone]

const analysis = '/analysis/list/obshhij-analiz-krovi'
const paths = ['/analysis/list', analysis, `/kk${analysis}`, '/kk/doctors-list/li-aleksandr']

interface Pair {
  readonly site: Running
  readonly backend: OddBackend
}

let changing: Pair
/** Its backend never changes. */
let calm: Pair

beforeAll(async () => {
  ;[changing, calm] = await Promise.all([start(), start()])
})

async function start(): Promise<Pair> {
  const backend = await startOddBackend()
  cleanUp(() => backend.stop())
  const folder = siteFolder()
  cleanUp(() => folder.remove())
  const site = await folder.start({
    BACKEND_URL: backend.url,
    REVALIDATE_TOKEN: token,
    METRICS_TOKEN: metricsToken,
  })
  cleanUp(() => site.stop('SIGKILL'))
  return { site, backend }
}

const visit = ({ site }: Pair, path: string, headers?: Record<string, string>) =>
  visitUrl(site.url + path, headers)

async function visitAll(pair: Pair): Promise<void> {
  for (const path of paths) {
    for (const device of devices) expect((await visit(pair, path, device)).status).toBe(200)
  }
}

const isList = (call: string) => !call.includes('search?')

let price = 12_321

/** Another one each time, also when a test runs once more: of the analysis and of all visits. */
function changePrices(): void {
  price += 1000
  changing.backend.change = (path, record) => {
    if (path === 'analyses' && record.id === 101) return { ...record, price }
    return path === 'doctors' ? { ...record, first_appointment: price } : record
  }
}

const present = () => new RegExp(`${Math.floor(price / 1000)}.321`)

async function expectPrices(): Promise<void> {
  for (const path of paths) {
    for (const device of devices) {
      await expectAtFirstVisit(() => visit(changing, path, device), present())
    }
  }
}

async function metric(pair: Pair, line: RegExp): Promise<readonly number[]> {
  const { body } = await visit(pair, '/metrics', { Authorization: `Bearer ${metricsToken}` })
  return [...body.matchAll(line)].map(([, value]) => Number(value))
}

/** Pages that were rendered since the start. */
async function made(pair: Pair): Promise<number> {
  const counts = await metric(pair, /^clinic_pages_made_total\{[^}]*\} (\d+)$/gm)
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Whether every list has been loaded since then, a time of `performance.now()`. */
async function isLoaded(pair: Pair, since: number): Promise<boolean> {
  const age = (performance.now() - since) / 1000
  const ages = await metric(pair, /^clinic_content_age_seconds\{[^}]*\} ([\d.e-]+)$/gm)
  return Math.max(...ages) < age
}

/** Tells the site that something has changed; again where it was too busy to load all of it in time. */
async function announce(): Promise<void> {
  const { url, output } = changing.site
  const headers = { Authorization: `Bearer ${token}` }
  for (let isLate = true; isLate; ) {
    const before = output().length
    expect((await fetch(`${url}/api/revalidate`, { method: 'POST', headers })).status).toBe(200)
    // The log comes another way than the answer.
    await sleep(200)
    isLate = output().slice(before).includes('Not all content could be loaded')
  }
}

test('a change that the backend announces is what the first visitor sees', async () => {
  await visitAll(changing)
  changePrices()
  await announce()
  await expectPrices()
})

test('a change without a word and without a visitor is seen by the first one after two minutes; polling without a change makes nothing anew', async () => {
  const pairs = [changing, calm]
  for (const pair of pairs) {
    await visitAll(pair)
    await until(() => new Set(pair.backend.calls).size >= 26, 60_000)
  }
  // What the start has left to make.
  await sleep(10_000)
  const before = await made(calm)
  // A search was made once, by the start; it is nothing that is kept.
  const known = pairs.map(({ backend }) => new Set(backend.calls.filter(isList)))
  for (const { backend } of pairs) backend.calls.length = 0
  changePrices()
  const since = performance.now()
  await Promise.all(
    pairs.map(async (pair, index) => {
      const { calls } = pair.backend
      await until(() => [...(known[index] ?? [])].every(call => calls.includes(call)), 120_000)
      await until(() => isLoaded(pair, since))
    }),
  )
  expect(await made(calm)).toBe(before)
  await expectPrices()
  // Each list and record once or twice, in both languages.
  const { calls } = changing.backend
  const times = (call: string) => calls.filter(each => each === call).length
  expect(Math.max(...calls.map(times))).toBeLessThan(4)
})

test('while the backend is away everybody gets the pages as they were', async () => {
  await visitAll(changing)
  await changing.backend.stop()
  const headers = { Authorization: `Bearer ${token}` }
  await fetch(`${changing.site.url}/api/revalidate`, { method: 'POST', headers })
  await visitAll(changing)
  for (const path of paths) {
    expect(present().test((await visit(changing, path)).body)).toBe(true)
  }
})
