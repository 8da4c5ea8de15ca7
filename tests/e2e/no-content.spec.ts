import { expect } from '@playwright/test'
import words from '../../messages/error.json' with { type: 'json' }
import { kindsOfFailure, type Moody, moods, startMoodyBackend } from '../support/outage'
import { type Running, type SiteFolder, siteFolder } from '../support/site'
import { test } from '../support/test'
import { userAgents, watch } from './support/visitors'

/** A fresh site that has never had a response of its backend. */
test.describe.configure({ mode: 'serial' })
test.setTimeout(120_000)

const token = 'a-token-of-the-no-content-suite'

let folder: SiteFolder
let backend: Moody
let site: Running

test.beforeAll(async () => {
  folder = siteFolder()
  backend = await startMoodyBackend()
  await backend.become('down')
  site = await folder.start({ BACKEND_URL: backend.url, REVALIDATE_TOKEN: token })
})

test.afterAll(async () => {
  await site.stop('SIGKILL')
  await backend.stop()
  folder.remove()
})

const visit = (path: string, device: 'desktop' | 'phone') =>
  fetch(site.url + path, { headers: { 'User-Agent': userAgents[device] } })

/** Home, a list, a record, an unknown record and a page that reads its query, in both languages. */
const pages = [
  ['/', 'ru', 'desktop'],
  ['/kk/doctors-list/list', 'kk', 'phone'],
  ['/kk/services/details/mrt-golovnogo-mozga', 'kk', 'desktop'],
  ['/posts/nobody-wrote-this', 'ru', 'phone'],
  ['/analysis/estimate?ids=101', 'ru', 'desktop'],
] as const

// An initially empty list is accepted.
for (const mood of moods.filter(each => each !== 'empty')) {
  test(`backend: ${mood}. Every page is a complete 503 page at once`, async () => {
    await backend.become(mood)
    // Retries the backend now, whatever the pause after the last failure.
    const headers = { Authorization: `Bearer ${token}` }
    await fetch(`${site.url}/api/revalidate`, { method: 'POST', headers })
    // In parallel, as each waits for a backend that does not respond.
    // A failure is the same for all pages; one of each kind is shown on all of them.
    const visited = kindsOfFailure.includes(mood) ? pages : pages.slice(0, 2)
    const visits = visited.map(async ([path, locale, device]) => {
      const response = await visit(path, device)
      const html = await response.text()
      expect(response.status, path).toBe(503)
      expect(response.headers.get('Retry-After')).toBe('30')
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      expect(response.headers.get('X-Robots-Tag')).toBe('noindex')
      expect(response.headers.get('X-Accel-Expires')).toBeNull()
      expect(html).toContain(`<html lang="${locale}"`)
      expect(html).toContain(words[locale].wait)
      expect(html).toMatch(/<meta name="robots" content="noindex/)
      expect(html).toContain('href="tel:+77')
      expect(html).toContain('href="https://wa.me/')
    })
    await Promise.all(visits)
    expect((await visit('/contacts', 'phone')).status).toBe(200)
    expect((await visit('/sitemap.xml', 'desktop')).status).toBeGreaterThanOrEqual(500)
  })
}

for (const device of ['desktop', 'phone'] as const) {
  test(`it is readable and usable without scripts: ${device}`, async ({ browser }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      userAgent: userAgents[device],
      viewport: device === 'phone' ? { width: 390, height: 844 } : { width: 1280, height: 800 },
    })
    const page = await context.newPage()
    await page.goto(`${site.url}/kk/posts/list`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(words.kk.title)
    await expect(main.getByRole('link', { name: '+7 (799) 000-01-01' })).toBeInViewport()
    await expect(main.getByRole('link', { name: words.kk.retry })).toBeInViewport()
    await expect(page.getByRole('navigation').first()).toBeVisible()
    await context.close()
  })
}

test('the page appears once the backend responds, however slowly', async ({ page }) => {
  await backend.become('slow')
  const { problems } = watch(page)
  await page.goto(`${site.url}/kk/doctors-list/list`)
  await expect(page.getByRole('main').getByText(words.kk.wait)).toBeVisible()
  expect(problems.filter(problem => !problem.includes('503'))).toEqual([])
  await expect(async () => {
    await page.getByRole('main').getByRole('link', { name: words.kk.retry }).click()
    await expect(page.locator('main article').first()).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 40_000 })
  await backend.become('well')
  for (const [path] of pages.slice(0, 2)) {
    await expect.poll(async () => (await visit(path, 'desktop')).status).toBe(200)
  }
  await expect.poll(async () => (await visit('/posts/nobody-wrote-this', 'phone')).status).toBe(404)
})
