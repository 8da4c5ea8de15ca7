/**
 * An island that throws in the browser takes neither the page nor what it is for: its place has the
 * plain link or form, and the rest of the page works.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import errors from '../../messages/error.json' with { type: 'json' }
import ru from '../../messages/ru.json' with { type: 'json' }
import { test } from '../support/test'
import { breakPage } from './support/broken-page'
import { pageNames, pathOf } from './support/page-paths'
import { sendForm } from './support/send-form'
import { isHydrated } from './support/translator'
import { type Device, devices, watch } from './support/visitors'

/** Opens a page with an island that throws; the error is reported, and the page stays. */
async function openBroken(page: Page, path: string, from: string | RegExp, to: string) {
  await breakPage(page, from, to)
  const { problems } = watch(page)
  await page.goto(path, { waitUntil: 'networkidle' })
  await isHydrated(page)
  await expect.poll(() => problems.join()).toMatch(/console: .*Error/)
  await expectPage(page)
}

async function expectPage(page: Page) {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.getByText(errors.ru.title)).toHaveCount(0)
  await expect(page.getByRole('banner')).toBeVisible()
}

const main = (page: Page) => page.getByRole('main')

/** By island: the page, what it misses, and what still works. */
const islands: readonly (readonly [
  name: string,
  device: Device,
  path: string,
  from: string | RegExp,
  to: string,
  works: (page: Page) => Promise<unknown>,
])[] = [
  [
    'the list of doctors: cards, and a request for one of them',
    'phone',
    '/doctors-list/list',
    '"found":{',
    '"gone":{',
    async page => {
      await expect(main(page).locator('article').first()).toBeVisible()
      await expect(main(page).getByRole('link', { name: 'Кардиолог', exact: true })).toBeVisible()
      await main(page).locator('article').first().locator('a[href*="/request?"]').click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  ],
  [
    'the list of doctors: cards, and their pages',
    'desktop',
    '/doctors-list/list',
    '"found":{',
    '"gone":{',
    async page => {
      await main(page).locator('article a').first().click()
      await expect(page).toHaveURL(/\/doctors-list\/(?!list$)/)
    },
  ],
  [
    'the booking of doctors: a link to the form',
    'phone',
    '/doctors-list/list',
    '"week":{',
    '"gone":{',
    async page => {
      await page.getByRole('combobox', { name: ru.doctors.list.sort }).selectOption({ index: 2 })
      await main(page).locator('article a[href*="/request?"]').first().click()
      await sendForm(page)
    },
  ],
  [
    'the list of analyses: a form that sends them, pages of categories, the search',
    'desktop',
    '/analysis/list',
    '"letters":[',
    '"gone":[',
    async page => {
      await expect(main(page).getByRole('link', { name: 'Генетика' })).toBeVisible()
      await main(page).locator('input[name=ids][value="101"]').check()
      await page.getByRole('button', { name: ru.calculator.button }).click()
      await expect(page).toHaveURL(/\/analysis\/estimate\?ids=101$/)
    },
  ],
  [
    "the calculator's panel: a button that sends the form",
    'desktop',
    '/analysis/list',
    /"count":"/g as RegExp,
    '"gone":"',
    async page => {
      await main(page).locator('input[name=ids][value="101"]').click()
      await page.getByRole('button', { name: ru.calculator.button }).click()
      await expect(page).toHaveURL(/\/analysis\/estimate\?ids=101$/)
    },
  ],
  [
    "the calculator's bar: a button that sends the form",
    'phone',
    '/analysis/list',
    /"count":"/g as RegExp,
    '"gone":"',
    async page => {
      await page.locator('details').filter({ hasText: 'Генетика' }).locator('summary').click()
      await main(page).locator('details[open] label').first().click()
      await page.getByRole('button', { name: ru.calculator.button }).click()
      await expect(page).toHaveURL(/\/analysis\/estimate\?ids=\d+$/)
    },
  ],
  [
    'the slider: its slides',
    'desktop',
    '/',
    '"labels":{"previous"',
    '"gone":{"previous"',
    async page => {
      const banners = page.getByRole('region', { name: ru.home.bannersLabel })
      await expect(banners.getByRole('link').first()).toBeVisible()
    },
  ],
  [
    'the navigation: its links',
    'desktop',
    '/',
    '"section":"',
    '"gone":"',
    async page => {
      await page.getByRole('banner').getByRole('link', { name: ru.nav.services }).first().click()
      await expect(page).toHaveURL('/services/top')
    },
  ],
  [
    'the hours: nothing',
    'phone',
    '/contacts',
    '"hours":{',
    '"gone":{',
    page => expect(main(page).locator('a[href^="tel:"]').first()).toBeVisible(),
  ],
]

for (const [name, device, path, from, to, works] of islands) {
  test.describe(device, () => {
    test.use(devices[device])

    test(`${path}, ${name}`, async ({ page }) => {
      await openBroken(page, path, from, to)
      await works(page)
    })
  })
}

test.describe('a dialog that cannot be shown', () => {
  test.use(devices.desktop)

  test('leads to the page of its form, and so do all buttons after it', async ({ page }) => {
    await breakPage(page, '"titles":{', '"gone":{')
    await page.goto('/', { waitUntil: 'networkidle' })
    await isHydrated(page)
    const button = page.getByRole('link', { name: ru.home.widget.button, exact: true })
    // The way to the form fails as well: the page stays, with the phone.
    await page.route('**/request?*', route => route.abort())
    await button.click()
    await expect(page.getByRole('status').filter({ hasText: ru.request.status.call })).toBeVisible()
    await page.unroute('**/request?*')
    await expectPage(page)
    await button.click()
    await sendForm(page)
  })
})

test.describe('nodes taken away from under React', () => {
  test.use(devices.phone)

  test('the search: a form', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    await isHydrated(page)
    const form = main(page).getByRole('search').first()
    const field = form.getByRole('combobox')
    await field.click()
    await expect(form.getByRole('listbox')).toBeVisible()
    await field.press('Escape')
    await form.evaluate(element => element.querySelector('[role=status]')?.remove())
    await field.pressSequentially('у')
    await expect(field).toHaveValue('')
    await expectPage(page)
    await field.fill('узи')
    await form.getByRole('button', { name: ru.search.submit }).click()
    await expect(page).toHaveURL(/\/search\?q=/)
  })

  test('the list of analyses: a form', async ({ page }) => {
    await page.goto('/analysis/list', { waitUntil: 'networkidle' })
    await isHydrated(page)
    await main(page).evaluate(element => element.querySelector('form details')?.remove())
    await main(page).getByRole('searchbox').fill('ттг')
    await expect(main(page).locator('form details')).toHaveCount(0)
    await expectPage(page)
    await main(page).locator('input[name=ids]').first().check()
    const dock = page.getByRole('button', { name: ru.calculator.button })
    await expect(dock).not.toContainText(/\D0 ₸/)
    await dock.click()
    await page.getByRole('dialog').getByRole('link', { name: ru.calculator.estimate }).click()
    await expect(page).toHaveURL(/\/analysis\/estimate\?ids=\d+$/)
  })

  test('the dialog: the page of the form', async ({ page }) => {
    await page.goto('/contacts', { waitUntil: 'networkidle' })
    await isHydrated(page)
    await main(page).locator('a[href*="/request?"]').first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: ru.request.send }).click()
    await expect(dialog.locator('[id$=-error]').first()).toBeVisible()
    await dialog.evaluate(element => element.querySelector('[id$=-error]')?.remove())
    await dialog.locator('input[name="name"]').fill('Мадина')
    await dialog.getByRole('button', { name: ru.request.send }).click()
    await sendForm(page)
  })
})

