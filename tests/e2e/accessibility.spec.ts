/** axe on dialogs and overlays; pages themselves: every-page.spec.ts. */
import { expect } from '@playwright/test'
import ru from '../../messages/ru.json' with { type: 'json' }
import { test } from '../support/test'
import { expectAccessible } from './support/accessible'
import { type Device, devices } from './support/visitors'

for (const device of Object.keys(devices) as Device[]) {
  test.describe(`axe, ${device}, dialogs`, () => {
    test.use({ ...devices[device], reducedMotion: 'reduce' })

    test('the request dialog', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('link', { name: ru.home.widget.button }).click()
      const dialog = page.getByRole('dialog', { name: ru.request.titles.mail })
      await expect(dialog.getByRole('button', { name: ru.request.send })).toBeVisible()
      await dialog.getByRole('checkbox').check()
      await dialog.getByRole('button', { name: ru.request.send }).click()
      await expect(dialog.getByText(ru.request.errors.required).first()).toBeVisible()
      await expectAccessible(page)
    })

    test('the calculator with a selection, in its summary', async ({ page }) => {
      await page.goto('/analysis/category/2-biohimiya-krovi')
      await page.locator('label:has([value="201"])').click()
      if (device === 'phone') await page.locator('button[type=submit]').click()
      await expect(page.getByText('Выбрано анализов: 1 шт').last()).toBeVisible()
      await expectAccessible(page)
    })
  })
}

test.describe('axe, the burger menu', () => {
  test.use({ ...devices.phone, reducedMotion: 'reduce' })

  test('open', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: ru.shell.menu }).click()
    await expect(page.getByRole('dialog', { name: ru.shell.menu })).toBeVisible()
    await expectAccessible(page)
  })
})
