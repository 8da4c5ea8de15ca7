import { expect, type Page } from '@playwright/test'
import kk from '../../messages/kk.json' with { type: 'json' }
import ru from '../../messages/ru.json' with { type: 'json' }
import { test } from '../support/test'
import { type Device, devices, isWalked } from './support/visitors'

const languages = [
  { prefix: '', messages: ru },
  { prefix: '/kk', messages: kk },
] as const

const paths = {
  list: '/check-up/list',
  parent: '/check-up/adults/zhenskoe-zdorove',
  details: '/check-up/adults-details/rasshirennyj-check-up',
} as const

/** The first button of the page is about its programmes, not a general callback. */
const expectFirstAction = (page: Page, name: string) =>
  expect(page.locator('main header :is(a, button)[class*=button]').first()).toHaveText(name)

for (const device of Object.keys(devices) as Device[]) {
  for (const { prefix, messages } of languages) {
    if (!isWalked(device, prefix)) continue
    const words = messages.checkUps

    test.describe(`check-ups, ${device}, ${prefix || 'ru'}, without JavaScript`, () => {
      test.use({ ...devices[device], javaScriptEnabled: false })

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
        const prices = page.getByRole('region', { name: words.list.allPackages })
        await expect(prices.locator('a[href*="/check-up/adults-details/"]')).toHaveCount(18)
        await expect(prices).toContainText(/176\s000\s₸/)
        await expect(main.locator(`a[href="${prefix}/doctors-list/list"] img`)).toHaveCount(5)
        const promotion = main.locator('a[href*="/promotions/"]:has(h3)')
        await expect(promotion).toHaveCount(1)
        await expect(promotion).toContainText(/\d\s₸/)
        await expectFirstAction(page, words.list.packages)
        await expect(page.getByRole('link', { name: words.list.consult })).toHaveAttribute(
          'href',
          `${prefix}/request?kind=mail`,
        )
        await page.getByRole('link', { name: words.list.packages }).click()
        await expect(prices.getByRole('heading', { level: 2 })).toBeInViewport()
      })

      test('a parent: check-ups, packages, programmes, prices', async ({ page }) => {
        await page.goto(prefix + paths.parent)
        const main = page.locator('main')
        await expectFirstAction(page, words.parent.choose)
        if (device === 'phone') {
          const items = main.locator('details').filter({ has: page.locator('article') })
          await expect(items).toHaveCount(3)
          const programme = items.nth(2).getByRole('article')
          await expect(programme).toBeHidden()
          await items.nth(2).locator('summary').click()
          await expect(programme).toBeVisible()
        }
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

      test('a check-up: packages side by side, its parent and siblings', async ({ page }) => {
        await page.goto(prefix + paths.details)
        const main = page.locator('main')
        if (device === 'desktop') await expectFirstAction(page, words.contact.request)
        const packages = main.locator('article')
        await expect(packages).toHaveCount(2)
        await expect(packages.first()).toContainText(/84\s900\s₸.*92\s900\s₸/s)
        await expect(packages.last()).toContainText(/116\s900\s₸.*124\s900\s₸/s)
        const [first, last] = [
          await packages.first().boundingBox(),
          await packages.last().boundingBox(),
        ]
        if (device === 'desktop') expect(last?.y).toBe(first?.y)
        else expect(last?.x).toBe(first?.x)
        // On phones in the bottom bar, on desktops in the page.
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
  }
}

test.describe('the grid of a parent', () => {
  test.use(devices.desktop)

  test('two cells span three columns, one spans two, the consultation fills the row', async ({
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

test.describe('addresses', () => {
  for (const { prefix } of languages) {
    test(`${prefix}/check-up redirects to the main page`, async ({ request }) => {
      const response = await request.get(`${prefix}/check-up?utm_source=a`, { maxRedirects: 0 })
      expect(response.status()).toBe(308)
      expect(response.headers().location).toMatch(
        new RegExp(`${prefix}/check-up/list\\?utm_source=a$`),
      )
    })

    test(`${prefix}: unknown slugs, and slugs of the other kind, are 404`, async ({ request }) => {
      for (const path of [
        '/check-up/adults/nothing',
        '/check-up/adults-details/nothing',
        '/check-up/adults/bazovyj-check-up',
        '/check-up/adults-details/zhenskoe-zdorove',
      ]) {
        expect((await request.get(prefix + path)).status(), path).toBe(404)
      }
    })
  }
})

test('titles and descriptions of all check-ups and parents are unique', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const own = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/check-up\/[^<]+)<\/loc>/g)].map(
    match => match[1] ?? '',
  )
  const pages = own.filter(path => /adults/.test(path))
  expect(pages.filter(path => !path.startsWith('/kk')).length).toBeGreaterThanOrEqual(24)
  const heads = await Promise.all(
    own.map(async path => {
      const html = await (await request.get(path)).text()
      const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''
      return { path, title: /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '', description }
    }),
  )
  for (const { path, title, description } of heads) {
    expect(title.length, path).toBeGreaterThan(10)
    expect(description.length, path).toBeGreaterThan(60)
  }
  expect(new Set(heads.map(head => head.title)).size).toBe(heads.length)
  expect(new Set(heads.map(head => head.description)).size).toBe(heads.length)
})
