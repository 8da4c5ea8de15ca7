import { expect } from '@playwright/test'
import { footerNavigation, mainNavigation } from '../../lib/routing/navigation'
import words from '../../messages/error.json' with { type: 'json' }
import ru from '../../messages/ru.json' with { type: 'json' }
import { type Moody, moods, startMoodyBackend } from '../support/outage'
import { traces } from '../support/sample'
import { type Running, type SiteFolder, siteFolder } from '../support/site'
import { test } from '../support/test'
import { devices, userAgents, watch } from './support/visitors'

/**
 * A fresh site that has never had a response of its backend. It is of a second clinic, so that all it
 * shows is from the files of that one.
 */
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
  site = await folder.start({
    BACKEND_URL: backend.url,
    CONTENT_DIR: 'tests/support/second-clinic',
    REVALIDATE_TOKEN: token,
  })
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

/** Of this clinic, and not of the sample. */
function expectOwn(html: string, path: string): void {
  expect(html, path).toContain('href="tel:+77980000777"')
  expect(html.match(traces), path).toBeNull()
}

// An initially empty list is accepted.
for (const mood of moods.filter(each => each !== 'empty')) {
  test(`backend: ${mood}. Every page is a complete 503 page at once`, async () => {
    await backend.become(mood)
    // Retries the backend now, whatever the pause after the last failure.
    const headers = { Authorization: `Bearer ${token}` }
    await fetch(`${site.url}/api/revalidate`, { method: 'POST', headers })
    // In parallel, as each waits for a backend that does not respond.
    const visits = pages.map(async ([path, locale, device]) => {
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
      expectOwn(html, path)
      expect(html).toContain('href="https://wa.me/')
    })
    await Promise.all(visits)
    for (const [path, device] of [
      ['/contacts', 'phone'],
      ['/kk/contacts', 'desktop'],
    ] as const) {
      const response = await visit(path, device)
      expect(response.status, path).toBe(200)
      expectOwn(await response.text(), path)
    }
    expect((await visit('/sitemap.xml', 'desktop')).status).toBeGreaterThanOrEqual(500)
  })
}

const menus = [...mainNavigation, ...footerNavigation].map(({ path }) => path)

/** Sections that the menus of a page name, in both layouts. */
async function namedSections(path: string): Promise<readonly string[][]> {
  return Promise.all(
    (['desktop', 'phone'] as const).map(async device => {
      const html = await (await visit(path, device)).text()
      return menus.filter(each => html.includes(`href="${each}"`))
    }),
  )
}

test('an outage from the start on keeps every menu entry (B139)', async () => {
  await backend.become('down')
  for (const path of ['/contacts', '/', '/posts/list'])
    expect(await namedSections(path), path).toEqual([menus, menus])
})

for (const device of ['desktop', 'phone'] as const) {
  test.describe(device, () => {
    test.use({ ...devices[device], javaScriptEnabled: false })

    test('it is readable and usable without scripts', async ({ page }) => {
      await page.goto(`${site.url}/kk/posts/list`)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(words.kk.title)
      await expect(main.getByRole('link', { name: '+7 (798) 000-07-77' })).toBeInViewport()
      const retry = main.getByRole('link', { name: words.kk.retry })
      await expect(retry).toBeInViewport()
      await expect(retry).toHaveAttribute('href', '')
      await expect(page.getByRole('navigation').first()).toBeVisible()
    })
  })
}

/** Lists that only some blocks need. */
const withheld = ['/api/promotions', '/api/analyse/russian-letters', '/api/banners']

/** What each page shows without these lists, and what it leaves out. */
const partial = [
  ['/about-us', 'id="careers"', 'id="promotion"'],
  ['/analysis/list', 'Общий анализ крови', `aria-label="${ru.analyses.letters}"`],
  ['/', 'id="tiles-services"', `aria-label="${ru.home.bannersLabel}"`],
] as const

test('the page appears once the backend responds, however slowly', async ({ page }) => {
  backend.withhold(withheld)
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

test('pages leave out unavailable blocks, which are back soon after the backend', async () => {
  const shows = async ([path, shown, left]: (typeof partial)[number]) => {
    const response = await visit(path, 'desktop')
    const html = await response.text()
    return [response.status, html.includes(shown), html.includes(left)]
  }
  const soon = { timeout: 20_000, intervals: [500] }
  for (const each of partial) {
    await expect.poll(() => shows(each), { ...soon, message: each[0] }).toEqual([200, true, false])
  }
  // Its main list.
  expect((await visit('/promotions/list', 'desktop')).status).toBe(503)
  backend.withhold([])
  for (const each of partial) {
    await expect.poll(() => shows(each), { ...soon, message: each[0] }).toEqual([200, true, true])
  }
})

test('an outage after a start keeps every menu entry, also when pages are made anew (B139)', async () => {
  await backend.become('down')
  const headers = { Authorization: `Bearer ${token}` }
  await fetch(`${site.url}/api/revalidate`, { method: 'POST', headers })
  for (const path of ['/contacts', '/', '/posts/list', '/karta-sayta'])
    expect(await namedSections(path), path).toEqual([menus, menus])
})
