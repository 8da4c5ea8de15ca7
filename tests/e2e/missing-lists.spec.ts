import { expect } from '@playwright/test'
import ru from '../../messages/ru.json' with { type: 'json' }
import { type Moody, startMoodyBackend } from '../support/outage'
import { type Running, type SiteFolder, siteFolder } from '../support/site'
import { test } from '../support/test'

/** A fresh site whose backend fails for lists that only some blocks need. */
test.describe.configure({ mode: 'serial' })

const withheld = ['/api/promotions', '/api/analyse/russian-letters', '/api/banners']

let folder: SiteFolder
let backend: Moody
let site: Running

test.beforeAll(async () => {
  folder = siteFolder()
  backend = await startMoodyBackend()
  backend.withhold(withheld)
  site = await folder.start({ BACKEND_URL: backend.url })
})

test.afterAll(async () => {
  await site.stop('SIGKILL')
  await backend.stop()
  folder.remove()
})

/** What each page still shows, and what it leaves out. */
const pages = [
  ['/about-us', 'id="careers"', 'id="promotion"'],
  ['/analysis/list', 'Общий анализ крови', `aria-label="${ru.analyses.letters}"`],
  ['/', 'id="tiles-services"', `aria-label="${ru.home.bannersLabel}"`],
] as const

for (const [path, shown, left] of pages) {
  test(`${path} leaves out unavailable blocks`, async ({ page }) => {
    const response = await page.request.get(site.url + path)
    expect(response.status()).toBe(200)
    const html = await response.text()
    expect([html.includes(shown), html.includes(left)]).toEqual([true, false])
  })
}

test('a page whose main list is unavailable is a 503', async ({ page }) => {
  expect((await page.request.get(`${site.url}/promotions/list`)).status()).toBe(503)
})

test('the blocks are back soon after the backend', async ({ page }) => {
  backend.withhold([])
  for (const [path, shown, left] of pages) {
    await expect(async () => {
      const html = await (await page.request.get(site.url + path)).text()
      expect([html.includes(shown), html.includes(left)]).toEqual([true, true])
    }).toPass({ timeout: 20_000, intervals: [500] })
  }
})
