/**
 * Pages before their scripts run, and where they never do: nothing that looks like a control is dead,
 * and what was pressed, chosen or typed early is done once the scripts have come (B110, B113).
 */
import { expect, type Page } from '@playwright/test'
import { localePath } from '@/lib/routing/locales'
import kk from '../../messages/kk.json' with { type: 'json' }
import ru from '../../messages/ru.json' with { type: 'json' }
import { startBreaking } from '../support/servers/breaking'
import { test } from '../support/test'
import { deadControls } from './support/dead-controls'
import { pageNames, pathOf } from './support/page-paths'
import { translate } from './support/translator'
import { type Device, devices, watch } from './support/visitors'

const scripts = '**/_next/static/**/*.js'

/** Lets the scripts of the page arrive. */
let release = () => {}

/** The scripts of the next page are held until they are released. */
const holdScripts = (page: Page) => {
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  return page.route(scripts, async route => {
    await released
    await route.continue().catch(() => undefined)
  })
}

/** Resolves when the page can be seen. */
async function openSlowly(page: Page, path: string): Promise<void> {
  await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('footer').waitFor()
  expect(await page.locator('html').getAttribute('data-scripts')).toBe('loading')
}

/** Lets the scripts arrive, and waits until they have run. */
async function expectReady(page: Page): Promise<void> {
  release()
  await expect(page.locator('html')).toHaveAttribute('data-scripts', 'ready', { timeout: 30_000 })
}

const cards = (page: Page) => page.locator('main article:has(h2)')

for (const device of ['desktop', 'phone'] as const) {
  test.describe(`without JavaScript, ${device}`, () => {
    test.use({ ...devices[device], javaScriptEnabled: false })

    test('no control is dead on any type of page', async ({ page }) => {
      for (const name of pageNames) {
        const [pathname = '', query] = (await pathOf(page.request, name)).split('?')
        await page.goto(localePath(pathname, 'kk') + (query ? `?${query}` : ''))
        expect.soft(await deadControls(page), name).toEqual([])
      }
    })
  })
}

/** Where the scripts can be run, but do not arrive. */
const lost: Readonly<Record<Device, readonly string[]>> = {
  desktop: ['/doctors-list/list', '/analysis/list', '/about-us', '/'],
  phone: ['/doctors-list/list', '/analysis/list', '/contacts', '/'],
}

for (const device of ['desktop', 'phone'] as const) {
  test.describe(`scripts that fail to load, ${device}`, () => {
    test.use(devices[device])

    test('leave no dead control', async ({ page }) => {
      await page.route(scripts, route => route.abort())
      for (const path of lost[device]) {
        await page.goto(path)
        await expect(page.locator('html')).not.toHaveAttribute('data-scripts')
        expect.soft(await deadControls(page), path).toEqual([])
      }
    })
  })
}

test.describe('late scripts, desktop', () => {
  test.use(devices.desktop)

  test('a label and an order chosen before are the list’s after', async ({ page }) => {
    const visit = watch(page)
    await openSlowly(page, '/doctors-list/list')
    const tag = page.getByRole('button', { name: 'Принимает детей' })
    const { sort, tabs } = ru.doctors.list
    const price = page.getByRole('group', { name: sort }).getByRole('button', { name: tabs.price })
    await tag.click()
    await price.click()
    await expect(tag).toHaveAttribute('data-waiting')
    await expectReady(page)
    await expect(tag).toHaveAttribute('aria-pressed', 'true')
    await expect(price).toHaveAttribute('aria-pressed', 'true')
    await expect(tag).not.toHaveAttribute('data-waiting')
    await expect(page).toHaveURL(/label=/)
    visit.expectNone()
  })

  test('the other language is chosen before the scripts are there, and stays', async ({
    page,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: 'lang', value: 'kk', url: String(baseURL) }])
    await openSlowly(page, '/kk/contacts?utm_source=leaflet')
    await page.locator('header a[hreflang="ru"]').evaluate((link: HTMLElement) => link.click())
    await expect(page).toHaveURL('/contacts?utm_source=leaflet')
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('ru')
  })

  test('text typed into the home page’s search has its hits', async ({ page }) => {
    await openSlowly(page, '/')
    const field = page.getByRole('main').getByRole('combobox').first()
    await field.click()
    await field.pressSequentially('педиатр')
    await expectReady(page)
    await expect(page.getByRole('option').first()).toBeVisible()
    await expect(field).toHaveValue('педиатр')
  })
})

