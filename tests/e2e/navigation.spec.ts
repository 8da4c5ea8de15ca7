/** What "back", a reload and rotating a phone restore. */
import { expect, type Page } from '@playwright/test'
import ru from '../../messages/ru.json' with { type: 'json' }
import { test } from '../support/test'
import { pressMore } from './support/press-more'
import { type Device, devices } from './support/visitors'

const both = Object.keys(devices) as Device[]

const place = (page: Page) => page.evaluate(() => Math.round(scrollY))

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(y => window.scrollTo({ top: y, behavior: 'instant' }), top)
  await expect.poll(() => place(page)).toBe(top)
}

test.describe('"back" and a reload on a desktop', () => {
  test.use(devices.desktop)

  test('analyses: number of rows, scroll position, calculator', async ({ page }) => {
    await page.goto('/analysis/list', { waitUntil: 'networkidle' })
    await pressMore(page.getByRole('button', { name: 'Показать ещё 60' }))
    await expect(page.locator('input[name=ids]')).toHaveCount(120)
    await page.locator('label:has([value="101"])').click()
    const row = page.locator('main form li').nth(100)
    await row.scrollIntoViewIfNeeded()
    const before = await place(page)
    expect(before).toBeGreaterThan(2000)
    await row.locator('a').first().click()
    // The first request for that page on a fresh site has to render it.
    const price = page.locator('main [aria-labelledby=price]')
    await expect(price).toBeVisible({ timeout: 30_000 })
    await page.goBack()
    await expect(page.locator('input[name=ids]')).toHaveCount(120)
    // Scrolled to the row, as rows out of sight are laid out when they come near.
    await expect.poll(() => place(page)).toBeGreaterThan(before - 200)
    await expect(row).toBeInViewport()
    await expect(page.locator('[value="101"]')).toBeChecked()
    await page.goForward()
    await expect(price).toBeVisible()
    await page.goBack()
    await expect(row).toBeInViewport()
    await page.reload()
    await expect(page.locator('input[name=ids]')).toHaveCount(120)
    await expect(page.locator('[value="101"]')).toBeChecked()
    await expect(row).toBeInViewport()
  })

  test('analyses: the letter, and the text of the name filter', async ({ page }) => {
    await page.goto('/analysis/list', { waitUntil: 'networkidle' })
    const letters = page.getByRole('navigation', { name: ru.analyses.letters })
    await letters.getByRole('link', { name: 'Г', exact: true }).click()
    await expect(page.locator('main form h2')).toHaveText(['Гормоны щитовидной железы', 'Генетика'])
    await page.locator('main form li a').first().click()
    await expect(page.locator('main [aria-labelledby=price]')).toBeVisible()
    await page.goBack()
    await expect(page.locator('main form h2')).toHaveText(['Гормоны щитовидной железы', 'Генетика'])

    await page.getByRole('searchbox', { name: ru.analyses.find }).fill('ферритин')
    const found = page.getByText('Найдено анализов: 1', { exact: true }).first()
    await expect(found).toBeVisible()
    await page.locator('main form li a').first().click()
    await expect(page.locator('main [aria-labelledby=price]')).toBeVisible()
    await page.goBack()
    await expect(found).toBeVisible()
    await page.reload()
    await expect(found).toBeVisible()

    // A link to the list opens it in its initial state.
    await page.locator('header').getByRole('link', { name: ru.nav.articles }).click()
    await expect(page).toHaveURL(/\/posts\/list$/)
    await page.locator('header').getByRole('link', { name: ru.nav.analyses }).click()
    await expect(page).toHaveURL(/\/analysis\/list$/)
    await expect(page.getByRole('searchbox', { name: ru.analyses.find })).toHaveValue('')
    await expect(letters.locator('[aria-current]')).toHaveText('Все')
  })

  test('doctors: order, specialty, the selected one, scroll position of the list', async ({
    page,
  }) => {
    await page.goto('/doctors-list/list', { waitUntil: 'networkidle' })
    const cards = page.locator('main article:has(h2)')
    const panel = page.getByRole('region', { name: ru.doctors.list.doctors })
    const order = page.getByRole('group', { name: ru.doctors.list.sort })
    const tab = order.getByRole('button', { name: ru.doctors.list.tabs.experience })
    await tab.click()
    await expect(cards.first()).toContainText(/3\d (год|лет)/)
    const tenth = cards.nth(9)
    const name = await tenth.locator('h2').innerText()
    await tenth.locator('h2 a').click()
    await expect(tenth).toHaveAttribute('data-selected')
    const kept = () => page.evaluate(() => history.state?.kept?.place?.top ?? 0)
    await expect.poll(kept).toBeGreaterThan(500)
    await tenth.getByRole('link', { name: ru.doctors.card.more }).click()
    await expect(page.locator('h1')).toHaveText(name)
    await page.goBack()
    await expect(tab).toHaveAttribute('aria-pressed', 'true')
    await expect(tenth).toHaveAttribute('data-selected')
    await expect(tenth.locator('h2')).toBeInViewport()
    expect(await panel.evaluate(element => element.scrollTop)).toBeGreaterThan(500)

    const specialty = page.getByRole('link', { name: 'Кардиолог', exact: true })
    await specialty.click()
    await expect(cards).toHaveCount(2)
    await page.reload()
    await expect(cards).toHaveCount(2)
    await expect(specialty).toHaveAttribute('aria-current', 'true')
    await expect(tab).toHaveAttribute('aria-pressed', 'true')
  })
})

