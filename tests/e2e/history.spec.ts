/** "Back" closes an overlay before it leaves the page, and no extra history entry is left. */
import { expect, type Page } from '@playwright/test'
import { test } from '../support/test'
import { type Device, devices } from './support/visitors'

interface Overlay {
  readonly name: string
  readonly path: string
  readonly layout: Device
  readonly open: (page: Page) => Promise<void>
  /** Accessible name of the overlay. */
  readonly dialog: string | RegExp
}

const press = (name: string | RegExp) => async (page: Page) => {
  await page
    .locator('body')
    .getByRole('button', { name })
    .or(page.getByRole('link', { name }))
    .first()
    .click()
}

const requestDialog: Overlay = {
  name: 'the request dialog',
  path: '/check-up/list',
  layout: 'desktop',
  open: page => page.locator('main a[aria-haspopup="dialog"]').first().click(),
  dialog: /Обратный звонок|Запись/,
}

/** It has its history entry from the same hook as the list and the calculator. */
const menu: Overlay = {
  name: 'the menu',
  path: '/about-us',
  layout: 'phone',
  open: press('Меню'),
  dialog: 'Меню',
}

const list: Overlay = {
  name: "the doctor's referral",
  path: '/analysis/list',
  layout: 'desktop',
  open: press(/список/i),
  dialog: /список/i,
}

const openDialogs = (page: Page) => page.locator('dialog[open]')
const entries = (page: Page) => page.evaluate(() => window.history.length)
const overPage = (page: Page) => page.evaluate(() => window.history.state?.overPage ?? [])

/** The entry is pushed by a timer after the overlay opens; a test is faster than a finger. */
const expectEntry = (page: Page) => expect.poll(() => overPage(page)).toHaveLength(1)

/** No overlay is open, and the history entry is the page's own. */
async function expectPage(page: Page, path: string) {
  await expect(openDialogs(page)).toHaveCount(0)
  await expect(page).toHaveURL(path)
  await expect.poll(() => overPage(page)).toEqual([])
}

/** The entry before the page. */
const before = '/healthz'

/** Opens a page with an entry before it. */
async function arrive(page: Page, path: string) {
  await page.goto(before)
  await page.goto(path)
  await page.waitForLoadState('networkidle')
}

for (const { name, path, layout, open, dialog } of [requestDialog, menu, list]) {
  test.describe(`${name}, ${layout}`, () => {
    test.use(devices[layout])

    test('back closes it, forward opens it, a reload closes it, back leaves the page', async ({
      page,
    }) => {
      await arrive(page, path)
      await open(page)
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
      await expectEntry(page)
      await page.goBack()
      await expectPage(page, path)
      await page.goForward()
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
      // A reload does not open it.
      await page.reload()
      await expectPage(page, path)
      await page.goBack()
      await expect(page).toHaveURL(before)
    })
  })
}

for (const { name, path, layout, open } of [requestDialog, menu]) {
  test.describe(`${name}, ${layout}`, () => {
    test.use(devices[layout])

    test('closed by Escape, it leaves no history entry', { tag: '@own-page' }, async ({ page }) => {
      await arrive(page, path)
      const count = await entries(page)
      for (const _time of [1, 2]) {
        await open(page)
        await expect(openDialogs(page)).toHaveCount(1)
        await expect.poll(() => entries(page)).toBe(count + 1)
        await page.keyboard.press('Escape')
        await expectPage(page, path)
      }
      await page.goBack()
      await expect(page).toHaveURL(before)
    })
  })
}

test.describe('on a phone', () => {
  test.use(devices.phone)

  test("a link of the menu navigates from the page's own entry", async ({ page }) => {
    await arrive(page, '/about-us')
    await press('Меню')(page)
    await page.getByRole('dialog').getByRole('link', { name: 'Врачи' }).click()
    await expect(page).toHaveURL('/doctors-list/list')
    await expect(page.getByRole('heading', { level: 1, name: /врач/i })).toBeVisible()
    await expect(openDialogs(page)).toHaveCount(0)
    await page.goBack()
    await expectPage(page, '/about-us')
    await page.goBack()
    await expect(page).toHaveURL(before)
  })

  test('the request dialog that is opened from the menu replaces it', async ({ page }) => {
    await arrive(page, '/about-us')
    await press('Меню')(page)
    await page.getByRole('dialog').getByRole('link', { name: 'Записаться онлайн' }).click()
    await expect(page.getByLabel('Имя')).toBeVisible()
    await page.goBack()
    await expectPage(page, '/about-us')
    await page.goBack()
    await expect(page).toHaveURL(before)
  })

  test('of two overlays, back closes the upper one first', async ({ page }) => {
    await arrive(page, '/analysis/list')
    await press(/^Калькулятор/)(page)
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /список/i })
      .click()
    await expect(openDialogs(page)).toHaveCount(2)
    await page.goBack()
    await expect(openDialogs(page)).toHaveCount(1)
    await page.goBack()
    await expectPage(page, '/analysis/list')
    await page.goBack()
    await expect(page).toHaveURL(before)
  })

  test('rotated with the menu open, the layout switches after the menu is closed', async ({
    page,
  }) => {
    await arrive(page, '/about-us')
    await press('Меню')(page)
    await expect(openDialogs(page)).toHaveCount(1)
    await page.setViewportSize({ width: 844, height: 390 })
    await expect(openDialogs(page)).toHaveCount(1)
    await page.goBack()
    await expect(page.getByRole('link', { name: 'Меню' })).toHaveCount(0)
    await expectPage(page, '/about-us')
  })
})
