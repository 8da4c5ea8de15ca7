import { expect, type Page } from '@playwright/test'
import ru from '../../../messages/ru.json' with { type: 'json' }
import { isHydrated } from './translator'

/** Fills and sends the page of the request form, on which the browser is or arrives. */
export async function sendForm(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/request\?kind=/)
  // Where an island fails, React draws the page once more while it starts.
  await isHydrated(page)
  await page.locator('input[name="name"]').fill('Мадина')
  await page.locator('input[name="phone"]').fill('8 701 000 00 14')
  await page.locator('input[name="consent"]').check()
  await page.getByRole('button', { name: ru.request.send }).click()
  await expect(page).toHaveURL(/\/request\/accepted$/)
}