const chunks = '.next/static/chunks'

/**
 * The script that holds the boundary, changed so that every island has failed. The others stay in the
 * cache, which Playwright's `route` would switch off.
 */
async function failAll(page: Page): Promise<void> {
  const bodies = new Map<string, string>()
  for (const name of readdirSync(chunks).filter(each => each.endsWith('.js'))) {
    const code = readFileSync(join(chunks, name), 'utf8')
    const changed = code.replace(/this\.state\.failed\?/g, '(window.failing=true)?')
    if (changed !== code) bodies.set(`/_next/static/chunks/${name}`, changed)
  }
  const browser = await page.context().newCDPSession(page)
  browser.on('Fetch.requestPaused', ({ requestId, request }) =>
    browser.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'Content-Type', value: 'application/javascript' }],
      body: Buffer.from(bodies.get(new URL(request.url).pathname) ?? '').toString('base64'),
    }),
  )
  await browser.send('Fetch.enable', {
    patterns: [...bodies.keys()].map(path => ({ urlPattern: `*${path}*` })),
  })
}

for (const device of ['desktop', 'phone'] as const) {
  test.describe(`all islands failed, ${device}`, () => {
    test.use(devices[device])

    // With a cache of its own, as the changed script would be kept for other tests.
    test('every page stays, with links to the form', { tag: '@own-page' }, async ({ page }) => {
      // All pages, one after another.
      test.setTimeout(240_000)
      const { problems } = watch(page)
      await failAll(page)
      for (const name of pageNames) {
        const path = await pathOf(page.request, name)
        await page.goto(path, { waitUntil: 'networkidle' })
        await expect
          .poll(() => page.evaluate(() => Reflect.get(window, 'failing')), name)
          .toBe(true)
        await expectPage(page)
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect.soft(wide, name).toBeLessThanOrEqual(0)
        const button = page
          .locator('main a[rel=nofollow][href*="/request"]:not(.skip-link):visible')
          .first()
        if (!(await button.count())) continue
        await button.click()
        await expect(page, name).toHaveURL(/\/request\?/)
      }
      // Other than the difference to what the server has rendered, and the page that is not there.
      expect(problems.filter(each => !/#418|\b404\b/.test(each))).toEqual([])
    })
  })
}
