import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from '@playwright/test'
import words from '../../messages/error.json' with { type: 'json' }
import { type Moody, moods, startMoodyBackend } from '../support/outage'
import { type Running, type SiteFolder, siteFolder } from '../support/site'
import { test } from '../support/test'
import { userAgents } from './support/visitors'

/** Every kind of backend failure on one site: pages that were rendered before stay unchanged. */
test.describe.configure({ mode: 'serial' })
test.setTimeout(120_000)

const token = 'a-token-of-the-outage-suite'

/**
 * Less than the time a page waits for a silent backend (4 s), however busy the machine: it must not
 * wait.
 */
const atOnceMs = 3500

/** A request, sent to a process that is killed. */
const sent = { key: randomUUID(), name: 'Айгуль', phone: '77010000021' }

/** Requested before the outage, in one layout each. */
const warm = [
  ['/', 'desktop'],
  ['/kk/doctors-list/list', 'phone'],
  ['/services/top', 'desktop'],
  ['/promotions/list', 'phone'],
  ['/posts/list', 'desktop'],
  ['/check-up/list', 'phone'],
] as const

let folder: SiteFolder
let backend: Moody
let site: Running
let killed: Running
let env: Record<string, string>
/** Pages of records, of which the first was requested. */
let doctors: string[]
/** Records whose details have not been read. */
let analyses: Entry[]
/** From this index on they are on no page that is compared. */
const unlisted = 30

interface Entry {
  readonly id: number
  readonly slug: string
}

interface Seen {
  readonly status: number
  readonly text: string
  readonly ms: number
  readonly headers: Headers
}

async function visit(path: string, device: 'desktop' | 'phone' = 'desktop'): Promise<Seen> {
  const began = Date.now()
  const response = await fetch(site.url + path, {
    headers: { 'User-Agent': userAgents[device] },
    redirect: 'manual',
  })
  const text = await response.text()
  return { status: response.status, text, ms: Date.now() - began, headers: response.headers }
}

/** The text and URLs of the main part, without what differs between renderings. */
function wordsOf(html: string): string {
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
  return main.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/ id="[^"]*"| for="[^"]*"/g, '')
}