test.describe('"back", a reload and rotating a phone', () => {
  test.use(devices.phone)

  const turn = (page: Page, way: 'up' | 'over') =>
    page.setViewportSize(way === 'up' ? { width: 390, height: 844 } : { width: 844, height: 390 })

  test('analyses: open categories, scroll position, calculator', async ({ page }) => {
    await page.goto('/analysis/list', { waitUntil: 'networkidle' })
    const fold = page.locator('details').filter({ hasText: 'Генетика' })
    await fold.locator('summary').tap()
    await expect(fold.locator('input[name=ids]')).toHaveCount(10)
    await fold.locator('label').first().tap()
    const dock = page.locator('button[type=submit][form]')
    await expect(dock).toContainText(/33\s500\s₸/)
    const row = fold.locator('li').nth(8)
    await row.scrollIntoViewIfNeeded()
    await row.locator('a').first().tap()
    await expect(page.locator('main [aria-labelledby=price]')).toBeVisible()
    await page.goBack()
    await expect(fold).toHaveAttribute('open', '')
    await expect(row).toBeInViewport()
    await expect(dock).toContainText(/33\s500\s₸/)
    await page.reload()
    await expect(fold.locator('input[name=ids]')).toHaveCount(10)
    await expect(row).toBeInViewport()

    await turn(page, 'over')
    const panel = page.getByRole('complementary', { name: ru.calculator.title })
    await expect(panel).toContainText('Выбрано анализов: 1 шт')
    await expect(page.locator('main form h2')).toHaveText(['Генетика'])
    await turn(page, 'up')
    await expect(fold).toHaveAttribute('open', '')
    await expect(dock).toContainText(/33\s500\s₸/)
  })

  test('analyses: the text of the name filter', async ({ page }) => {
    await page.goto('/analysis/list', { waitUntil: 'networkidle' })
    const field = page.getByRole('searchbox', { name: ru.analyses.find })
    await field.fill('ферритин')
    const found = page.getByText('Найдено анализов: 1', { exact: true }).first()
    await expect(found).toBeVisible()
    await turn(page, 'over')
    await expect(page.getByRole('navigation', { name: ru.analyses.letters })).toBeVisible()
    await expect(field).toHaveValue('ферритин')
    await expect(found).toBeVisible()
  })

  test('doctors: the specialty', async ({ page }) => {
    await page.goto('/doctors-list/list', { waitUntil: 'networkidle' })
    await page.getByLabel(ru.doctors.select.placeholder).tap()
    await page.getByRole('option', { name: 'Кардиолог', exact: true }).tap()
    const cards = page.locator('main article:has(h2)')
    await expect(cards).toHaveCount(2)
    await cards.nth(1).getByRole('link', { name: ru.doctors.card.more }).tap()
    await expect(page.getByRole('tab', { name: ru.doctors.details.about })).toBeVisible()
    const about = page.getByRole('tabpanel', { name: ru.doctors.details.about })
    await expect(about).toBeVisible()
    await page.getByRole('tab', { name: ru.doctors.details.reviews }).tap()
    await expect(about).toBeHidden()
    await expect(page.getByRole('tabpanel', { name: ru.doctors.details.reviews })).toBeVisible()
    await page.goBack()
    await expect(cards).toHaveCount(2)
    await expect(page.getByLabel(/: Кардиолог/)).toBeVisible()
    await page.goForward()
    const reviews = page.getByRole('tab', { name: ru.doctors.details.reviews })
    await expect(reviews).toHaveAttribute('aria-selected', 'true')
    await page.goBack()
    await turn(page, 'over')
    await expect(page.getByRole('link', { name: 'Кардиолог', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await expect(cards).toHaveCount(2)
  })
})

/** A link of the header, on phones in its menu. */
async function followNav(page: Page, device: Device, name: string): Promise<void> {
  if (device === 'phone') await page.getByRole('link', { name: ru.shell.menu }).tap()
  const place = device === 'phone' ? page.getByRole('dialog') : page.locator('header')
  const loaded = page.waitForEvent('load')
  await place.getByRole('link', { name, exact: true }).click()
  await loaded
  await expect(page.locator('html')).toHaveAttribute('data-scripts', 'ready')
}

for (const device of both) {
  test.describe(`a link to the list that is open, ${device}`, () => {
    test.use(devices[device])

    test('opens all doctors', async ({ page }) => {
      await page.goto('/doctors-list/list', { waitUntil: 'networkidle' })
      const cards = page.locator('main article:has(h2)')
      const all = await cards.count()
      const field = page.locator('main').getByRole('combobox', { name: ru.search.label })
      await field.fill('кардио')
      await field.press('Escape')
      if (device === 'phone') {
        await page.getByLabel(ru.doctors.select.placeholder).tap()
        await page.getByRole('option', { name: 'Кардиолог', exact: true }).tap()
      } else {
        await page.getByRole('link', { name: 'Кардиолог', exact: true }).click()
      }
      await expect(cards).toHaveCount(2)
      await page.reload()
      await expect(cards).toHaveCount(2)
      await followNav(page, device, ru.nav.doctors)
      await expect(cards).toHaveCount(all)
      await expect(field).toHaveValue('')
      // It is the list that a reload shows, too.
      await page.reload({ waitUntil: 'networkidle' })
      await expect(cards).toHaveCount(all)
    })

    test('opens all analyses', async ({ page }) => {
      await page.goto('/analysis/list', { waitUntil: 'networkidle' })
      const boxes = page.locator('main form[id] input[name=ids]')
      const all = await boxes.count()
      const field = page.getByRole('searchbox', { name: ru.analyses.find })
      await field.fill('ферритин')
      await expect(boxes).toHaveCount(1)
      await page.reload()
      await expect(boxes).toHaveCount(1)
      await followNav(page, device, ru.nav.analyses)
      await expect(boxes).toHaveCount(all)
      await expect(field).toHaveValue('')
    })

    test('opens the home page as it was', async ({ page }) => {
      await page.goto('/', { waitUntil: 'networkidle' })
      const field = page.locator('main').getByRole('combobox', { name: ru.search.label })
      await field.fill('глюкоза')
      await expect.poll(() => page.evaluate(() => history.state?.kept?.search)).toBe('глюкоза')
      await page.reload()
      await expect(field).toHaveValue('глюкоза')
      const loaded = page.waitForEvent('load')
      await page.locator('header a[href="/"]').first().click()
      await loaded
      await expect(page.locator('html')).toHaveAttribute('data-scripts', 'ready')
      await expect(field).toHaveValue('')
    })
  })
}

for (const device of both) {
  test.describe(`a long page, ${device}`, () => {
    test.use(devices[device])

    test('"back" to the middle of the home page restores the scroll position', async ({ page }) => {
      await page.goto('/', { waitUntil: 'networkidle' })
      await scrollTo(page, 1500)
      const link = page.locator('main a[href*="/doctors-list/"]:not([href$="/list"])').first()
      await link.evaluate((element: HTMLElement) => element.click())
      // Whole: "back" while it loads would be stopped by what is still to come.
      await page.waitForURL(/\/doctors-list\/[\w-]+$/)
      await page.goBack()
      // The document may still be exchanged while it is asked.
      await expect(async () => expect(await place(page)).toBe(1500)).toPass({ timeout: 10_000 })
    })
  })
}

test.describe('the search box', () => {
  test.use(devices.desktop)

  test('"back" from a hit restores the query', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    const field = page.getByRole('combobox', { name: ru.search.label })
    await field.fill('кардиолог')
    await page.getByRole('option').first().click()
    await expect(page).not.toHaveURL(/\/$/)
    await page.goBack()
    await expect(field).toHaveValue('кардиолог')
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await page.reload()
    await expect(field).toHaveValue('кардиолог')
  })
})
