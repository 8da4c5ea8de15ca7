/** A clinic with more doctors than a page has cards at first: "back" finds the place far below. */
import { expect, type Page, test } from '@playwright/test'
import ru from '../../messages/ru.json' with { type: 'json' }
import { type Running, siteFolder, startBackend } from '../support/site'
import { type Device, devices } from './support/visitors'

const folder = siteFolder()
const running: Running[] = []
let site: Running

/** Of the third portion of cards. */
const far = 55

test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  test.setTimeout(120_000)
  const backend = await startBackend(['--doctors', '200'])
  running.push(backend)
  site = await folder.start({ BACKEND_URL: backend.url })
  running.unshift(site)
})

test.afterAll(async () => {
  for (const each of running) await each.stop()
  folder.remove()
})

const cardsOf = (page: Page) => page.locator('main article:has(h2)')

/** Scrolls on until that doctor is a card, and into sight. */
async function goFar(page: Page): Promise<void> {
  const cards = cardsOf(page)
  await expect(async () => {
    await cards.last().scrollIntoViewIfNeeded()
    expect(await cards.count()).toBeGreaterThan(far)
  }).toPass()
  await cards.nth(far).scrollIntoViewIfNeeded()
}

for (const device of Object.keys(devices) as Device[]) {
  test(`${device}: after a doctor's page`, async ({ browser }) => {
    const page = await browser.newPage(devices[device])
    await page.goto(`${site.url}/doctors-list/list`, { waitUntil: 'networkidle' })
    await goFar(page)
    const card = cardsOf(page).nth(far)
    const name = await card.locator('h2').innerText()
    if (device === 'desktop') {
      const kept = () => page.evaluate(() => history.state?.kept?.place?.top ?? 0)
      await expect.poll(kept).toBeGreaterThan(5000)
    }
    await card.getByRole('link', { name: ru.doctors.card.more }).click()
    await expect(page.locator('h1')).toHaveText(name)
    await page.goBack()
    await expect(card.locator('h2')).toHaveText(name)
    await expect(card).toBeInViewport()
    await page.goForward()
    await expect(page.locator('h1')).toHaveText(name)
    await page.goBack()
    await expect(card).toBeInViewport()
    await page.close()
  })

  test(`${device}: a link to the list opens its top`, async ({ browser }) => {
    const page = await browser.newPage(devices[device])
    await page.goto(`${site.url}/doctors-list/list`, { waitUntil: 'networkidle' })
    await goFar(page)
    await cardsOf(page).nth(far).getByRole('link', { name: ru.doctors.card.more }).click()
    // The first visit to that page of a fresh site: it is made now.
    await expect(page).not.toHaveURL(/\/list$/, { timeout: 15_000 })
    await page.getByRole('link', { name: ru.doctors.details.back }).first().click()
    await expect(page).toHaveURL(/\/doctors-list\/list$/)
    await expect(cardsOf(page)).toHaveCount(24)
    await expect(cardsOf(page).first()).toBeInViewport()
    await page.close()
  })
}
