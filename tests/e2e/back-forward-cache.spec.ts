/**
 * The back/forward cache, which Playwright switches off for all other specs: every type of page comes
 * back from it, and what changed meanwhile is caught up.
 */
import { expect, type Page } from '@playwright/test'
import kk from '../../messages/kk.json' with { type: 'json' }
import ru from '../../messages/ru.json' with { type: 'json' }
import { findChromium } from '../support/chromium.mjs'
import { withoutImages } from '../support/launch'
import { test } from '../support/test'
import { pageNames, pathOf } from './support/page-paths'
import { type Device, devices } from './support/visitors'

const executablePath = findChromium()

test.use({
  launchOptions: {
    ...withoutImages,
    // The headless shell has no such cache.
    ...(executablePath && { executablePath }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

/** The full Chromium loads images whatever `launchOptions` say. */
test.beforeEach(async ({ page }) => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  await browser.send('Network.setBlockedURLs', { urls: ['*/_next/image*'] })
})

/** Loads a page and marks its document. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.evaluate(mark => Object.assign(window, { openedAs: mark }), path)
}

/** Goes back to a page. @returns whether it is the marked document */
async function back(page: Page, path: string): Promise<boolean> {
  // Playwright's own way waits for a load event, which such a page does not have.
  await page.evaluate(() => setTimeout(() => history.back()))
  const state = () =>
    page
      .evaluate(() => ({ path: location.pathname, mark: Reflect.get(window, 'openedAs') }))
      // While the page changes.
      .catch(() => undefined)
  const { pathname } = new URL(path, 'http://localhost')
  await expect.poll(async () => (await state())?.path).toBe(pathname)
  return (await state())?.mark === path
}

/** Why the browser did not keep the page. */
const reasons = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation')
    return JSON.stringify(entry && Reflect.get(entry, 'notRestoredReasons'))
  })

/** Follows a link that every page has in its footer. */
async function leave(page: Page, prefix = ''): Promise<void> {
  const path = page.url().endsWith('/posts/list') ? '/contacts' : '/posts/list'
  await page.locator(`footer a[href="${prefix}${path}"]`).first().click()
  await page.waitForURL(`**${prefix}${path}`)
}

/** Fewer than the browser keeps. */
const atOnce = 5

for (const device of Object.keys(devices) as Device[]) {
  const prefix = device === 'phone' ? '/kk' : ''
  test.describe(`pages, ${device}`, () => {
    test.use(devices[device])
    test('of every type come back with their document', async ({ page }) => {
      test.setTimeout(180_000)
      /** Opens pages one after another, and goes back through them. @returns those that were loaded again, with the reason */
      const lostOf = async (paths: readonly string[]) => {
        const lost = new Map<string, string>()
        for (let start = 0; start < paths.length; start += atOnce) {
          const some = paths.slice(start, start + atOnce)
          for (const path of some) await open(page, path)
          await leave(page, prefix)
          for (const path of some.reverse()) {
            if (!(await back(page, path))) lost.set(path, await reasons(page))
          }
        }
        return lost
      }
      // Browsers keep no page with an error status.
      const names = pageNames.filter(each => each !== 'notFound')
      const paths = await Promise.all(
        names.map(async name => prefix + (await pathOf(page.request, name))),
      )
      const lost = await lostOf(paths)
      // A browser may drop any page, as where memory is short: none is dropped twice.
      expect([...(await lostOf([...lost.keys()]))]).toEqual([])
    })
  })
}

test.describe('a desktop', () => {
  test.use(devices.desktop)

  test('after a request dialog, with what was typed in the search', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('link', { name: ru.home.widget.button, exact: true }).click()
    await expect(page.getByRole('dialog').getByLabel(ru.request.name)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const field = page.getByRole('combobox', { name: ru.search.label })
    await field.fill('кардиолог')
    await leave(page)
    expect(await back(page, '/')).toBe(true)
    await expect(field).toHaveValue('кардиолог')
  })

  test('a calculator that was changed on the next page is shown as it is now', async ({ page }) => {
    await open(page, '/analysis/list')
    const panel = page.getByRole('complementary', { name: ru.calculator.title })
    await page.locator('label:has([value="101"])').click()
    await expect(panel).toContainText('Выбрано анализов: 1 шт')
    await page.locator('main form li').nth(1).locator('a').first().click()
    await expect(page.locator('main [aria-labelledby=price]')).toBeVisible()
    await page.locator('main label:has(input[name=ids])').first().click()
    expect(await back(page, '/analysis/list')).toBe(true)
    await expect(panel).toContainText('Выбрано анализов: 2 шт')
  })

  test('a language chosen meanwhile applies', async ({ page }) => {
    await open(page, '/contacts')
    await leave(page)
    await page.getByRole('button', { name: ru.shell.language }).press('Enter')
    await page.locator('header').getByRole('link', { name: 'Қазақша' }).click()
    await expect(page).toHaveURL('/kk/posts/list')
    // Past the Russian page of articles, which became the Kazakh one.
    await page.evaluate(() => setTimeout(() => history.go(-2)))
    await expect(page).toHaveURL('/kk/contacts')
    await expect(page.locator('main')).toContainText(kk.nav.contacts)
  })

  test('a layout chosen meanwhile applies, also to a page that came by a reload', async ({
    page,
  }) => {
    const burger = page.locator('header a[href="#site-links"]')
    const goBack = async () => {
      await page.evaluate(() => setTimeout(() => history.back()))
      await expect(page).toHaveURL('/contacts')
    }
    await open(page, '/contacts')
    await page.reload({ waitUntil: 'networkidle' })
    await leave(page)
    await page.setViewportSize(devices.phone.viewport)
    await expect(burger).toBeVisible()
    await goBack()
    await expect(burger).toBeVisible()
  })
})
