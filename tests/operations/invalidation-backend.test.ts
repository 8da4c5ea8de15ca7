/** A change in a backend, and the first visit after it. */
import { setTimeout as sleep } from 'node:timers/promises'
import { type Running, type SiteFolder, siteFolder, startBackend } from '../support/site'
import { until } from '../support/until'
import { visit as visitUrl } from '../support/visit'

jest.setTimeout(300_000)

const token = 'a-token-of-the-invalidation-test'
const metricsToken = 'metrics-token-of-the-test'
const phone = { 'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Mobile/15E148' }

let folder: SiteFolder
let backend: Running
let site: Running
/** An analysis, as the backend has it: what its API lets be changed. */
let analysis: { readonly id: number; readonly slug: string }

beforeAll(async () => {
  folder = siteFolder()
  backend = await startBackend()
  site = await folder.start({
    BACKEND_URL: backend.url,
    REVALIDATE_TOKEN: token,
    METRICS_TOKEN: metricsToken,
  })
  const { data } = await (await fetch(`${backend.url}/api/analyses`)).json()
  analysis = data[0]
})

afterAll(async () => {
  await site.stop('SIGKILL')
  await backend.stop('SIGKILL')
  folder.remove()
})

const paths = () => {
  const page = `/analysis/list/${analysis.slug}`
  return ['/analysis/list', page, `/kk${page}`]
}

const visit = (path: string, headers?: Record<string, string>) => visitUrl(site.url + path, headers)

async function visitAll(): Promise<void> {
  for (const path of paths()) {
    for (const headers of [{}, phone]) expect((await visit(path, headers)).status).toBe(200)
  }
}

async function setPrice(price: number): Promise<void> {
  const response = await fetch(`${backend.url}/api/analyses/${analysis.id}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ price }),
  })
  expect(response.ok).toBe(true)
}

/** The first visit sees it; where a busy machine needs longer than he waits, the next one. */
async function expectPrice(price: RegExp): Promise<void> {
  let late = 0
  for (const path of paths()) {
    for (const headers of [{}, phone]) {
      if (price.test((await visit(path, headers)).body)) continue
      late += 1
      await until(async () => price.test((await visit(path, headers)).body))
    }
  }
  expect(late).toBeLessThanOrEqual(2)
}

/** Pages that were rendered since the start. */
async function made(): Promise<number> {
  const { body } = await visit('/metrics', { Authorization: `Bearer ${metricsToken}` })
  const counts = body.matchAll(/^clinic_pages_made_total\{[^}]*\} (\d+)$/gm)
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0)
}

test('a change that the backend announces is what the first visitor sees', async () => {
  await visitAll()
  await setPrice(12_321)
  const headers = { Authorization: `Bearer ${token}` }
  const told = await fetch(`${site.url}/api/revalidate`, { method: 'POST', headers })
  expect(told.status).toBe(200)
  await expectPrice(/12.?321/)
})

test('a change in two minutes without a visitor and without a word is seen by the first one; before it, polling has made nothing anew', async () => {
  await visitAll()
  await sleep(10_000)
  const before = await made()
  await sleep(100_000)
  expect(await made()).toBe(before)
  await setPrice(13_321)
  await sleep(120_000)
  await expectPrice(/13.?321/)
})

test('while the backend is away everybody gets the pages as they were', async () => {
  await visitAll()
  await backend.stop('SIGKILL')
  const headers = { Authorization: `Bearer ${token}` }
  await fetch(`${site.url}/api/revalidate`, { method: 'POST', headers })
  await visitAll()
  await expectPrice(/13.?321/)
})