/** Makes every page stale, so that the next request makes the site call the backend. */
async function makeStale(): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` }
  expect((await fetch(`${site.url}/api/revalidate`, { method: 'POST', headers })).status).toBe(200)
}

async function entriesOf(path: string): Promise<Entry[]> {
  const json: { data: Entry[] } = await (await fetch(backend.url + path)).json()
  return json.data
}

const compared = () => [...warm, [`/doctors-list/${doctors[0]}`, 'desktop'] as const]
const before = new Map<string, string>()

test.beforeAll(async () => {
  folder = siteFolder()
  backend = await startMoodyBackend()
  env = { BACKEND_URL: backend.url, REVALIDATE_TOKEN: token }
  site = await folder.start(env)
  doctors = (await entriesOf('/api/doctors')).map(({ slug }) => slug)
  analyses = await entriesOf('/api/analyses')
  // On a busy machine the first visit may find the backend too slow for the banners.
  const home = async () => (await visit('/')).text
  await expect.poll(home, { timeout: 60_000 }).toContain('aria-roledescription="карусель"')
  for (const [path, device] of compared()) {
    const seen = await visit(path, device)
    expect(seen.status, path).toBe(200)
    before.set(path, wordsOf(seen.text))
  }
  // Names in the other language, details by id, and data that only islands read.
  for (const path of ['/sitemap.xml', '/api/doctors/1']) await visit(path)
})

test.afterAll(async () => {
  await site.stop('SIGKILL')
  await backend.stop()
  folder.remove()
})

for (const mood of moods) {
  test(`backend: ${mood}. Pages stay unchanged, without waiting, and recover`, async () => {
    const broken = analyses[unlisted + moods.indexOf(mood)]?.slug ?? ''
    backend.spoil(broken)
    await makeStale()
    await backend.become(mood)
    await makeStale()
    for (const round of ['stale', 'after a failed renewal']) {
      for (const [path, device] of compared()) {
        const seen = await visit(path, device)
        expect(seen.status, `${path}, ${round}`).toBe(200)
        // In other moods the backend responds at once.
        if (mood === 'hang') expect(seen.ms, `${path}, ${round}`).toBeLessThan(atOnceMs)
        expect(wordsOf(seen.text), `${path}, ${round}`).toBe(before.get(path))
      }
    }
    const [unseen, apology] = await Promise.all([
      visit(`/doctors-list/${doctors[10 + moods.indexOf(mood)]}`),
      visit(`/kk/analysis/list/${broken}`, 'phone'),
      expectHonestApi(),
    ])
    expect(unseen.status, 'details that nobody has read').toBe(200)
    expect(wordsOf(unseen.text).length).toBeGreaterThan(1000)
    if (mood !== 'empty') expectApology(apology)

    backend.spoil(null)
    await backend.become('well')
    await expectRecovery()
    await expect
      .poll(async () => (await visit(`/kk/analysis/list/${broken}`)).status, { timeout: 20_000 })
      .toBe(200)
  })
}

/** The API for islands responds with earlier data; calls that need the backend fail. */
async function expectHonestApi(): Promise<void> {
  for (const path of ['/api/doctors', '/api/promotions', '/api/doctors/1']) {
    const { status, text } = await visit(path)
    expect(status, path).toBe(200)
    expect(text.length, path).toBeGreaterThan(500)
  }
  expect((await visit('/api/doctors?sort_by=rating')).status).toBe(502)
  const sitemap = await visit('/sitemap.xml')
  expect(sitemap.status).toBe(200)
  expect(sitemap.text).toContain(`/doctors-list/${doctors[0]}<`)
}

/** The page of a record with neither list entry nor details: never a 404, never a 500. */
function expectApology({ status, text, ms, headers }: Seen): void {
  expect(status, text.slice(0, 200)).toBe(503)
  expect(ms).toBeLessThan(15_000)
  expect(text).toContain('<html lang="kk"')
  expect(text).toContain(words.kk.wait)
  expect(text).toContain('href="tel:+77')
  expect(text).toMatch(/<meta name="robots" content="noindex/)
  expect(headers.get('X-Robots-Tag')).toBe('noindex')
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect(headers.get('Retry-After')).toBe('30')
}

/** @returns the new name of the record in the backend */
async function rename(analysis: Entry): Promise<string> {
  const name = `Проба ${randomUUID().slice(0, 8)}`
  await backend.change(`/api/analyses/${analysis.id}`, { name })
  await makeStale()
  return name
}

/** A change in the backend is on its page soon after. */
async function expectRecovery(): Promise<void> {
  const analysis = analyses.at(-1)
  if (!analysis) throw new Error('The backend has no analyses')
  const name = await rename(analysis)
  const page = async () => (await visit(`/analysis/list/${analysis.slug}`)).text
  await expect.poll(async () => (await page()).includes(name), { timeout: 20_000 }).toBe(true)
}

/** Sends it to the site. @returns the status of the response */
async function send({ key, name, phone }: typeof sent): Promise<number> {
  const { status } = await fetch(`${site.url}/api/application-feedback`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({ name, phone, type: 'consult' }),
  })
  return status
}

async function receivedPhones(): Promise<string[]> {
  const json: { payload: { phone: string } }[] = await (
    await fetch(`${backend.url}/__inbox`)
  ).json()
  return json.map(({ payload }) => payload.phone).sort()
}

/** Deletes what Next has stored, but the pages for desktops: as a new release does with all. */
function forgetPhonePages(): void {
  const kept = join(folder.nextDir, 'kept')
  const stored = readdirSync(kept, { recursive: true, encoding: 'utf8' })
  const phones = stored.filter(path => basename(path) === 'mobile').map(path => join(kept, path))
  for (const path of [...phones, join(folder.nextDir, 'cache')]) rmSync(path, { recursive: true })
}

test('kill -9 during an outage changes nothing, even with a new release', async () => {
  await backend.become('hang')
  expect(await send(sent)).toBe(201)
  killed = site
  await site.stop('SIGKILL')
  forgetPhonePages()
  // On the same port, which is part of the cache key of pages.
  site = await folder.start(env, Number(new URL(site.url).port))
  // The first page after a start is made while its code is loaded, which takes a busy machine seconds.
  await visit('/contacts')
  for (const [path, device] of warm) {
    const seen = await visit(path, device)
    expect(seen.status, path).toBe(200)
    expect(wordsOf(seen.text), path).toBe(before.get(path))
    const isKept = device === 'desktop'
    const from = seen.headers.get('X-Nextjs-Cache')
    expect(from, path).toMatch(isKept ? /^(HIT|REVALIDATED)$/ : /^MISS$/)
    if (isKept) expect(seen.ms, path).toBeLessThan(atOnceMs)
  }
  await backend.become('empty')
  await makeStale()
  for (const round of ['stale', 'after a failed renewal']) {
    for (const [path, device] of warm.slice(0, 2)) {
      const seen = await visit(path, device)
      expect(seen.status, `${path}, empty, ${round}`).toBe(200)
      expect(wordsOf(seen.text), `${path}, empty, ${round}`).toBe(before.get(path))
    }
  }
  // Whether this doctor exists cannot be determined.
  expect((await visit('/doctors-list/nobody-at-all')).status).toBe(503)
  await backend.become('well')
  await expectRecovery()
})

test('an invalid record is left out of its list, and its page stays', async () => {
  const [first = '', second = ''] = doctors
  for (const path of ['/doctors-list/list', `/doctors-list/${first}`]) await visit(path)
  backend.spoil(first)
  await makeStale()
  await expect
    .poll(async () => (await visit('/doctors-list/list')).text.includes(`/${first}"`))
    .toBe(false)
  expect((await visit('/doctors-list/list')).text).toContain(`/${second}"`)
  const page = await visit(`/doctors-list/${first}`)
  expect(page.status).toBe(200)
  expect(wordsOf(page.text)).toBe(before.get(`/doctors-list/${first}`))
  await expect
    .poll(async () => (await visit('/doctors-list/nobody-at-all')).status, { timeout: 15_000 })
    .toBe(404)
  backend.spoil(null)
})

