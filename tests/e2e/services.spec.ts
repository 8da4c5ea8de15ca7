import { expect, type Page } from '@playwright/test'
import kk from '../../messages/kk.json' with { type: 'json' }
import ru from '../../messages/ru.json' with { type: 'json' }
import { test } from '../support/test'
import { devices } from './support/visitors'

const paths = {
  top: '/services/top',
  category: '/services/category/pediatriya',
  details: '/services/details/mrt-golovnogo-mozga',
} as const

const tabs = (page: Page, label: string) => page.getByRole('navigation', { name: label })

test.describe('without JavaScript', () => {
  test.use({ ...devices.phone, javaScriptEnabled: false })
  const words = kk.services
  const prefix = '/kk'

  test('the top list: tabs, five cards, promotions, text', async ({ page }) => {
    await page.goto(prefix + paths.top)
    await expect(page.locator('h1')).toHaveText(words.top.h1)
    const links = tabs(page, words.tabs).getByRole('link')
    await expect(links).toHaveCount(8)
    await expect(links.first()).toHaveAttribute('aria-current', 'page')
    await expect(links.first()).toHaveAttribute('href', prefix + paths.top)

    const cards = page.locator('main ol > li:has(article)')
    await expect(cards).toHaveCount(5)
    await expect(page.locator('main article img')).toHaveCount(1)
    await expect(cards.nth(3).locator('img')).toBeVisible()
    for (const card of await cards.all()) await expect(card).toContainText(/\d\s₸/)
    await expect(page.locator('main article a[href$=".pdf"]')).toHaveCount(4)
    await expect(page.locator('main a[href*="/promotions/"]:has(h3)')).toHaveCount(4)
    await expect(page.getByRole('link', { name: words.top.allPromotions })).toBeVisible()
    await expect(page.locator('main details').first()).toBeAttached()
  })

  test('a category: its services with prices, the current tab', async ({ page }) => {
    await page.goto(prefix + paths.category)
    const current = tabs(page, words.tabs).locator('[aria-current]')
    await expect(current).toHaveAttribute('href', prefix + paths.category)
    await expect(page.locator('h1')).toHaveText(await current.innerText())
    const cards = page.locator('main li > article:has(h2 a)')
    await expect(cards).toHaveCount(4)
    for (const card of await cards.all()) {
      await expect(card).toContainText(/\d\s₸/)
      await expect(card).toContainText(words.childDiscount)
    }
  })

  test('a service: all fields, and no tabs', async ({ page }) => {
    await page.goto(prefix + paths.details)
    await expect(tabs(page, words.tabs)).toHaveCount(0)
    const main = page.locator('main')
    await expect(main).toContainText(/16\s450\s₸/)
    await expect(main).toContainText(kk.offerFor.both)
    await expect(
      main.getByRole('heading', { name: words.service.included, exact: true }),
    ).toBeVisible()
    await expect(
      main.getByRole('heading', { name: words.service.warning, exact: true }),
    ).toBeVisible()
    const journey = main.getByRole('region', { name: words.service.journey })
    await expect(journey.locator('ol > li')).toHaveCount(4)
    await expect(main.getByRole('link', { name: words.service.file })).toHaveAttribute(
      'href',
      /preparation-mri\.pdf$/,
    )
    // On phones the bottom bar has the button instead of the page.
    await expect(main.getByRole('link', { name: kk.shell.book, exact: true })).toHaveAttribute(
      'href',
      `${prefix}/request?kind=services&id=3`,
    )
    await expect(main.locator('a[href*="/promotions/"]:not([href$="/list"])')).toHaveCount(4)
    await expect(main.locator('#related ~ ul a')).toHaveCount(5)
  })
})

test.describe('the tabs', () => {
  test.use(devices.phone)

  test('a tab leads to its category, and is the current one there', async ({ page }) => {
    await page.goto(paths.top, { waitUntil: 'networkidle' })
    const row = tabs(page, ru.services.tabs)
    await row.getByRole('link').nth(1).click()
    await expect(page).toHaveURL(/\/services\/category\/diagnostika$/)
    await expect(row.locator('[aria-current]')).toHaveCount(1)
    await expect(row.getByRole('link').nth(1)).toHaveAttribute('aria-current', 'page')
    await page.goBack()
    await expect(row.getByRole('link').first()).toHaveAttribute('aria-current', 'page')
  })

  test('the current one is in view, wherever it is', async ({ page }) => {
    await page.goto('/services/category/protsedury')
    await expect(tabs(page, ru.services.tabs).locator('[aria-current]')).toBeInViewport({
      ratio: 1,
    })
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
})

test.describe('a request for a service', () => {
  test.use(devices.desktop)

  test('names the service in the dialog and carries its id', async ({ page }) => {
    await page.goto(paths.details)
    await page.getByRole('link', { name: ru.services.service.book }).click()
    const dialog = page.getByRole('dialog', { name: ru.request.titles.services })
    await expect(dialog).toContainText('МРТ головного мозга')
    await dialog.getByLabel(ru.request.name).fill('Айгуль')
    await dialog.locator('input[type="tel"]').fill('7010000011')
    await dialog.getByRole('checkbox').check()
    const sent = page.waitForRequest(request => request.method() === 'POST')
    await dialog.getByRole('button', { name: ru.request.send }).click()
    const request = await sent
    expect(new URL(request.url()).pathname).toBe('/api/request-services')
    expect(request.postDataJSON()).toMatchObject({ service_id: 3, phone: '77010000011' })
    await expect(dialog).toBeHidden()
  })
})
