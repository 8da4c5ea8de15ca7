import { expect } from '@playwright/test'
import kk from '../../messages/kk.json' with { type: 'json' }
import ru from '../../messages/ru.json' with { type: 'json' }
import { claimed } from '../support/sample'
import { test } from '../support/test'
import { devices } from './support/visitors'

const paths = {
  list: '/check-up/list',
  parent: '/check-up/adults/zhenskoe-zdorove',
  details: '/check-up/adults-details/rasshirennyj-check-up',
} as const

test.describe('without JavaScript', () => {
  test.use({ ...devices.phone, javaScriptEnabled: false })
  const words = kk.checkUps
  const prefix = '/kk'

  test('the main page: advantages, all parents, all prices', async ({ page }) => {
    await page.goto(prefix + paths.list)
    const main = page.locator('main')
    await expect(page.locator('h1')).toHaveText(words.list.h1)
    for (const text of [
      words.advantages.visitsText,
      words.advantages.reportText,
      words.advantages.placeText,
      words.advantages.labText,
      words.tags.insurance,
      words.tags.fast,
      words.tags.individual,
      words.specialists.text,
    ]) {
      await expect(main.getByText(text).first()).toBeVisible()
    }
    await expect(main.locator('a[href*="/check-up/adults/"]')).toHaveCount(6)
    await expect(main.locator('a[data-highlighted]')).toHaveAttribute(
      'href',
      `${prefix}/check-up/adults/zdorovoe-serdce`,
    )
    const prices = page.getByRole('region', { name: claimed(words.list.allPackages) })
    await expect(prices.locator('a[href*="/check-up/adults-details/"]')).toHaveCount(18)
    await expect(prices).toContainText(/176\s000\s₸/)
    await expect(main.locator(`a[href="${prefix}/doctors-list/list"] img`)).toHaveCount(5)
    const promotion = main.locator('a[href*="/promotions/"]:has(h3)')
    await expect(promotion).toHaveCount(1)
    await expect(promotion).toContainText(/\d\s₸/)
    await expect(page.getByRole('link', { name: words.list.consult })).toHaveAttribute(
      'href',
      `${prefix}/request?kind=mail`,
    )
    await page.getByRole('link', { name: claimed(words.list.packages) }).click()
    await expect(prices.getByRole('heading', { level: 2 })).toBeInViewport()
  })

  test('a parent: check-ups, packages, programmes, prices', async ({ page }) => {
    await page.goto(prefix + paths.parent)
    const main = page.locator('main')
    const items = main.locator('details').filter({ has: page.locator('article') })
    await expect(items).toHaveCount(3)
    const programme = items.nth(2).getByRole('article')
    await expect(programme).toBeHidden()
    await items.nth(2).locator('summary').click()
    await expect(programme).toBeVisible()
    await expect(main.locator('article')).toHaveCount(5)
    const both = main.locator('article').last()
    await expect(both).toContainText(new RegExp(`${words.package.male}\\s*58\\s900\\s₸`))
    await expect(both).toContainText(new RegExp(`${words.package.female}\\s*96\\s900\\s₸`))
    await expect(both.locator('li').first()).toBeVisible()
    await expect(main.locator('article').first()).toContainText(/52\s900\s₸/)
    await expect(main.getByText(words.contact.note)).toHaveCount(3)
    for (const id of [4, 5, 6]) {
      await expect(main.locator(`a[href$="/request?kind=checkups&id=${id}"]`)).toHaveCount(1)
    }
    await expect(main.locator('a[href^="https://wa.me/"]')).toHaveCount(3)
    await expect(main.locator('a[href^="tel:"]')).toHaveCount(3)
    await expect(main.locator('a[href*="/check-up/adults/"]')).toHaveCount(5)
    await expect(main.locator('a[href*="/check-up/adults-details/"]')).toHaveCount(3)
  })

  test('a check-up: packages below each other, its parent and siblings', async ({ page }) => {
    await page.goto(prefix + paths.details)
    const main = page.locator('main')
    const packages = main.locator('article')
    await expect(packages).toHaveCount(2)
    await expect(packages.first()).toContainText(/84\s900\s₸.*92\s900\s₸/s)
    await expect(packages.last()).toContainText(/116\s900\s₸.*124\s900\s₸/s)
    const [first, last] = [
      await packages.first().boundingBox(),
      await packages.last().boundingBox(),
    ]
    expect(last?.x).toBe(first?.x)
    // In the bottom bar.
    const request = main.locator(`a[href="${prefix}/request?kind=checkups&id=2"]`)
    await expect(request.filter({ visible: true }).first()).toBeVisible()
    const siblings = page.getByRole('navigation', { name: words.details.siblings })
    await expect(siblings.locator('a[href*="/check-up/adults-details/"]')).toHaveCount(2)
    await expect(siblings.locator('a[href*="/check-up/adults/"]')).toHaveAttribute(
      'href',
      `${prefix}/check-up/adults/kompleksnyj-check-up`,
    )
  })
})

test.describe('on a desktop', () => {
  test.use(devices.desktop)

  test('the packages of a check-up are side by side, and can be requested', async ({ page }) => {
    await page.goto(paths.details)
    const main = page.locator('main')
    await expect(main.locator('a[href="/request?kind=checkups&id=2"]').first()).toBeVisible()
    const packages = main.locator('article')
    const first = await packages.first().boundingBox()
    const last = await packages.last().boundingBox()
    expect(last?.x).toBeGreaterThan(first?.x ?? 0)
    expect(last?.y).toBe(first?.y)
  })

  test('the grid of a parent: two cells span three columns, one spans two, the consultation fills the row', async ({
    page,
  }) => {
    await page.goto(paths.parent)
    const cells = page.locator('main [data-span]')
    const boxes = await Promise.all((await cells.all()).map(cell => cell.boundingBox()))
    const [first, second, third, rest] = boxes
    if (!first || !second || !third || !rest) throw new Error('Four cells are expected')
    expect(second.y).toBe(first.y)
    expect(second.width).toBeCloseTo(first.width, 0)
    expect(third.y).toBeGreaterThan(first.y)
    expect(rest.y).toBe(third.y)
    expect(rest.width / third.width).toBeGreaterThan(2)
    expect(rest.x + rest.width).toBeCloseTo(second.x + second.width, 0)
    const colours = await cells
      .locator('> a')
      .evaluateAll(links => links.map(link => getComputedStyle(link).background))
    expect(new Set(colours).size).toBe(3)
  })
})

test.describe('a request for a check-up', () => {
  test.use(devices.phone)

  test('names the check-up in the dialog and carries its id', async ({ page }) => {
    await page.goto(paths.parent)
    const item = page.locator('main details').first()
    await item.locator('summary').click()
    await item.getByRole('link', { name: ru.checkUps.contact.request }).click()
    const dialog = page.getByRole('dialog', { name: ru.request.titles.checkups })
    await expect(dialog).toContainText('Женщинам до 40 лет')
    await dialog.getByLabel(ru.request.name).fill('Айгуль')
    await dialog.locator('input[type="tel"]').fill('7010000012')
    await dialog.getByRole('checkbox').check()
    const sent = page.waitForRequest(request => request.method() === 'POST')
    await dialog.getByRole('button', { name: ru.request.send }).click()
    const request = await sent
    expect(new URL(request.url()).pathname).toBe('/api/request-checkups')
    expect(request.postDataJSON()).toMatchObject({ checkup_id: 4, phone: '77010000012' })
    await expect(dialog).toBeHidden()
  })
})
