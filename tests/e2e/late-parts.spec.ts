/** What is loaded after hydration: pressed before it has come, and where it never comes (B195, B196). */
import { expect, type Page } from '@playwright/test'
import ru from '../../messages/ru.json' with { type: 'json' }
import { test } from '../support/test'
import { devices } from './support/visitors'

/** Exports of the chunks. */
const late = /"(?:startBackground|MenuDialog|DockView|followBoxes)",0/

/** @param answer a late chunk is sent when it resolves, and fails when it is rejected */
async function withLateParts(page: Page, answer: Promise<unknown>): Promise<void> {
  await page.route('/_next/static/**/*.js', async route => {
    const response = await route.fetch({ maxRetries: 3 })
    if (!late.test(await response.text())) return route.fulfill({ response })
    await answer.then(
      () => route.fulfill({ response }),
      () => route.abort(),
    )
  })
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-scripts', 'ready')
}

/** @returns a function that lets the late parts through */
async function holdLateParts(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await withLateParts(page, held)
  return release
}

const request = (page: Page) => page.locator('main a[href*="/request?"]:visible').first()

async function tickFirst(page: Page): Promise<void> {
  await page.locator('main form details summary').first().click()
  await page.locator('main details[open] input[name=ids]').first().check()
}

const dock = (page: Page) => page.getByRole('button', { name: ru.calculator.button })

// With a cache of its own, as a kept script is not asked for.
test.describe('the late parts of a phone', { tag: '@own-page' }, () => {
  test.use(devices.phone)
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

  test('a request that is opened before them waits for them', async ({ page }) => {
    const release = await holdLateParts(page)
    await open(page, '/contacts')
    await request(page).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    release()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page).toHaveURL('/contacts')
  })

  test('the menu that is opened before them waits for them', async ({ page }) => {
    const release = await holdLateParts(page)
    await open(page, '/contacts')
    await page.getByRole('link', { name: ru.shell.menu }).click()
    release()
    const menu = page.getByRole('dialog', { name: ru.shell.menu })
    await expect(menu.getByRole('link', { name: ru.nav.services })).toBeVisible()
  })

  test('the calculator that is opened before them waits for them, with what was ticked', async ({
    page,
  }) => {
    const release = await holdLateParts(page)
    await open(page, '/analysis/list')
    await tickFirst(page)
    await dock(page).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    release()
    const calculator = page.getByRole('dialog', { name: ru.calculator.title })
    await expect(calculator.getByRole('link', { name: ru.calculator.estimate })).toBeVisible()
    await expect(page).toHaveURL('/analysis/list')
  })

  test('without them the calculator is the form of the estimate', async ({ page }) => {
    const failed = Promise.reject(new Error('lost'))
    failed.catch(() => undefined)
    await withLateParts(page, failed)
    await open(page, '/analysis/list')
    await tickFirst(page)
    await dock(page).click()
    await expect(page).toHaveURL(/\/analysis\/estimate\?ids=\d+$/)
  })

  test('the burger that is pressed before they are lost leads to the links', async ({ page }) => {
    let lose = (_: Error) => {}
    const lost = new Promise<never>((_, reject) => {
      lose = reject
    })
    lost.catch(() => undefined)
    await withLateParts(page, lost)
    await open(page, '/kk/contacts')
    await page.locator('header a[href="#site-links"]').click()
    lose(new Error('lost'))
    await expect(page).toHaveURL('/kk/contacts#site-links')
  })

  test('without them buttons and the burger are links', async ({ page }) => {
    const failed = Promise.reject(new Error('lost'))
    failed.catch(() => undefined)
    await withLateParts(page, failed)
    await open(page, '/contacts')
    const burger = page.getByRole('link', { name: ru.shell.menu })
    await expect(burger).not.toHaveAttribute('aria-haspopup')
    await burger.click()
    await expect(page).toHaveURL('/contacts#site-links')
    await request(page).click()
    await expect(page).toHaveURL(/\/request\?/)
  })
})
