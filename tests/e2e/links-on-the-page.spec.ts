/**
 * After a link to a place on the same page, whose history entry is the browser's own: dialogs, menus and
 * panels open and close in the document that is there, what opened them has the focus again, and what was
 * typed or sent is not lost. In Firefox and WebKit: tests/operations/browsers.test.ts.
 */
import { expect, type Page } from '@playwright/test'
import ru from '../../messages/ru.json' with { type: 'json' }
import { problemsOfOverlays } from '../support/overlays'
import { test } from '../support/test'
import { type Device, devices } from './support/visitors'

const driverOf = (page: Page) => ({
  open: async (url: string) => {
    await page.goto(url)
  },
  look: <T>(expression: string) => page.evaluate<T>(expression),
  click: (selector: string) => page.locator(selector).first().click(),
  clickAt: (x: number, y: number) => page.mouse.click(x, y),
  type: (selector: string, text: string) => page.locator(selector).first().fill(text),
  enter: (selector: string) => page.locator(selector).first().press('Enter'),
  press: (key: string) => page.keyboard.press(key),
})

for (const device of Object.keys(devices) as Device[]) {
  test.describe(device, () => {
    test.use({ ...devices[device], reducedMotion: 'reduce' })

    test('whatever opens after a link on the page closes in the same document', async ({
      page,
    }) => {
      test.setTimeout(180_000)
      const layout = device === 'phone' ? 'mobile' : 'desktop'
      expect(await problemsOfOverlays(driverOf(page), '', layout)).toEqual([])
    })

    test('what was typed into a dialog that was closed is there again', async ({ page }) => {
      await page.goto('/posts/mrt-ili-kt')
      await page.locator('main a[href^="#"]:visible').first().click()
      const opener = page.locator('main a[rel=nofollow][aria-haspopup=dialog]:visible').first()
      await opener.click()
      await page.getByLabel(ru.request.name).fill('Мадина')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await opener.click()
      await expect(page.getByLabel(ru.request.name)).toHaveValue('Мадина')
    })
  })
}