test.describe('late scripts, phone', () => {
  test.use(devices.phone)

  test('a label and an order chosen before are the list’s after', async ({ page }) => {
    await openSlowly(page, '/kk/doctors-list/list')
    const tag = page.getByRole('button', { name: 'Балаларды қабылдайды' })
    await tag.tap()
    const order = page.getByRole('combobox', { name: kk.doctors.list.sort })
    await order.selectOption({ index: 1 })
    const chosen = await order.inputValue()
    await expectReady(page)
    await expect(tag).toHaveAttribute('aria-pressed', 'true')
    await expect(order).toHaveValue(chosen)
    const prices = cards(page).locator('dl > div:first-child dd')
    await expect
      .poll(async () => {
        const all = (await prices.allTextContents()).map(text => Number(text.replace(/\D/g, '')))
        return all.length > 1 && all.every((price, index) => price >= (all[index - 1] ?? 0))
      })
      .toBe(true)
  })

  test('the specialties open at once, with links; the open list then filters', async ({ page }) => {
    await openSlowly(page, '/doctors-list/list')
    const { placeholder, search } = ru.doctors.select
    await page.getByLabel(placeholder).tap()
    const link = page.getByRole('link', { name: 'Кардиолог', exact: true })
    await expect(link).toHaveAttribute('href', /specialty/)
    await page.getByPlaceholder(search).fill('кардио')
    await expectReady(page)
    const options = page.getByRole('listbox').getByRole('option')
    await expect(options).toHaveText(['Кардиолог'])
    await options.tap()
    await expect(cards(page)).toHaveCount(2)
  })

  test('text typed into the home page’s search has its hits', async ({ page }) => {
    await openSlowly(page, '/kk')
    const field = page.getByRole('main').getByRole('combobox').first()
    await field.tap()
    await field.pressSequentially('педиатр')
    await expectReady(page)
    await expect(page.getByRole('option').first()).toBeVisible()
  })
})

/** Browsers that always translate a site start before its scripts: React renders the page once more. */
for (const device of ['desktop', 'phone'] as const) {
  test.describe(`late scripts on a translated page, ${device}`, () => {
    test.use(devices[device])

    test('what was typed and ticked stays, and the page works', async ({ page }) => {
      await openSlowly(page, '/request?kind=mail')
      const form = page.locator('main form').filter({ has: page.locator('input[type=tel]') })
      const name = form.locator('input[name=name]')
      const phone = form.locator('input[type=tel]')
      await translate(page, 'google')
      await name.fill('Айгуль')
      await form.getByRole('checkbox').check()
      await phone.focus()
      await page.keyboard.type('7010000011')
      await expectReady(page)
      await expect(name).toHaveValue('Айгуль')
      await expect(phone).toHaveValue('7010000011')
      await expect(form.getByRole('checkbox')).toBeChecked()
      await expect(phone).toBeFocused()
      await expect(page.locator('.error-page')).toHaveCount(0)
      await page.unrouteAll()
      await form.getByRole('button', { name: ru.request.send }).click()
      await expect(page).toHaveURL(/request\/accepted/)
    })

    test('ticked analyses are in the calculator, typed text has its hits', async ({ page }) => {
      await openSlowly(page, '/analysis/list')
      await translate(page, 'yandex')
      const box = page.locator('input[name=ids]:visible').first()
      if (device === 'phone') await page.locator('main details summary').first().click()
      await box.check()
      await expectReady(page)
      await expect(box).toBeChecked()
      await expect(page.locator('button[type=submit][form]')).not.toContainText(/\b0\s₸/)
      await page.goto('about:blank')
      await openSlowly(page, '/')
      await translate(page, 'google')
      const field = page.locator('main input[name=q]')
      await field.fill('гемоглобин')
      await expectReady(page)
      await expect(field).toHaveValue('гемоглобин')
      await expect(page.getByRole('option').first()).toBeVisible()
    })

    // With storage of its own.
    test('the display settings of the visitor stay, on the page and in the panel', {
      tag: '@own-page',
    }, async ({ page }) => {
      await page.addInitScript(() => {
        localStorage.setItem('display-contrast', 'dark')
        localStorage.setItem('display-size', 'huge')
      })
      await openSlowly(page, '/contacts')
      await translate(page, 'google')
      await expectReady(page)
      await expect(page.locator('html')).toHaveAttribute('data-contrast', 'dark')
      await expect(page.locator('html')).toHaveAttribute('data-size', 'huge')
      if (device === 'phone') {
        await page.locator('header a[href="#site-links"]').click()
        await page.locator('dialog summary').click()
      }
      for (const value of ['dark', 'huge']) {
        await expect(page.locator(`[data-display] input[value=${value}]`).first()).toBeChecked()
      }
    })
  })
}

test.describe('late scripts on a translated page, the select of a phone', () => {
  test.use(devices.phone)

  test('opened before, it can be closed and chosen from', async ({ page }) => {
    await openSlowly(page, '/doctors-list/list')
    await translate(page, 'google')
    const select = page.locator('main details:has(input[role=combobox])').first()
    await select.locator('summary').click()
    await expectReady(page)
    await expect(select).toHaveAttribute('open')
    await expect(select.getByRole('listbox')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(select).not.toHaveAttribute('open')
    await select.locator('summary').click()
    await select.getByRole('option').nth(1).click()
    await expect(select).not.toHaveAttribute('open')
  })
})

test.describe('a page that breaks off', () => {
  test.use(devices.phone)

  for (const breach of ['closed', 'reset', 'stalled'] as const) {
    test(`${breach}: after a time it works as without scripts (B253)`, {
      tag: '@own-page',
    }, async ({ page, baseURL }) => {
      const line = await startBreaking(baseURL ?? '', breach)
      try {
        await page
          .goto(`${line.url}/doctors-list/list`, { waitUntil: 'commit' })
          .catch(() => undefined)
        const root = page.locator('html')
        await page.locator('main').waitFor()
        await expect(root).not.toHaveAttribute('data-scripts', /./, { timeout: 40_000 })
        expect(await deadControls(page)).toEqual([])
        await page.locator('main a[href*="/request?"]').first().click({ noWaitAfter: true })
        await expect(page).toHaveURL(/\/request\?kind=doctors/)
      } finally {
        line.stop()
      }
    })
  }
})
