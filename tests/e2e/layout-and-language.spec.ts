import { expect } from '@playwright/test'
import { phoneQuery } from '../../lib/routing/layout'
import ru from '../../messages/ru.json' with { type: 'json' }
import { test } from '../support/test'
import { expectAccessible } from './support/accessible'
import { devices, watch } from './support/visitors'

const burger = 'header a[href="#site-links"]'
const wide = { width: 640, height: 800 }
const narrow = { width: 639, height: 800 }

test.describe('the layout follows the viewport at 640 px', () => {
  test.use(devices.desktop)

  test('in both directions; unfolded texts stay unfolded', async ({ page }) => {
    const watched = watch(page)
    await page.goto('/')
    const text = page.locator('details#text-2')
    await text.locator('summary').click()
    await expect(text).toHaveAttribute('open', '')

    await page.setViewportSize(narrow)
    await expect(page.locator(burger)).toBeVisible()
    await expect(text).toHaveAttribute('open', '')
    await page.setViewportSize(wide)
    await expect(page.locator(burger)).toHaveCount(0)
    watched.expectNone()

    await page.reload()
    await expect(page.locator(burger)).toHaveCount(0)
  })

  test('once, where the server does not follow the cookie or cookies are blocked', async ({
    page,
  }) => {
    const loads = { count: 0 }
    page.on('domcontentloaded', () => {
      loads.count += 1
    })
    await page.setViewportSize(narrow)
    // As behind a proxy that chooses the layout by itself.
    await page.route('/contacts', route => {
      const headers = { ...route.request().headers(), cookie: '' }
      return route.continue({ headers })
    })
    await page.goto('/contacts')
    await expect.poll(() => loads.count).toBe(2)
    await page.waitForTimeout(1000)
    expect(loads.count).toBe(2)
    await page.addInitScript(() =>
      Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined }),
    )
    loads.count = 0
    await page.goto('/posts/list', { waitUntil: 'networkidle' })
    await page.waitForTimeout(1000)
    expect(loads.count).toBe(1)
  })

  test('not where something was typed that the page does not keep', async ({ page }) => {
    await page.goto('/request', { waitUntil: 'networkidle' })
    const name = page.getByLabel(ru.request.name)
    await name.fill('Айгуль')
    await page.setViewportSize(narrow)
    await page.waitForTimeout(1000)
    await expect(name).toHaveValue('Айгуль')
    await name.fill('')
    // Two changes within a frame are none.
    const isWide = await page.evaluateHandle(query => {
      const changed = new Promise(resolve => {
        matchMedia(query).addEventListener('change', resolve, { once: true })
      })
      return { changed }
    }, phoneQuery)
    await page.setViewportSize(wide)
    await isWide.evaluate(({ changed }) => changed)
    await page.setViewportSize(narrow)
    await expect(page.locator(burger)).toBeVisible()
  })

  test('not while a request dialog is open, but after it', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: ru.home.widget.button, exact: true }).click()
    const name = page.getByRole('dialog').getByLabel(ru.request.name)
    await name.fill('Айгуль')
    await page.setViewportSize(narrow)
    await expect(name).toHaveValue('Айгуль')
    await expect(page.locator(burger)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.locator(burger)).toBeVisible()
  })

  test('not before the visitor has read what became of the request', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: ru.home.widget.button, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(ru.request.name).waitFor()
    await page.setViewportSize(narrow)
    await dialog.getByLabel(ru.request.name).fill('Айгуль')
    await dialog.getByLabel(ru.request.phone).fill('7010000031')
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: ru.request.send }).click()
    const outcome = page.getByRole('status').filter({ hasText: ru.request.status.accepted })
    await expect(outcome).toBeVisible()
    // Long after the page would have been loaded again.
    await page.waitForTimeout(1000)
    await expect(outcome).toBeVisible()
    await outcome.getByRole('button', { name: ru.request.close }).click()
    await expect(page.locator(burger)).toBeVisible()
  })
})

test.describe('the page zoom', () => {
  test.use({ ...devices.desktop })

  test('follows the width', async ({ page }) => {
    await page.goto('/')
    for (const [width, percent] of [
      [1920, 100],
      [1601, 100],
      [1600, 90],
      [1500, 90],
      [1499, 80],
      [720, 80],
      [719, 100],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
      expect(Number.parseFloat(size), `${width} px`).toBeCloseTo((16 * percent) / 100, 1)
    }
  })
})

test.describe('the language', () => {
  test.use(devices.desktop)

  test('shows on hover and by its button, is stored under both keys and restored', async ({
    page,
  }) => {
    const watched = watch(page)
    await page.goto('/')
    const kazakh = page.locator('header').getByRole('link', { name: 'Қазақша' })
    await expect(kazakh).toBeHidden()
    await page.getByRole('button', { name: ru.shell.language }).hover()
    await expect(kazakh).toBeVisible()
    await page.mouse.move(300, 700)
    await expect(kazakh).toBeHidden()
    await page.getByRole('button', { name: ru.shell.language }).press('Enter')
    await kazakh.click()

    await expect(page).toHaveURL(/\/kk$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'kk')
    const stored = () =>
      page.evaluate(() => [localStorage.getItem('language'), localStorage.getItem('lang')])
    expect(await stored()).toEqual(['kk', 'kk'])
    await page.goto('/')
    await expect(page).toHaveURL(/\/kk$/)

    await page.locator('aside').getByRole('link', { name: 'RU' }).click()
    await expect(page).toHaveURL(/\/$/)
    expect(await stored()).toEqual(['ru', 'ru'])
    watched.expectNone()
  })

  test('a choice that is only in local storage is restored', async ({ page, context }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.evaluate(() => localStorage.setItem('language', 'kk'))
    await context.clearCookies()
    // The navigation may happen before the page has loaded completely.
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page).toHaveURL(/\/kk$/)
  })
})

test.describe('the burger menu', () => {
  test.use(devices.phone)

  test('its booking button opens the request dialog, which returns the focus to the burger', async ({
    page,
  }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.locator(burger).click()
    const menu = page.getByRole('dialog', { name: ru.shell.menu })
    await expect(menu).toBeVisible()
    await expectAccessible(page, { within: ['dialog[open]'] })
    await menu.getByRole('link', { name: ru.shell.onlineBooking }).click()
    const dialog = page.getByRole('dialog', { name: ru.request.titles.mail })
    await expect(dialog.getByRole('button', { name: ru.request.send })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.locator(burger)).toBeFocused()
  })
})
