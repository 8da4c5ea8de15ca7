/** The bottom bar on phones with the main action of the page; on every page: every-page.spec.ts. */
import { expect, type Page } from '@playwright/test'
import { test } from '../support/test'
import { footOf, mainActions } from './support/foot'
import { pathOf } from './support/page-paths'
import { devices } from './support/visitors'

const bar = (page: Page) => page.getByRole('complementary').last()

test.describe('a phone', () => {
  test.use(devices.phone)

  test('the request button of a page is visible once in any viewport', async ({ page }) => {
    for (const [name, href] of Object.entries(mainActions)) {
      await page.goto(await pathOf(page.request, name))
      await page.setViewportSize({ width: 390, height: 740 })
      const { action } = await footOf(page)
      expect(action?.href, name).toMatch(href)
      const offers = page
        .locator(`a[href="${action?.href}"]:not(.skip-link)`)
        .filter({ visible: true })
      await expect(offers, name).toHaveCount(1)
      // Here the bar is not fixed but at the end of the page, and the page's own button is nearer.
      await page.setViewportSize({ width: 390, height: 390 })
      expect((await footOf(page)).action, name).toBeUndefined()
      await expect(offers.first(), name).toBeVisible()
      const places = await offers.evaluateAll(all =>
        all.map(each => each.getBoundingClientRect().y),
      )
      const gaps = places.slice(1).map((place, index) => place - (places[index] ?? 0))
      expect(Math.min(390, ...gaps), name).toBe(390)
    }
  })

  test('the chosen day is passed to the request of the bar', async ({ page }) => {
    await page.goto(await pathOf(page.request, 'doctor'))
    await page.locator('main button[aria-pressed]:enabled').first().click()
    await page.getByRole('link', { name: 'Записаться' }).last().click()
    await expect(page.getByRole('dialog')).toContainText('удобный день')
  })

  test('it hides in print, in low viewports, and when the on-screen keyboard is open', async ({
    page,
  }) => {
    await page.goto('/analysis/list')
    await page.emulateMedia({ media: 'print' })
    expect((await footOf(page)).count).toBe(0)
    await page.emulateMedia({ media: null })

    // Below 400 px the calculator is at the end of the page.
    await page.setViewportSize({ width: 390, height: 390 })
    expect((await footOf(page)).count).toBe(0)
    await expect(page.getByRole('button', { name: /^Калькулятор/ })).toBeAttached()

    await page.setViewportSize(devices.phone.viewport)
    const field = page.getByRole('searchbox').first()
    await field.focus()
    await expect(bar(page)).toBeVisible()
    // The keyboard shrinks the viewport.
    await page.setViewportSize({ width: 390, height: 440 })
    await expect(bar(page)).toBeHidden()
    expect((await footOf(page)).count).toBe(0)
    await field.blur()
    await expect(bar(page)).toBeVisible()
  })
})
