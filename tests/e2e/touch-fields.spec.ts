/**
 * Safari on iPhones and iPads zooms into a field of less than 16 px when it gets the focus: no field of
 * a touch screen is smaller, at any width and text size of the site, in dialogs either (B31).
 */
import { expect, type Page } from '@playwright/test'
import ru from '../../messages/ru.json' with { type: 'json' }
import { test } from '../support/test'
import { pageNames, pathOf } from './support/page-paths'
import { devices } from './support/visitors'

/** By their layout: phones in landscape and tablets have that of desktops. */
const screens = {
  phone: [
    [320, 568],
    [390, 844],
    [430, 932],
  ],
  desktop: [
    [667, 375],
    [844, 390],
    [744, 1133],
    [768, 1024],
    [1024, 768],
    [1366, 1024],
    [1550, 1000],
  ],
} as const

/** Fields with text that are smaller than 16 px, with their number, so that none is forgotten. */
async function smallFields(page: Page, sizes: readonly (readonly [number, number])[]) {
  const small: string[] = []
  const fields = page.locator(
    'input:not([type=hidden], [type=checkbox], [type=radio]), select, textarea',
  )
  // Styles are computed all the same, and no field has a size of its container: laying out takes longest.
  await page.evaluate(() => {
    document.documentElement.style.display = 'none'
  })
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    const found = await fields.evaluateAll(all =>
      all.flatMap(each => {
        const size = Number.parseFloat(getComputedStyle(each).fontSize)
        return size < 16 ? [`${size} px: ${each.outerHTML.slice(0, 90)}`] : []
      }),
    )
    small.push(...found.map(field => `${width} px: ${field}`))
  }
  return { small, count: await fields.count() }
}

/** What has fields and is not in the HTML, by the page with its button. */
const dialogs = {
  'the request': ['/doctors-list/list', 'main a[aria-haspopup="dialog"]'],
  'the list of a doctor': ['/analysis/list', 'main a[aria-haspopup="dialog"]'],
} as const

for (const device of ['phone', 'desktop'] as const) {
  test.describe(device, () => {
    test.use({ ...devices[device], hasTouch: true })

    test('fields of pages', async ({ page }) => {
      const counts: number[] = []
      for (const name of pageNames) {
        await page.goto(await pathOf(page.request, name))
        const { small, count } = await smallFields(page, screens[device])
        expect.soft(small, name).toEqual([])
        counts.push(count)
      }
      expect(await page.evaluate(() => matchMedia('(any-pointer: coarse)').matches)).toBe(true)
      expect(counts.filter(count => count > 0).length).toBeGreaterThan(4)
    })

    for (const [name, [path, button]] of Object.entries(dialogs)) {
      test(`fields of the dialog: ${name}`, async ({ page }) => {
        await page.goto(path)
        if (device === 'phone' && path === '/analysis/list') {
          await page.getByRole('button', { name: /^Калькулятор/ }).click()
          await page.getByRole('dialog').getByRole('link', { name: ru.referral.open }).click()
        } else await page.locator(button).filter({ visible: true }).first().click()
        const fields = page.locator('dialog[open] :is(input:not([type=hidden]), textarea)')
        await expect(fields.first()).toBeVisible()
        const { small } = await smallFields(page, screens[device])
        expect(small).toEqual([])
      })
    }
  })
}