test('pages of every kind are refreshed after an outage, however often they are requested', async () => {
  const [first] = analyses
  if (!first) throw new Error('The backend has no analyses')
  const address = `/analysis/list/${first.slug}`
  const pages = ['/', '/analysis/list', address, '/karta-sayta']
  const textOf = async (path: string) => {
    const { status, text } = await visit(path)
    expect(status, path).toBe(200)
    return text
  }
  const expectAll = async () => {
    for (const path of pages) expect(await textOf(path), path).toContain(`href="${address}"`)
  }
  let isOver = false
  const failed: unknown[] = []
  const keepVisiting = async (path: string) => {
    while (!isOver) {
      await textOf(path).catch(error => failed.push(error))
      await sleep(200)
    }
  }
  await expectAll()
  const visitors = pages.map(keepVisiting)
  try {
    await backend.become('down')
    await makeStale()
    await expectAll()
    await backend.become('well')
    const name = await rename(first)
    for (const path of pages) {
      await expect.poll(() => textOf(path), { message: path, timeout: 30_000 }).toContain(name)
    }
    expect(failed).toEqual([])
  } finally {
    isOver = true
    await Promise.all(visitors)
  }
})

test('without the right token nothing is refreshed', async () => {
  const address = `${site.url}/api/revalidate`
  const attempts = [undefined, 'Bearer wrong', `Basic ${token}`, `Bearer ${token}x`, 'Bearer ']
  for (const authorization of attempts) {
    const headers = new Headers(authorization ? [['Authorization', authorization]] : [])
    const response = await fetch(address, { method: 'POST', headers })
    expect(response.status, authorization).toBe(401)
    expect(await response.json()).toHaveProperty('error')
  }
  expect((await fetch(address)).status).toBe(405)
})

// Last, as the killed process has the request for 20 s.
test('a request survives an outage and kill -9, and is delivered once', async () => {
  const other = { ...sent, key: randomUUID(), phone: '77010000022' }
  const { phone, name } = sent
  await expect.poll(receivedPhones, { timeout: 60_000 }).toEqual([phone])
  // A browser repeats a request whose response it did not get.
  expect(await send(sent)).toBe(200)
  expect(await send(other)).toBe(201)
  await expect.poll(receivedPhones, { timeout: 30_000 }).toEqual([phone, other.phone])
  const output = killed.output() + site.output()
  for (const personal of [name, phone, other.phone]) expect(output).not.toContain(personal)
})
