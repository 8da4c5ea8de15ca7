/**
 * Safari throws at the 101st change of the history in 30 seconds: who uses filters and fields heavily
 * and then follows a link gets its page, and the last state is the one that is kept.
 */
import { expect, type Page } from '@playwright/test'
import ru from '../../messages/ru.json' with { type: 'json' }
import { test } from '../support/test'
import { devices } from './support/visitors'

/** Before any script of the page: the browser's own functions count and throw as Safari's do. */
async function limitHistory(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const times: number[] = []
    const counted = globalThis as { refused?: number }
    counted.refused = 0
    for (const name of ['pushState', 'replaceState'] as const) {
      const change = History.prototype[name]
      History.prototype[name] = function (...values) {
        const now = performance.now()
        while ((times[0] ?? now) < now - 30_000) times.shift()
        if (times.length >= 100) {
          counted.refused = (counted.refused ?? 0) + 1
          throw new DOMException('More than 100 times', 'SecurityError')
        }
        times.push(now)
        change.apply(this, values)
      }
    }
  })
}

/** Uses up what is left. */
const exhaust = (page: Page) =>
  page.evaluate(() => {
    const { replaceState } = History.prototype
    try {
      while (true) replaceState.call(history, history.state, '')
    } catch {}
  })

const arrive = async (page: Page, path: string) => {
  await limitHistory(page)
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-scripts', 'ready')
}

const menuLink = (page: Page) =>
  page.locator('header a[href="/analysis/list"]').filter({ visible: true }).first()

const watchErrors = (page: Page) => {
  const thrown: string[] = []
  page.on('pageerror', error => thrown.push(error.message))
  return thrown
}

test.describe('on a desktop', { tag: '@own-page' }, () => {
  test.use(devices.desktop)

  test('a label pressed 201 times is the state of the list, also after a reload and a link', async ({
    page,
  }) => {
    const thrown = watchErrors(page)
    await arrive(page, '/doctors-list/list')
    const tag = page.getByRole('button', { name: 'Принимает детей' })
    await tag.evaluate(async (button: HTMLElement) => {
      for (let count = 0; count < 201; count += 1) {
        button.click()
        await new Promise(resolve => setTimeout(resolve, 15))
      }
    })
    await expect(tag).toHaveAttribute('aria-pressed', 'true')
    await expect(page).toHaveURL(/label=/)
    await page.reload()
    await expect(tag).toHaveAttribute('aria-pressed', 'true')
    await menuLink(page).click()
    await expect(page).toHaveURL('/analysis/list')
    await page.goBack()
    await expect(tag).toHaveAttribute('aria-pressed', 'true')
    expect(thrown).toEqual([])
  })

  test('a label pressed twice a second for half a minute: no change of the URL is refused', async ({
    page,
  }) => {
    await page.clock.install()
    await arrive(page, '/doctors-list/list')
    const tag = page.getByRole('button', { name: 'Принимает детей' })
    for (let count = 0; count < 55; count += 1) {
      await tag.evaluate((button: HTMLElement) => button.click())
      await page.clock.runFor(500)
    }
    expect(await page.evaluate(() => (globalThis as { refused?: number }).refused)).toBe(0)
  })

  test('with nothing left, filters, an overlay and a link work', async ({ page }) => {
    const thrown = watchErrors(page)
    await arrive(page, '/doctors-list/list')
    await exhaust(page)
    const tag = page.getByRole('button', { name: 'Принимает детей' })
    await tag.click()
    await expect(tag).toHaveAttribute('aria-pressed', 'true')
    await page.locator('main a[aria-haspopup="dialog"]').filter({ visible: true }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await menuLink(page).click()
    await expect(page).toHaveURL('/analysis/list')
    await expect(page.locator('h1')).toBeVisible()
    expect(thrown).toEqual([])
  })
})

test.describe('on a phone', { tag: '@own-page' }, () => {
  test.use(devices.phone)

  test('a long text is typed and deleted, then a link followed: back has the last text', async ({
    page,
  }) => {
    const thrown = watchErrors(page)
    await arrive(page, '/analysis/list')
    const field = page.getByRole('searchbox', { name: ru.analyses.find })
    await field.pressSequentially('а'.repeat(80))
    for (let count = 0; count < 80; count += 1) await page.keyboard.press('Backspace')
    await field.pressSequentially('витамин')
    const row = page.locator('main form[id] li').first()
    await expect(row).toContainText(/витамин/i)
    await row.locator('a').first().click()
    await expect(page).toHaveURL(/\/analysis\/list\/./)
    await page.goBack()
    await expect(field).toHaveValue('витамин')
    expect(thrown).toEqual([])
  })
})
